import {
  eraseDigit,
  mostTyped,
  sheetCommand,
  sheetFields,
  sheetValue,
  typeDigit,
  type SheetField,
} from '@/games/lumicora/session/final/countSheet';
import { scoreTable } from '@/games/lumicora/session/final/finalTable';
import { openTable, type Table, type TableSetup } from '@/games/lumicora/session/table/table';

import { board } from '../../../../support/reef';
import { play, setupFor } from '../../../../support/tables';

const SIDE_B = board('B', 'water', { '-2': 'a1', '-3': 'd1' });
const sheetOf = (changes: Partial<TableSetup> = {}): Table =>
  openTable({ ...setupFor(2), depth: 'counted', ...changes });
const nameOf = (field: SheetField) =>
  Object.values(field)
    .filter((part) => part !== 'color' && part !== 'animal')
    .join(' ');

/** The digits of a field one after another, as the keys do it; the table afterwards, and whether the field was done. */
function type(table: Table, field: SheetField, digits: string): readonly [Table, boolean] {
  let typed: number | null = null;
  let current = table;
  let isDone = false;
  for (const digit of digits) {
    const next = typeDigit(typed, Number(digit), mostTyped(current, 0, field));
    current = play(current, sheetCommand(current, 0, field, next.value));
    typed = next.value;
    isDone = next.isDone;
  }
  return [current, isDone];
}

describe('the fields', () => {
  const BESIDE = ['score', 'jellyfish', 'limestone'];
  const COLORS = ['green', 'pink', 'blue', 'yellow'];

  test('FS-1 to FS-5 stand in the order in which people count', () => {
    const animals = ['shellfish', 'crab', 'seahorse', 'starfish'];
    expect(sheetFields(sheetOf(), 0).map(nameOf)).toEqual([...BESIDE, ...COLORS, ...animals]);
  });

  test('FS-4, FS-6 ask for small and large scores on the light side, and for bare limestone on side B', () => {
    const fields = sheetFields(sheetOf({ scoreBoard: 'light', board: SIDE_B }), 0).map(nameOf);
    expect(fields.slice(7, 9)).toEqual(['light shellfish small', 'light shellfish large']);
    expect(fields.at(-1)).toBe('remote');
    expect(fields).toHaveLength(3 + 4 + 8 + 1);
  });

  test('a painted reef asks for what lies beside it, an old score sheet for totals', () => {
    expect(sheetFields(sheetOf({ depth: 'from-above' }), 0).map(nameOf)).toEqual(BESIDE);
    expect(sheetFields(sheetOf({ depth: 'totals' }), 0).map(nameOf)).toEqual(['score']);
  });
});

describe('a number key', () => {
  const score: SheetField = { kind: 'score' };
  const green: SheetField = { kind: 'color', color: 'green' };

  test.each<readonly [string, SheetField, string, number, boolean]>([
    ['leads on from points of two digits', score, '58', 58, true],
    ['waits where a third may follow', score, '12', 12, false],
    ['leads on from three', score, '128', 128, true],
    ['leads on from a leading 0', score, '0', 0, true],
    ['leads on from jellyfish at once', { kind: 'jellyfish' }, '3', 3, true],
    ['LU-6 waits for the 0 of ten markers', { kind: 'limestone' }, '1', 1, false],
    ['LU-6 leads on from ten markers', { kind: 'limestone' }, '10', 10, true],
    ['leads on from a color that cannot have so many tens', green, '9', 9, true],
    ['waits for the second digit of a color', green, '1', 1, false],
    ['leads on from an animal at once', { kind: 'animal', species: 'crab' }, '2', 2, true],
    ['FS-6 takes penalties without their minus', { kind: 'remote' }, '13', 13, true],
  ])('%s', (_, field, digits, value, isDone) => {
    const [table, done] = type(sheetOf({ board: SIDE_B }), field, digits);
    expect([sheetValue(table, 0, field), done]).toEqual([value, isDone]);
  });

  test('BO-1 knows how many spaces the other colors leave', () => {
    const [table] = type(sheetOf(), green, '30');
    const pink: SheetField = { kind: 'color', color: 'pink' };
    expect(mostTyped(table, 0, pink)).toBe(14);
    expect(type(table, pink, '2')[1]).toBe(true);
  });

  test('goes on with a negative number, and erases digit by digit', () => {
    expect(typeDigit(-1, 2, 299)).toEqual({ value: -12, isDone: false });
    expect([eraseDigit(128), eraseDigit(-12), eraseDigit(-1)]).toEqual([12, -1, 0]);
  });

  test('FS-1 to FS-4 the total grows with every key', () => {
    const light = sheetOf({ scoreBoard: 'light' });
    const keys: readonly (readonly [SheetField, string])[] = [
      [score, '41'],
      [{ kind: 'jellyfish' }, '2'],
      [{ kind: 'limestone' }, '5'],
      [{ kind: 'light', species: 'seahorse', size: 'small' }, '2'],
      [{ kind: 'light', species: 'seahorse', size: 'large' }, '1'],
    ];
    let table = light;
    const totals = keys.map(([field, digits]) => {
      [table] = type(table, field, digits);
      return scoreTable(table).players[0]!.total;
    });
    expect(totals).toEqual([41, 45, 47, 51, 58]);
  });
});
