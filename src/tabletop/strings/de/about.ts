import type { AboutStrings } from '../en/about';

export const aboutDe: AboutStrings = {
  title: 'Datum und Notiz',
  change: 'Datum und Notiz ändern',
  playedOn: (date) => `Gespielt am ${date}`,
  day: 'Tag',
  month: 'Monat',
  year: 'Jahr',
  current: (label, value) => `${label}: ${value}`,
  less: (label) => `${label}: eins weniger`,
  more: (label) => `${label}: eins mehr`,
  note: 'Notiz',
  notePlaceholder: 'Wo ihr gespielt habt, was ihr euch merken wollt',
  noSuchDay: 'Diesen Tag gibt es im Kalender nicht.',
  keep: 'Behalten',
  cancel: 'Abbrechen',
};
