/** For when a game was played and what its people want to remember of it. */
export const aboutEn = {
  title: 'Date and note',
  change: 'Change date and note',
  playedOn: (date: string) => `Played on ${date}`,
  day: 'Day',
  month: 'Month',
  year: 'Year',
  current: (label: string, value: number) => `${label}: ${value}`,
  less: (label: string) => `${label}: one less`,
  more: (label: string) => `${label}: one more`,
  note: 'Note',
  notePlaceholder: 'Where you played, what you want to remember',
  noSuchDay: 'That day isn’t in the calendar.',
  keep: 'Keep',
  cancel: 'Cancel',
};

export type AboutStrings = typeof aboutEn;
