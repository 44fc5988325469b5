import { capitalized, minus } from '@/ui/i18n/phrases';

import type { BaseTerrain } from '../../rules/boards';
import { wordsEn } from './words';

export const setupEn = {
  newGame: 'New game',
  goOn: 'Continue',
  gameState: (round: number) => `Round ${round} of 10`,
  noGames: 'Put the box on the table, start a game here, and pass the phone around.',

  title: 'New game',
  trackReef: 'Track my reef',
  mySeat: 'Which seat is yours?',
  fishOf: (name: string) => `${name}’s fish`,
  startOf: (name: string) => `${name}’s starting Lumino`,
  changeFish: (name: string, fish: string) => `Change ${name}’s fish: ${fish}`,
  changeStart: (name: string, pair: string) => `Change ${name}’s starting Lumino: ${pair}`,
  taken: (name: string) => `${name} has this one. Swap?`,
  swap: 'Swap',
  keepOwn: 'Don’t swap',
  closeChooser: 'Done',
  startLumino: 'Starting Lumino',
  pair: (a: string, b: string) => `${a} and ${b}`,
  turnStart: (name: string) => `Turn ${name}’s starting Lumino`,
  turn: 'Turn',
  octopus: 'Who begins with the octopus?',
  side: 'Reef boards',
  scoreBoard: 'Score board',
  sideNotes: { A: 'Recommended for the first game', B: 'With remote limestone' },
  scoreBoardNotes: { dark: 'Animals count by species', light: 'Animals count by their neighbors' },
  start: 'Start the game',

  terrainTitle: 'Your reef board',
  terrainLead:
    'Our layout is a best guess. Lay your board so that its slots for the scoring tiles are where they’re drawn. Tap a space until it matches, or draw over several.',
  ourGuess: 'Our guess',
  ourGuessLabel: 'Our guess. Compare the board with yours',
  ourGuessText:
    'Our layout is a best guess. Does your board look like this, with the slots where they’re drawn?',
  confirmedText: 'This is how your board is printed.',
  changeBoard: 'Change spaces',
  turnBoard: 'Turn the board',
  terrainSpace: (space: string, terrain: string) => `${space}, ${terrain}`,
  terrainKind: (terrain: BaseTerrain | 'start') =>
    terrain === 'start'
      ? 'starting area'
      : typeof terrain === 'number'
        ? `remote limestone ${minus(terrain)}`
        : terrain,
  terrainDone: 'It matches my board',
  terrainLater: 'Not now',
  terrainReset: 'Back to our guess',
  terrainUndo: 'Undo',

  correctTitle: (name: string) => `Edit player: ${name}`,
  tableTitle: 'Edit this game',
  score: 'Score',
  limestone: 'Limestone',
  tiles: 'Scoring tiles',
  less: (what: string) => `${what}: one less`,
  moreOf: (what: string) => `${what}: one more`,
  currently: (what: string, value: number) => `${what}: ${minus(value)}`,
  fish: 'Fish',
  nameField: 'Name',
  saveName: 'Save the name',
  roundField: 'Round',
  octopusField: 'Octopus',
  correctionsAreLogged: 'You can undo every change.',

  before: 'Rounds',
  jellyfish: 'Jellyfish',
  limestoneRow: 'Limestone',
  animals: 'Animals',
  majority: (color: keyof typeof wordsEn.colors) => `${capitalized(wordsEn.colors[color])} majority`,
  remote: 'Remote limestone',
  totalsOnly: 'Totals only',
  notOver: 'Game in progress: current standings',
  total: 'Total',
};

export type SetupStrings = typeof setupEn;
