import { render, screen, userEvent } from '@testing-library/react-native';
import { Text as SvgText } from 'react-native-svg';

import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { legalPlacements } from '@/games/lumicora/rules/legalPlacements';
import type { LaidLumino } from '@/games/lumicora/rules/model';
import { surfaceOf } from '@/games/lumicora/rules/surface';
import { LuminoPiece } from '@/games/lumicora/view/reef/LuminoPiece';
import { ReefBoard, type ReefBoardProps } from '@/games/lumicora/view/reef/ReefBoard';
import { CellTarget } from '@/ui/board/CellTarget';
import type { Language } from '@/ui/i18n/language';
import { LanguageProvider } from '@/ui/i18n/LanguageContext';

import { reefOf } from '../../../../../scripts/bench/reefs';
import { at, reef, spaces } from '../../../../support/reef';

jest.unmock('react-native-svg');

const LUMINOS = reef('d4d5:GP c4c5:G3c c5d5:G5.');
const ignore = () => undefined;

const board = (props: Partial<ReefBoardProps>, language: Language = 'en') => (
  <LanguageProvider language={language}>
    <ReefBoard board={DEFAULT_BOARDS.A} luminos={LUMINOS} isTurned={false} onPress={ignore} {...props} />
  </LanguageProvider>
);
const space = (name: string) => screen.getByRole('button', { name });
const names = () =>
  screen.getAllByRole('button').map((button) => String(button.props.accessibilityLabel).slice(0, 2));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('BO-2: every space can be found by what is seen on it', () => {
  render(board({}));
  expect(screen.getAllByRole('button')).toHaveLength(44);
  for (const label of [
    'c4, green, 3, level 1',
    'c5, green, 5, level 2',
    'd5, green, plain coral, level 2',
    'd4, green, plain coral, level 1',
    'd6, limestone',
    'a1, water',
  ]) {
    expect(space(label)).toBeOnTheScreen();
  }
  expect(screen.getByLabelText('Reef with 3 Luminos')).toBeOnTheScreen();
});

test('it speaks German, too', () => {
  render(board({ board: DEFAULT_BOARDS.B, luminos: [] }, 'de'));
  for (const label of ['a1, entlegener Kalkstein −2', 'd4, Startbereich', 'c4, Wasser', 'c3, Kalkstein']) {
    expect(space(label)).toBeOnTheScreen();
  }
  expect(screen.getByLabelText('Riff mit 0 Luminos')).toBeOnTheScreen();
});

test('spaces are read from top left to bottom right, turned or not', () => {
  render(board({}));
  expect(names().slice(0, 7)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2']);
  screen.rerender(board({ isTurned: true }));
  expect(names().slice(0, 4)).toEqual(['d1', 'e1', 'c1', 'f1']);
  expect(names().at(-1)).toBe('d8');
});

test('presses tell the space', async () => {
  const onPress = jest.fn();
  const onLongPress = jest.fn();
  render(board({ onPress, onLongPress, isTurned: true }));
  const user = userEvent.setup();
  await user.press(space('c4, green, 3, level 1'));
  expect(onPress.mock.calls).toEqual([[at('c4')]]);
  await user.longPress(space('a1, water'));
  expect(onLongPress.mock.calls).toEqual([[at('a1')]]);
});

test('marks are read out', () => {
  const marks = {
    legal: new Map([
      [at('c4'), 0],
      [at('b1'), 2],
    ]),
    chosen: spaces('b1'),
    involved: new Set(spaces('d6')),
    broken: new Set([1]),
  };
  render(board({ marks }));
  expect(space('c4, green, 3, level 1, allowed, free, breaks a rule')).toBeOnTheScreen();
  expect(screen.getByRole('button', { selected: true })).toBe(
    space('b1, water, allowed, costs 2 limestone, chosen'),
  );
  expect(space('d6, limestone, marked')).toBeOnTheScreen();
});

test('what a Lumino costs stands in the space', () => {
  render(board({ luminos: [], marks: { legal: new Map([[at('b1'), 2]]) } }));
  // Drawn words are no text to screen readers, who find the cost in the label.
  const drawn = screen.UNSAFE_getAllByType(SvgText).map(({ props }) => props.children);
  expect(drawn).toEqual(['2']);
});

test('a pending Lumino is seen on top, and said to be unconfirmed', () => {
  const [pending] = reef('c4d4:G2t');
  render(board({ marks: { pending } }));
  expect(space('c4, green, 2, level 2, not confirmed yet')).toBeOnTheScreen();
  expect(space('d4, green, starfish, level 2, not confirmed yet')).toBeOnTheScreen();
  expect(screen.getByLabelText('Reef with 3 Luminos')).toBeOnTheScreen();
});

test('all levels but one can step back', () => {
  const pieces = jest.spyOn(LuminoPiece, 'type');
  render(board({ marks: { dimLevelsExcept: 2 } }));
  const isDimmed = pieces.mock.calls.map(([{ level, isDimmed }]) => `${level} ${isDimmed}`);
  expect(isDimmed).toEqual(['1 true', '1 true', '2 false']);
});

test('one Lumino more on a reef of 30 renders its own spaces and pieces only', () => {
  const before = reefOf(30, 7);
  const placement = legalPlacements(DEFAULT_BOARDS.A, surfaceOf(before), 'green', 10)[0]!;
  const next: LaidLumino = { on: placement.on, colors: ['green', 'green'], symbols: [3, 'crab'] };
  const under = surfaceOf(before).luminos;
  const partlyCovered = new Set(placement.on.map((each) => under[each]!).filter((index) => index >= 0));
  const targets = jest.spyOn(CellTarget, 'type');
  const pieces = jest.spyOn(LuminoPiece, 'type');
  render(board({ luminos: before }));
  expect(targets).toHaveBeenCalledTimes(44);
  expect(pieces.mock.calls.length).toBeGreaterThan(10);
  targets.mockClear();
  pieces.mockClear();

  // A session that is read again hands over equal Luminos, not the same ones.
  screen.rerender(
    board({ luminos: [...before.map((lumino) => ({ ...lumino })), next], onPress: () => ignore() }),
  );
  expect(targets.mock.calls.map(([props]) => props.cell).sort()).toEqual([...placement.on].sort());
  const drawn = pieces.mock.calls.map(([props]) => [props.firstSpace, props.secondSpace]);
  expect(drawn).toContainEqual([...placement.on]);
  expect(drawn.length).toBeLessThanOrEqual(1 + partlyCovered.size);
});
