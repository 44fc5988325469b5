/** For what is left of a game once it was played, whatever the game. */
export const recordEn = {
  chart: {
    coming: 'Drawing the chart …',
    missing: 'The chart could not be loaded. It needs a connection the first time.',
    again: 'Try again',
    showTable: 'Show as a table',
    hideTable: 'Hide the table',
    tableLabel: (title: string) => `${title}, as a table`,
    lastRows: (shown: number, total: number) => `The last ${shown} of ${total}`,
  },
  playback: {
    slider: 'Step of the game',
    step: (step: number, steps: number) => `Step ${step} of ${steps}`,
    previous: 'Previous',
    previousStep: 'Previous step',
    next: 'Next',
    nextStep: 'Next step',
    play: 'Play',
    pause: 'Pause',
  },
};

export type RecordStrings = typeof recordEn;
