import { act, screen, userEvent } from '@testing-library/react-native';

import { SPACE_NAMES } from '@/games/lumicora/rules/boards';
import type { VisibleSpace } from '@/games/lumicora/rules/surface';
import type { PaintedSpace } from '@/games/lumicora/session/reef/painting';
import { openSession, type TableSession } from '@/games/lumicora/session/table/tableSession';
import { reefLayout } from '@/games/lumicora/view/reef/reefCells';
import type { Language } from '@/ui/i18n/language';

import { at, spaces } from '../../../support/reef';
import { renderGame } from '../../../support/renderGame';
import { draw, fingerOn } from '../../../support/stroke';
import { performAll, sessionFor, setupFor } from '../../../support/tables';

jest.useFakeTimers();

const untracked = (players = 2) =>
  openSession({ id: 'game', startedAt: 1000, setup: { ...setupFor(players), depth: 'from-above' } });
/** `coral('green', 2, 'crab')` */
const coral = (color: VisibleSpace['color'], level = 1, symbol: VisibleSpace['symbol'] = null) => ({
  color,
  level,
  symbol,
});
const painted = (names: string, seen: VisibleSpace): readonly PaintedSpace[] =>
  spaces(names).map((space) => ({ space, seen }));
const paintedBefore = (
  session: TableSession,
  player: number,
  ...strokes: readonly (readonly PaintedSpace[])[]
) => performAll(session, ...strokes.map((each) => ({ type: 'paint-reef', player, spaces: each }) as const));

async function openPainter(session = untracked(), player = 0, language: Language = 'en') {
  const { stored } = await renderGame(`paint/${player}`, session, language);
  return (name: string, seat = player) => stored().players[seat]!.painting![at(name)];
}

const space = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name},`) });
const tapSpace = (name: string) => userEvent.press(space(name));
const tap = (name: RegExp | string) => userEvent.press(screen.getByRole('button', { name }));
const choose = (name: RegExp | string) => userEvent.press(screen.getByRole('radio', { name }));
/** One stroke from space to space, in one go. */
const stroke = async (names: string, board = 'Ana’s reef from above') => {
  // The window of a test is so wide that the board lies upright.
  const layout = reefLayout(false);
  draw(fingerOn(board, layout), layout, ...spaces(names));
  await act(() => jest.advanceTimersByTimeAsync(200));
};

describe('painting', () => {
  test('a tap paints the colour of the brush in level 1', async () => {
    const seen = await openPainter();
    await choose('pink');
    await tapSpace('c3');
    expect(seen('c3')).toEqual(coral('pink'));
    expect(space('c3')).toHaveAccessibleName('c3, pink, plain coral, level 1');
    expect(screen.getByText('1 of 44')).toBeOnTheScreen();
  });

  test('a stroke paints all it crosses, and is one step to undo', async () => {
    const seen = await openPainter();
    await stroke('a1 a5');
    expect('a1 a2 a3 a4 a5'.split(' ').map((name) => seen(name))).toEqual(Array(5).fill(coral('green')));
    expect(screen.getByLabelText('green: 5 spaces')).toBeOnTheScreen();
    await tap(/^Undo: Ana, 5 spaces painted/);
    expect(seen('a3')).toBeNull();
    expect(screen.getByText('0 of 44')).toBeOnTheScreen();
  });

  test('a stroke that changes nothing is no step', async () => {
    await openPainter(paintedBefore(untracked(), 0, painted('a1 a2', coral('green'))));
    await stroke('a1 a2');
    await tap(/^Undo: Ana, 2 spaces painted/);
    expect(screen.getByRole('button', { name: 'Nothing to undo' })).toBeDisabled();
  });

  test('levels rise by taps in quick succession, sink to 1 and can be set', async () => {
    const seen = await openPainter(paintedBefore(untracked(), 0, painted('b2 b3', coral('blue'))));
    await tap('Level: One level more');
    await tapSpace('b2');
    await tapSpace('b2');
    expect(seen('b2')).toEqual(coral('blue', 3));
    await choose('One level less');
    for (let times = 0; times < 4; times++) await tapSpace('b2');
    expect(seen('b2')).toEqual(coral('blue', 1));
    await choose('Level 4, tap again for the next');
    await choose('Level 4, tap again for the next');
    await stroke('b2 b3');
    expect(seen('b3')).toEqual(coral('blue', 5));
  });

  test('animals stand on coral; numbers lie behind a key', async () => {
    const seen = await openPainter(paintedBefore(untracked(), 0, painted('b2 b3', coral('blue', 2))));
    await tap('Symbol: No symbol');
    await choose('seahorse');
    await tapSpace('b2');
    expect(seen('b2')).toEqual(coral('blue', 2, 'seahorse'));
    expect(screen.getByText('1 animal')).toBeOnTheScreen();
    expect(screen.queryByRole('radio', { name: '5' })).toBeNull();
    await tap('Numbers');
    await choose('5');
    await tapSpace('b3');
    expect(seen('b3')).toEqual(coral('blue', 2, 5));
  });

  test('a symbol on bare ground is refused in a sentence', async () => {
    const seen = await openPainter();
    await tap('Symbol: No symbol');
    await choose('crab');
    await tapSpace('c3');
    expect(seen('c3')).toBeNull();
    expect(
      screen.getByRole('status', { name: 'There’s no coral there yet. Paint a color first.' }),
    ).toBeOnTheScreen();
  });

  test('colour, level and symbol at once', async () => {
    const seen = await openPainter();
    await tap('All three at once');
    await choose('yellow');
    await tap('Level: 1');
    await choose('Level 3');
    await tap('Symbol: No symbol');
    await choose('starfish');
    await tapSpace('e4');
    expect(seen('e4')).toEqual(coral('yellow', 3, 'starfish'));
  });

  test('erasing brings the terrain back', async () => {
    const seen = await openPainter(
      paintedBefore(untracked(), 0, painted('c3 c4', coral('green', 2, 'crab'))),
    );
    await tap('Erase');
    await tapSpace('c3');
    expect(seen('c3')).toBeNull();
    expect(space('c3')).toHaveAccessibleName('c3, limestone');
    expect(seen('c4')).not.toBeNull();
  });

  test('what a space shows is picked up by the tool and by holding it', async () => {
    const before = [painted('c3', coral('pink', 2, 'crab')), painted('f1', coral('yellow', 4))];
    const seen = await openPainter(paintedBefore(untracked(), 0, ...before));
    await tap('Copy');
    await tapSpace('c3');
    expect(screen.getByText('Copied: pink, crab, level 2')).toBeOnTheScreen();
    await tapSpace('d1');
    expect(seen('d1')).toEqual(coral('pink', 2, 'crab'));
    await userEvent.longPress(space('f1'));
    await tapSpace('d2');
    expect(seen('d2')).toEqual(coral('yellow', 4));
  });

  test('everything is cleared in one step', async () => {
    const seen = await openPainter(paintedBefore(untracked(), 0, painted('c3 c4 c5 d3', coral('green'))));
    await tap('More');
    await tap('Clear all');
    expect(screen.getByText('0 of 44')).toBeOnTheScreen();
    await tap(/^Undo: Ana, 4 spaces painted/);
    expect(seen('c4')).toEqual(coral('green'));
  });

  test('LU-1 more of a colour than the box holds is refused, and nothing is lost', async () => {
    const everything = SPACE_NAMES.join(' ');
    const session = paintedBefore(untracked(), 1, painted(everything, coral('green')));
    const most = SPACE_NAMES.slice(0, 10).join(' ');
    const seen = await openPainter(paintedBefore(session, 0, painted(most, coral('green'))));
    await tapSpace('c3');
    expect(screen.getByText(/more of this color than the box holds/)).toBeOnTheScreen();
    expect(seen('c3')).toBeNull();
    expect(screen.getByText('10 of 44')).toBeOnTheScreen();
    await choose('pink');
    expect(screen.queryByText(/more of this color than the box holds/)).toBeNull();
  });
});

describe('what looks odd', () => {
  test('is counted, told, and marked on the board until it is mended', async () => {
    await openPainter(
      paintedBefore(untracked(), 0, painted('d4', coral('green')), painted('c4', coral('pink'))),
    );
    await tap('2 warnings');
    await tap('The starting Lumino lies in the middle, but the middle isn’t all painted.');
    expect(space('d5')).toHaveAccessibleName('d5, starting area, marked');
    expect(screen.getByRole('status', { name: /^The starting Lumino lies in the middle/ })).toBeOnTheScreen();
    await tapSpace('d5');
    expect(screen.queryByText(/is bare/)).toBeNull();
    expect(space('d5')).toHaveAccessibleName('d5, green, plain coral, level 1');
  });

  test('can be put away', async () => {
    await openPainter(
      paintedBefore(untracked(), 0, painted('d4', coral('green')), painted('c4', coral('pink'))),
    );
    await tap('2 warnings');
    await tap(/^The starting Lumino lies in the middle/);
    await tap('Close');
    expect(space('d5')).toHaveAccessibleName('d5, starting area');
  });
});

describe('the table', () => {
  test('another reef begins with a fresh brush', async () => {
    const seen = await openPainter();
    await choose('blue');
    await choose('Ben');
    expect(screen.getByRole('radio', { name: 'green' })).toBeChecked();
    await tapSpace('c3');
    expect([seen('c3', 0), seen('c3', 1)]).toEqual([null, coral('green')]);
  });

  test('a reef that is told another way changes only when somebody asks for it', async () => {
    const { stored } = await renderGame('paint/0', sessionFor(2));
    expect(screen.getByText('Ana’s reef is currently set to “placed”.')).toBeOnTheScreen();
    await tapSpace('c3');
    expect(stored().players[0]).toMatchObject({ depth: 'mirrored', painting: null });
    await tap('Paint this reef');
    expect(stored().players[0]!.depth).toBe('from-above');
    expect(screen.getByText('2 of 44')).toBeOnTheScreen();
    expect(space('d4')).toHaveAccessibleName('d4, green, plain coral, level 1');
    await tapSpace('c3');
    expect(stored().players[0]!.painting![at('c3')]).toEqual(coral('green'));
  });

  test('what was painted is there after a restart', async () => {
    const session = paintedBefore(untracked(), 0, painted('c3', coral('pink', 2, 'crab')));
    await openPainter(session);
    expect(space('c3')).toHaveAccessibleName('c3, pink, crab, level 2');
  });

  test('the printed board opens from the menu', async () => {
    await openPainter();
    await tap('More');
    await tap('The printed board');
    expect(screen.getByRole('heading', { name: 'Your reef board' })).toBeOnTheScreen();
  });

  test('done leads back', async () => {
    await openPainter();
    await tap('Done');
    expect(screen.queryByRole('heading', { name: 'Painted reef' })).toBeNull();
  });

  test('everything in German', async () => {
    const seen = await openPainter(untracked(), 0, 'de');
    expect(screen.getByRole('heading', { name: 'Gemaltes Riff' })).toBeOnTheScreen();
    await choose('gelb');
    expect(
      screen.getByText('Tippe oder wische über alles in Gelb. Ebene und Symbol bleiben.'),
    ).toBeOnTheScreen();
    await tapSpace('d4');
    expect(seen('d4')).toEqual(coral('yellow'));
    expect(screen.getByLabelText('1 von 44 Feldern gemalt')).toBeOnTheScreen();
    await tap(/Warnung/);
    expect(
      screen.getByRole('button', {
        name: 'In der Mitte liegt das Start-Lumino, aber dort ist nicht alles gemalt.',
      }),
    ).toBeOnTheScreen();
  });
});
