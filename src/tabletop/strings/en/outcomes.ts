/** What became of a thing that was handed out of the app. */
export const outcomesEn = {
  shared: 'Handed over for sharing.',
  dismissed: 'Not shared.',
  saved: 'Saved to your downloads.',
  copied: 'Copied. You can paste it into a message now.',
  fileFailed: 'Couldn’t share the file. Try again, or choose another app.',
};

export type OutcomeStrings = typeof outcomesEn;
