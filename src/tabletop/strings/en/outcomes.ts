/** What became of a thing that was handed out of the app. */
export const outcomesEn = {
  shared: 'Handed over for sharing.',
  dismissed: 'Not shared.',
  saved: 'Saved among your downloads.',
  copied: 'Copied. You can paste it into a message now.',
  fileFailed: 'The file could not be shared.',
};

export type OutcomeStrings = typeof outcomesEn;
