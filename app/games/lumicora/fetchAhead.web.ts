/** Long enough for the first page to be there and answer. */
const AFTER_MS = 3000;

/** Parts that load when first opened are fetched while nobody waits, so that they are there without a network, too. */
export function fetchAhead(): void {
  setTimeout(() => {
    const parts = [
      import('./learnPages'),
      import('@/games/lumicora/view/puzzles/puzzlePages'),
      import('@/games/lumicora/view/sharing/picture/PictureMaker'),
      import('@/ui/charts/LineChart'),
    ];
    // Without a network now, each is asked for again when it is opened.
    for (const part of parts) part.catch(() => undefined);
  }, AFTER_MS);
}
