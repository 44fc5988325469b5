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
  noGames: 'Stellt die Schachtel auf den Tisch, beginnt hier ein neues Spiel und reicht das Telefon herum.',
  unavailable:
    'Deine Spiele lassen sich gerade nicht lesen. Nichts wurde gelöscht. Schließ andere Fenster von Reefside und versuch es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  damaged:
    'Ein gespeichertes Spiel ist beschädigt und ließ sich nicht öffnen. Es liegt beiseite, nichts wurde gelöscht.',
  newer:
    'Ein gespeichertes Spiel stammt aus einem neueren Reefside. Aktualisiere die App, um es zu öffnen. Es bleibt, wie es ist.',
  exportSave: 'Exportieren',

  title: 'Neues Spiel',
  players: 'Wer spielt mit?',
  defaultName: (seat) => `Person ${seat}`,
  name: (seat) => `Name von Person ${seat}`,
  earlier: 'Schon dabei gewesen',
  takeName: (name) => `${name} dazunehmen`,
  addPlayer: 'Person hinzufügen',
  removePlayer: (name) => `${name} entfernen`,
  fishOf: (name) => `Fisch von ${name}`,
  startOf: (name) => `Start-Lumino von ${name}`,
  startLumino: 'Start-Lumino',
  pair: (a, b) => `${a} und ${b}`,
  turnStart: (name) => `Start-Lumino von ${name} umdrehen`,
  turn: 'Umdrehen',
  details: 'Fisch und Start-Lumino',
  octopus: 'Wer beginnt mit dem Oktopus?',
  side: 'Riffpläne',
  scoreBoard: 'Wertungsplan',
  sideNotes: { A: 'Fürs erste Spiel empfohlen', B: 'Mit entlegenem Kalkstein' },
  scoreBoardNotes: { dark: 'Tiere zählen nach Art', light: 'Tiere zählen nach ihren Nachbarfeldern' },
  start: 'Spiel beginnen',
  sameName: 'Zwei Personen haben denselben Namen.',

  terrainTitle: 'Dein gedruckter Plan',
  terrainLead:
    'In den Anleitungen steht nicht, welches Feld was ist. Tippe ein Feld an, bis es deinem Plan gleicht; die App merkt es sich.',
  terrainSpace: (space, terrain) => `${space}, ${terrain}`,
  terrainKind: (terrain) =>
    terrain === 'start'
      ? 'Startbereich'
      : typeof terrain === 'number'
        ? `entlegener Kalkstein −${-terrain}`
        : TERRAIN[terrain],
  terrainDone: 'So ist mein Plan',
  terrainLater: 'Beim nächsten Mal fragen',
  terrainReset: 'Zurück zu unserer Annahme',
  terrainUndo: 'Rückgängig',

  correctTitle: (name) => `${name} korrigieren`,
  tableTitle: 'Den Tisch korrigieren',
  score: 'Punkte',
  limestone: 'Kalkstein',
  tiles: 'Wertungsplättchen',
  less: (what) => `${what}: eins weniger`,
  moreOf: (what) => `${what}: eins mehr`,
  currently: (what, value) => `${what}: ${value}`,
  fish: 'Fisch',
  nameField: 'Name',
  saveName: 'Namen speichern',
  roundField: 'Runde',
  octopusField: 'Oktopus',
  correctionsAreLogged: 'Jede Korrektur steht im Verlauf und lässt sich rückgängig machen.',

  before: 'Vorher',
  jellyfish: 'Quallen',
  limestoneRow: 'Kalkstein',
  animals: 'Tiere',
  majority: (color) => MOST[color],
  remote: 'Entlegener Kalkstein',
  notOver: 'Noch nicht vorbei: So steht es jetzt',
  total: 'Summe',
};
