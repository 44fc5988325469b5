import type { BaseTerrain } from '../../rules/boards';
import { wordsEn } from './words';

export const setupEn = {
  newGame: 'New game',
  goOn: 'Continue',
  gameState: (round: number) => `Round ${round} of 10`,
  noGames: 'Put the box on the table, start a new game here, and pass the phone around.',
  unavailable:
    'Your games can’t be read right now. Nothing was deleted. Close other windows of Reefside and try again.',
  tryAgain: 'Try again',
  damaged: 'A stored game is damaged and could not be opened. It was set aside; nothing was deleted.',
  newer: 'A stored game comes from a newer Reefside. Update the app to open it; it stays as it is.',
  exportSave: 'Export it',

  title: 'New game',
  players: 'Who plays?',
  defaultName: (seat: number) => `Player ${seat}`,
  name: (seat: number) => `Name of player ${seat}`,
  earlier: 'Played before',
  takeName: (name: string) => `Add ${name}`,
  addPlayer: 'Add a player',
  removePlayer: (name: string) => `Remove ${name}`,
  fishOf: (name: string) => `Fish of ${name}`,
  startOf: (name: string) => `Starting Lumino of ${name}`,
  startLumino: 'Starting Lumino',
  pair: (a: string, b: string) => `${a} and ${b}`,
  turnStart: (name: string) => `Turn the starting Lumino of ${name}`,
  turn: 'Turn round',
  details: 'Fish and starting Lumino',
  octopus: 'Who begins with the octopus?',
  side: 'Reef boards',
  scoreBoard: 'Score board',
  sideNotes: { A: 'Recommended for the first game', B: 'With remote limestone' },
  scoreBoardNotes: { dark: 'Animals count by species', light: 'Animals count by their neighbours' },
  start: 'Start the game',
  sameName: 'Two players have the same name.',

  terrainTitle: 'Your printed board',
  terrainLead:
    'The booklets do not print which space is which. Tap a space until it matches your board; the app remembers it.',
  terrainSpace: (space: string, terrain: string) => `${space}, ${terrain}`,
  terrainKind: (terrain: BaseTerrain | 'start') =>
    terrain === 'start'
      ? 'starting area'
      : typeof terrain === 'number'
        ? `remote limestone −${-terrain}`
        : terrain,
  terrainDone: 'It matches my board',
  terrainLater: 'Ask me next time',
  terrainReset: 'Back to our guess',
  terrainUndo: 'Undo',

  correctTitle: (name: string) => `Correct ${name}`,
  tableTitle: 'Correct the table',
  score: 'Score',
  limestone: 'Limestone',
  tiles: 'Scoring tiles',
  less: (what: string) => `${what}: one less`,
  moreOf: (what: string) => `${what}: one more`,
  currently: (what: string, value: number) => `${what}: ${value}`,
  fish: 'Fish',
  nameField: 'Name',
  saveName: 'Save the name',
  roundField: 'Round',
  octopusField: 'Octopus',
  correctionsAreLogged: 'Every correction is part of the log and can be undone.',

  before: 'Before',
  jellyfish: 'Jellyfish',
  limestoneRow: 'Limestone',
  animals: 'Animals',
  majority: (color: keyof typeof wordsEn.colors) => `Most ${wordsEn.colors[color]}`,
  remote: 'Remote limestone',
  notOver: 'Not over yet: how it stands now',
  total: 'Total',
};

export type SetupStrings = typeof setupEn;
