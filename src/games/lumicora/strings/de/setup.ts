import { minus } from '@/ui/i18n/phrases';

import type { SetupStrings } from '../en/setup';

const TERRAIN = { water: 'Wasser', limestone: 'Kalkstein' } as const;
const MOST = {
  green: 'Mehrheit Grün',
  pink: 'Mehrheit Pink',
  blue: 'Mehrheit Blau',
  yellow: 'Mehrheit Gelb',
} as const;

export const setupDe: SetupStrings = {
  newGame: 'Neues Spiel',
  goOn: 'Weiterspielen',
  gameState: (round) => `Runde ${round} von 10`,
  noGames: 'Schachtel auf den Tisch, neues Spiel starten, Handy herumreichen: Los geht’s!',

  title: 'Neues Spiel',
  trackReef: 'Mein Riff',
  mySeat: 'Welcher Platz ist deiner?',
  fishOf: (name) => `Fisch von ${name}`,
  startOf: (name) => `Start-Lumino von ${name}`,
  changeFish: (name, fish) => `Fisch von ${name} ändern: ${fish}`,
  changeStart: (name, pair) => `Start-Lumino von ${name} ändern: ${pair}`,
  taken: (name) => `Das hat ${name} schon. Tauschen?`,
  swap: 'Tauschen',
  keepOwn: 'Nicht tauschen',
  closeChooser: 'Fertig',
  startLumino: 'Start-Lumino',
  pair: (a, b) => `${a} und ${b}`,
  turnStart: (name) => `Start-Lumino von ${name} drehen`,
  turn: 'Drehen',
  octopus: 'Wer beginnt mit dem Oktopus?',
  side: 'Riffpläne',
  scoreBoard: 'Wertungsplan',
  sideNotes: { A: 'Fürs erste Spiel empfohlen', B: 'Mit entlegenem Kalkstein' },
  scoreBoardNotes: { dark: 'Tiere zählen nach Art', light: 'Tiere zählen nach ihren Nachbarfeldern' },
  start: 'Spiel beginnen',

  terrainTitle: 'Dein Riffplan',
  terrainLead:
    'Unsere Felder sind eine Schätzung. Leg deinen Riffplan so hin, dass die Plätze der Wertungsplättchen liegen wie gezeichnet. Tippe ein Feld an, bis es passt, oder zieh über mehrere.',
  ourGuess: 'Geschätzt',
  ourGuessLabel: 'Geschätzt. Vergleiche den Plan mit deinem',
  ourGuessText:
    'Unsere Felder sind eine Schätzung. Sieht dein Riffplan so aus, mit den Plätzen der Wertungsplättchen wie gezeichnet?',
  confirmedText: 'So ist dein Riffplan gedruckt.',
  changeBoard: 'Felder ändern',
  turnBoard: 'Plan drehen',
  terrainSpace: (space, terrain) => `${space}, ${terrain}`,
  terrainKind: (terrain) =>
    terrain === 'start'
      ? 'Startbereich'
      : typeof terrain === 'number'
        ? `entlegener Kalkstein ${minus(terrain)}`
        : TERRAIN[terrain],
  terrainDone: 'So ist mein Plan',
  terrainLater: 'Jetzt nicht',
  terrainReset: 'Zurück zur Schätzung',
  terrainUndo: 'Rückgängig',

  correctTitle: (name) => `Stand von ${name}`,
  tableTitle: 'Spiel anpassen',
  score: 'Punkte',
  limestone: 'Kalkstein',
  tiles: 'Wertungsplättchen',
  less: (what) => `${what}: eins weniger`,
  moreOf: (what) => `${what}: eins mehr`,
  currently: (what, value) => `${what}: ${minus(value)}`,
  fish: 'Fisch',
  nameField: 'Name',
  saveName: 'Namen speichern',
  roundField: 'Runde',
  octopusField: 'Oktopus',
  correctionsAreLogged: 'Jede Änderung lässt sich rückgängig machen.',

  before: 'Runden',
  jellyfish: 'Quallen',
  limestoneRow: 'Kalkstein',
  animals: 'Tiere',
  majority: (color) => MOST[color],
  remote: 'Entlegener Kalkstein',
  totalsOnly: 'Nur Endstände',
  notOver: 'Das Spiel läuft noch: Zwischenstand',
  total: 'Summe',
};
