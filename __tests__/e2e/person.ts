import { expect, test as base, type Locator, type Page } from '@playwright/test';

/** Every browser test also watches: no request leaves the origin, and the console stays clean. */
export const test = base.extend<{ watched: void }>({
  watched: [
    async ({ page, baseURL }, use) => {
      const complaints = watch(page, baseURL!);
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** What goes wrong on this page from now on. */
export function watch(page: Page, baseURL: string): readonly string[] {
  const complaints: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== new URL(baseURL).origin) {
      complaints.push(`request to ${request.url()}`);
    }
  });
  page.on('console', (message) => {
    // The browser itself asks for the icon again at every address, also where there is no network.
    const isAboutIcon = message.location().url.endsWith('/favicon.ico');
    if (message.type() === 'error' && !isAboutIcon) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  return complaints;
}

/** What comes sooner at the same place counts as the second tap of a double tap; see src/ui/pressGuard.ts. */
const PAUSE_MS = 400;
const SAME_PLACE = 32;

const lastTaps = new WeakMap<Page, { readonly at: number; readonly x: number; readonly y: number }>();

/** Taps as people do, who lift the finger between two taps at the same place. */
export async function tap(locator: Locator): Promise<void> {
  const page = locator.page();
  await locator.tap({ trial: true });
  const { x, y, width, height } = (await locator.boundingBox())!;
  const place = { x: x + width / 2, y: y + height / 2 };
  const last = lastTaps.get(page);
  if (last !== undefined && Math.hypot(place.x - last.x, place.y - last.y) < SAME_PLACE) {
    await page.waitForTimeout(Math.max(0, last.at + PAUSE_MS - performance.now()));
  }
  await locator.tap();
  lastTaps.set(page, { at: performance.now(), ...place });
  count(page);
}

/** Draws with one finger from the middle of one thing to the middle of another. It counts as one tap. */
export async function drag(from: Locator, to: Locator): Promise<void> {
  const page = from.page();
  const middleOf = async (locator: Locator) => {
    const { x, y, width, height } = (await locator.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
  count(page);
}

const tapCounts = new WeakMap<Page, number>();

function count(page: Page): void {
  tapCounts.set(page, (tapCounts.get(page) ?? 0) + 1);
}

/** How many taps and drags a deed takes: what the budgets of the design are held to. */
export async function tapsOf(page: Page, deed: () => Promise<unknown>): Promise<number> {
  const before = tapCounts.get(page) ?? 0;
  await deed();
  return (tapCounts.get(page) ?? 0) - before;
}

/** The lines of a game as this browser has them in its journal. */
export function linesOf(page: Page, game: string): Promise<readonly string[]> {
  return page.evaluate(
    (id) =>
      new Promise<readonly string[]>((resolve, reject) => {
        const opening = indexedDB.open('reefside-journal-lumicora');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const range = IDBKeyRange.bound([id, 0], [id, Infinity]);
          const reading = opening.result.transaction('lines').objectStore('lines').getAll(range);
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve((reading.result as { line: string }[]).map(({ line }) => line));
          };
        };
      }),
    game,
  );
}

/** The save of a finished game as this browser has it in its archive; null where there is none. */
export function archivedSave(page: Page, game: string): Promise<string | null> {
  return page.evaluate(
    (id) =>
      new Promise<string | null>((resolve, reject) => {
        const opening = indexedDB.open('reefside-archive-lumicora');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('texts').objectStore('texts').get(id);
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve((reading.result as string | undefined) ?? null);
          };
        };
      }),
    game,
  );
}

/** The figures of the result table, row by row. */
export async function result(page: Page): Promise<readonly string[]> {
  await page.getByRole('table').first().waitFor();
  return page.getByRole('table').first().getByRole('row').allInnerTexts();
}

export { expect };
