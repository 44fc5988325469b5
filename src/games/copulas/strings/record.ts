import type { Translations } from '@/ui/i18n/language';
import { minus, pointsDe, pointsEn } from '@/ui/i18n/phrases';

const en = {
  variant: (teams: boolean, withApp: boolean): string =>
    withApp ? 'Against the app' : teams ? 'Team play' : 'Each for themselves',
  tiles: (count: number) => (count === 1 ? '1 tile placed' : `${count} tiles placed`),
  ended: 'The game is over',
  title: (date: string) => `Game of ${date}`,
  replay: 'Replay',
  begins: 'The game begins.',
  stepThrough: 'Count it again, step by step',
  playOn: 'Go on playing',
  stages: {
    gained: 'Lights',
    isolated: 'Tiles alone',
    groups: 'Smaller groups',
    bonus: 'Biggest group',
    result: 'Result',
  },
  rules: {
    gained: 'What everybody’s tiles covered.',
    isolated: 'A tile that touches none of its color costs 5.',
    groups: 'Every tile of a group that isn’t your biggest costs 3.',
    bonus: 'Whoever has the biggest group of all gains 5.',
    result: 'Most points win. Then fewest tiles left.',
  },
  counts: {
    gained: (count: number) => (count === 1 ? '1 tile' : `${count} tiles`),
    isolated: (count: number) => `${count} alone`,
    groups: (count: number) => (count === 1 ? '1 tile' : `${count} tiles`),
    bonus: (count: number) => `group of ${count}`,
  },
  winner: (names: readonly string[], by: 'points' | 'best-player' | 'tiles-left' | 'shared') => {
    const all = names.join(' and ');
    if (by === 'shared') return `${all} share the win`;
    const wins = `${all} ${names.length === 1 ? 'wins' : 'win'}`;
    if (by === 'tiles-left') return `${wins} with fewer tiles left`;
    return by === 'best-player' ? `${wins} with the best single player` : wins;
  },
  curve: 'Who was ahead',
  curveNote: 'What the end would have given after each turn.',
  costliest: 'The turns that cost most',
  costliestNone: 'No turn cost much.',
  costliestWait: 'Looking at every turn …',
  cost: (name: string, turn: number, lost: number) =>
    `Turn ${turn}, ${name}: a better place was worth about ${pointsEn(lost)} more.`,
  step: (turn: number) => `Turn ${turn}`,
  tilesLeft: 'Tiles left',
  statistics: {
    gained: 'Lights',
    isolated: 'Tiles alone',
    groups: 'Smaller groups',
    bonus: 'Biggest group',
    extraTurns: 'Extra turns a game',
    bestTile: 'Best tile',
    nothing: '–',
  },
  shared: (name: string, total: number, place: number) => `${place}. ${name}: ${pointsEn(total)}`,
  file: {
    over: 'Over',
    state: (tiles: number) => `${tiles} tiles`,
    modules: 'The painted modules come too.',
    modulesStay: 'Your painted modules stay as they are.',
  },
  countGroups: 'Count the groups',
  countGroupsHelp: 'Type each player’s groups by size. 1 is a tile alone.',
  groupsOf: (name: string) => `${name}’s groups, for example 4 3 1`,
  take: 'Take them',
  reopen: 'Reopen the game',
  share: 'Share the result',
  groupCost: (size: number, points: number) => `${size}: ${minus(points)}`,
};

type RecordWords = typeof en;

const de: RecordWords = {
  variant: (teams, withApp) => (withApp ? 'Gegen die App' : teams ? 'Im Team' : 'Jede Person für sich'),
  tiles: (count) => `${count} Plättchen gelegt`,
  ended: 'Das Spiel ist zu Ende',
  title: (date) => `Spiel vom ${date}`,
  replay: 'Noch einmal ansehen',
  begins: 'Das Spiel beginnt.',
  stepThrough: 'Schritt für Schritt nachzählen',
  playOn: 'Weiterspielen',
  stages: {
    gained: 'Lichter',
    isolated: 'Einzelne',
    groups: 'Kleinere Gruppen',
    bonus: 'Größte Gruppe',
    result: 'Ergebnis',
  },
  rules: {
    gained: 'Was alle Plättchen bedeckt haben.',
    isolated: 'Ein Plättchen, das keines seiner Farbe berührt, kostet 5.',
    groups: 'Jedes Plättchen einer Gruppe, die nicht deine größte ist, kostet 3.',
    bonus: 'Wer die größte Gruppe von allen hat, bekommt 5.',
    result: 'Die meisten Punkte gewinnen. Dann die wenigsten übrigen Plättchen.',
  },
  counts: {
    gained: (count) => `${count} Plättchen`,
    isolated: (count) => `${count} einzeln`,
    groups: (count) => `${count} Plättchen`,
    bonus: (count) => `${count}er-Gruppe`,
  },
  winner: (names, by) => {
    const all = names.join(' und ');
    if (by === 'shared') return `${all} teilen sich den Sieg`;
    const wins = `${all} ${names.length === 1 ? 'gewinnt' : 'gewinnen'}`;
    if (by === 'tiles-left') return `${wins} mit weniger übrigen Plättchen`;
    return by === 'best-player' ? `${wins} mit der besten Person` : wins;
  },
  curve: 'Wer vorn lag',
  curveNote: 'Was das Ende nach jedem Zug ergeben hätte.',
  costliest: 'Die teuersten Züge',
  costliestNone: 'Kein Zug hat viel gekostet.',
  costliestWait: 'Ich sehe mir jeden Zug an …',
  cost: (name, turn, lost) =>
    `Zug ${turn}, ${name}: ein besserer Platz war etwa ${pointsDe(lost)} mehr wert.`,
  step: (turn) => `Zug ${turn}`,
  tilesLeft: 'Übrige Plättchen',
  statistics: {
    gained: 'Lichter',
    isolated: 'Einzelne',
    groups: 'Kleinere Gruppen',
    bonus: 'Größte Gruppe',
    extraTurns: 'Extrazüge pro Spiel',
    bestTile: 'Bestes Plättchen',
    nothing: '–',
  },
  shared: (name, total, place) => `${place}. ${name}: ${pointsDe(total)}`,
  file: {
    over: 'Zu Ende',
    state: (tiles) => `${tiles} Plättchen`,
    modules: 'Die gemalten Module kommen mit.',
    modulesStay: 'Deine gemalten Module bleiben, wie sie sind.',
  },
  countGroups: 'Gruppen zählen',
  countGroupsHelp: 'Tippe die Gruppen jeder Person nach Größe. 1 ist ein einzelnes Plättchen.',
  groupsOf: (name) => `Gruppen von ${name}, zum Beispiel 4 3 1`,
  take: 'Übernehmen',
  reopen: 'Spiel wieder öffnen',
  share: 'Ergebnis teilen',
  groupCost: (size, points) => `${size}: ${minus(points)}`,
};

export const recordWords: Translations<RecordWords> = { en, de };
