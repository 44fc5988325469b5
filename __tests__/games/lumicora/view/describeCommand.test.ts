import { DEFAULT_BOARDS, spaceNamed } from '@/games/lumicora/rules/boards';
import type { Command } from '@/games/lumicora/session/table/commands';
import { openTable, suggestSetup } from '@/games/lumicora/session/table/table';
import { lumicoraStrings } from '@/games/lumicora/strings';
import { describeCommand } from '@/games/lumicora/view/describeCommand';

const table = openTable(suggestSetup(['Anni', 'Peter']));
const on = [spaceNamed('c3')!, spaceNamed('c4')!] as const;
const pink = (symbols: readonly [3 | 5 | null, 3 | 'crab' | null]): Command => ({
  type: 'place',
  player: 0,
  lumino: { on, colors: ['pink', 'pink'], symbols: symbols as [3, 'crab'] },
  anyway: false,
});

test.each<readonly [Command, string, string]>([
  [pink([3, 'crab']), 'Anni, pink 3 with crab', 'Anni, pink 3 mit Krabbe'],
  [pink([5, null]), 'Anni, pink 5', 'Anni, pink 5'],
  [pink([null, 3]), 'Anni, pink 3', 'Anni, pink 3'],
  [
    { type: 'take-limestone', player: 1, count: 4 },
    'Peter, 4 limestone taken',
    'Peter, 4 Kalkstein genommen',
  ],
  [{ type: 'take-back', player: 0, lumino: 0 }, 'Anni, Lumino taken back', 'Anni, Lumino zurückgenommen'],
  [{ type: 'return-lumino', player: 0 }, 'Anni, Lumino returned', 'Anni, Lumino zurückgelegt'],
  [
    { type: 'spend-jellyfish', player: 0, color: 'blue' },
    'Anni, blue jellyfish spent',
    'Anni, Qualle (blau) abgegeben',
  ],
  [{ type: 'end-turn', player: 1 }, 'Peter, turn ended', 'Peter, Zug beendet'],
  [{ type: 'begin-scoring' }, 'scoring phase begun', 'Wertungsphase begonnen'],
  [{ type: 'score-coral', player: 0, color: 'green' }, 'Anni, green scored', 'Anni, grün gewertet'],
  [{ type: 'skip-scoring', player: 0 }, 'Anni, scoring skipped', 'Anni, auf Wertung verzichtet'],
  [{ type: 'empty-bag' }, 'bag empty', 'Beutel leer'],
  [{ type: 'correct-score', player: 0, score: 12 }, 'Anni, score set to 12', 'Anni, Punkte auf 12 gesetzt'],
  [
    { type: 'correct-limestone', player: 0, limestone: 2 },
    'Anni, limestone set to 2',
    'Anni, Kalkstein auf 2 gesetzt',
  ],
  [
    { type: 'correct-tile', player: 0, color: 'pink', tile: 'spent' },
    'Anni, pink tile set to spent',
    'Anni, Plättchen pink auf abgegeben gesetzt',
  ],
  [{ type: 'correct-round', round: 4 }, 'round set to 4', 'Runde auf 4 gesetzt'],
  [{ type: 'correct-octopus', player: 1 }, 'Peter, octopus received', 'Peter, Oktopus bekommen'],
  [{ type: 'change-name', player: 1, name: ' Pit ' }, 'Peter, renamed Pit', 'Peter, umbenannt in Pit'],
  [
    { type: 'change-fish', player: 0, fish: 'clownfish' },
    'Anni, fish changed to Clownfish',
    'Anni, Fisch geändert: Clownfisch',
  ],
  [
    { type: 'change-start', player: 0, start: { colors: ['blue', 'pink'], symbols: [null, null] } },
    'Anni, starting Lumino changed',
    'Anni, Start-Lumino geändert',
  ],
  [
    { type: 'change-score-board', scoreBoard: 'light' },
    'score board: Light side',
    'Wertungsplan: Helle Seite',
  ],
  [{ type: 'change-board', board: DEFAULT_BOARDS.B }, 'board changed: Side B', 'Plan geändert: B-Seite'],
])('the step %j is named in both languages', (command, english, german) => {
  expect(describeCommand(lumicoraStrings.en, table, command)).toBe(english);
  expect(describeCommand(lumicoraStrings.de, table, command)).toBe(german);
});
