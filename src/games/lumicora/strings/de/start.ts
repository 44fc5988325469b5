import type { StartStrings } from '../en/start';

export const startDe: StartStrings = {
  lead: 'Baut eure Riffe aus Luminos: erst in die Breite, dann immer höher.',
  facts: '2 bis 4 Personen · 10 Runden',
  trackReef: 'Mein Riff',
  trackReefText: 'Nur meins, auf diesem Handy',
  trackTable: 'Der ganze Tisch',
  trackTableText: 'Ein Handy für alle',
  whoWon: 'Wer hat gewonnen?',
  whoWonText: 'Ein beendetes Spiel zählen',
  learn: 'Lernen',
  learnText: 'Lektionen und Regeln',
  lessonsDone: (done, all) => `${done} von ${all} Lektionen`,
  today: 'Heute',
  todayText: 'Ein neues Rätsel',
  todayDone: 'Rätsel gespielt',
  streak: (days) => (days === 1 ? '1 Tag in Folge' : `${days} Tage in Folge`),
  review: 'Wiederholen',
  reviewWaiting: (count) => (count === 1 ? 'Heute wartet 1 Stellung' : `Heute warten ${count} Stellungen`),
  more: 'Mehr',
  rules: 'Regeln',
};
