import { halfTurned, isSound, spaceMiddles, spaceOutline } from '@/games/lumicora/exchange/photo/homography';
import type { SpaceSample } from '@/games/lumicora/exchange/photo/model';
import { SPACE_NAMES } from '@/games/lumicora/rules/boards';
import {
  examplesOf,
  firstCorners,
  PHOTO_START,
  photoReducer,
  type PhotoAction,
  type PhotoState,
} from '@/games/lumicora/view/photo/photoState';
import type { OpenedPicture } from '@/kit/pictures';

import { readingOf } from '../../../../support/photo/readings';
import { at } from '../../../../support/reef';

const picture: OpenedPicture = { uri: 'a', width: 400, height: 300, data: new Uint8Array(4 * 400 * 300) };
const other: OpenedPicture = { ...picture, uri: 'b' };
const samples: readonly SpaceSample[] = SPACE_NAMES.map((_, space) => ({
  space,
  light: [1, 1, 1],
  spread: 0,
  covered: 0,
}));
const pink = { space: at('a1'), surface: 'pink' } as const;
const blue = { space: at('b2'), surface: 'blue' } as const;

const after = (...actions: readonly PhotoAction[]): PhotoState => actions.reduce(photoReducer, PHOTO_START);
const opened: PhotoAction = { type: 'picture-opened', picture };
const reading = readingOf(() => 'green');
const read: PhotoAction = { type: 'spaces-read', samples, reading, corners: firstCorners(picture) };
const said = (example: typeof pink | typeof blue): PhotoAction => ({ type: 'example-given', example });
const back: PhotoAction = { type: 'went-back' };

describe('the way on', () => {
  test('an opened picture leads to the grid, which lies in its middle', () => {
    const state = after({ type: 'task-began', kind: 'opening' }, opened);
    expect(state).toMatchObject({ step: 'grid', task: null, grid: 'unsought', samples: null, examples: [] });
    expect(state.corners).toEqual(firstCorners(picture));
  });

  test('a refused picture is told, and forgotten with the next try', () => {
    const refused = after(
      { type: 'task-began', kind: 'opening' },
      { type: 'picture-refused', problem: 'too-small' },
    );
    expect(refused).toMatchObject({ step: 'picture', task: null, problem: 'too-small' });
    expect(photoReducer(refused, { type: 'task-began', kind: 'opening' }).problem).toBeNull();
  });

  test('a refused picture leaves the one from before', () => {
    expect(after(opened, back, { type: 'picture-refused', problem: 'unreadable' }).picture).toBe(picture);
  });

  test('a board that was found takes the grid along; one that was not leaves it', () => {
    const corners = firstCorners({ width: 300, height: 200 });
    expect(after(opened, { type: 'board-sought', corners, isSure: true })).toMatchObject({
      grid: 'found',
      corners,
    });
    expect(after(opened, { type: 'board-sought', corners, isSure: false }).grid).toBe('unsure');
    const unfound = after(opened, { type: 'board-sought', corners: null, isSure: false });
    expect(unfound).toMatchObject({ grid: 'not-found', corners: firstCorners(picture) });
  });

  test('progress is told only while something is done', () => {
    const went = { type: 'task-went-on', share: 0.5 } as const;
    expect(after({ type: 'task-began', kind: 'finding' }, went).task).toEqual({
      kind: 'finding',
      share: 0.5,
    });
    expect(after({ type: 'task-began', kind: 'finding' }, { type: 'task-ended' }, went).task).toBeNull();
  });

  test('what was read leads to the look', () => {
    expect(after(opened, { type: 'task-began', kind: 'reading' }, read)).toMatchObject({
      step: 'look',
      task: null,
      samples,
      reading,
    });
  });

  test('what was judged again takes the place of what was read', () => {
    const judged = readingOf(() => 'blue');
    const began = { type: 'task-began', kind: 'judging' } as const;
    const state = after(opened, read, began, { type: 'spaces-judged', reading: judged });
    expect(state).toMatchObject({ step: 'look', task: null, samples, reading: judged });
  });
});

describe('the way back', () => {
  test('leads one step at a time and loses neither picture, grid nor examples', () => {
    const far = after(opened, read, said(pink), { type: 'went-to', step: 'compare' });
    const steps = [far];
    for (let times = 0; times < 4; times++) steps.push(photoReducer(steps.at(-1)!, back));
    expect(steps.map(({ step }) => step)).toEqual(['compare', 'look', 'grid', 'picture', 'picture']);
    for (const { picture: kept, corners, samples: seen, examples } of steps) {
      expect([kept, corners, seen, examples]).toEqual([picture, far.corners, samples, [pink]]);
    }
  });

  test('from spaces that are just judged again leaves them unread', () => {
    const state = after(opened, read, said(pink), { type: 'task-began', kind: 'judging' }, back);
    expect(state).toMatchObject({ step: 'grid', task: null, samples, reading: null, examples: [pink] });
  });

  test('another picture begins anew', () => {
    const state = after(opened, read, said(pink), back, back, { type: 'picture-opened', picture: other });
    expect(state).toEqual({ ...PHOTO_START, step: 'grid', picture: other, corners: firstCorners(other) });
  });
});

describe('the grid', () => {
  test('a moved ring stays on the picture, and the spaces must be read again', () => {
    const state = after(opened, read, back, { type: 'corner-moved', corner: 2, to: { x: 999, y: -5 } });
    const first = firstCorners(picture);
    expect(state.corners).toEqual([first[0], first[1], { x: 400, y: 0 }, first[3]]);
    expect(state).toMatchObject({ grid: 'laid', samples: null, reading: null });
  });

  test('a half turn gives every example the name of the space across', () => {
    const state = after(opened, said(pink), said(blue), { type: 'grid-turned' });
    expect(state.corners).toEqual(halfTurned(firstCorners(picture)));
    expect(state.examples).toEqual([
      { space: at('g5'), surface: 'pink' },
      { space: at('f5'), surface: 'blue' },
    ]);
    expect(photoReducer(state, { type: 'grid-turned' }).examples).toEqual([pink, blue]);
  });

  test('who turns it knows which way round it lies; with another picture they are asked again', () => {
    const turned = after(opened, { type: 'grid-turned' });
    expect(turned.isTurnChosen).toBe(true);
    expect(photoReducer(turned, opened).isTurnChosen).toBe(false);
  });

  test('that was turned when it was read is told to be', () => {
    const state = after(opened);
    const corners = halfTurned(state.corners!);
    const turned = photoReducer(state, { type: 'spaces-read', samples, reading, corners });
    expect(turned).toMatchObject({ step: 'look', corners, wasTurned: true });
    const same = photoReducer(state, { type: 'spaces-read', samples, reading, corners: state.corners! });
    expect(same.wasTurned).toBe(false);
  });

  test('the names across are the spaces that lie there after half a turn', () => {
    const corners = firstCorners(picture);
    const across = spaceMiddles(halfTurned(corners));
    for (const [space, { x, y }] of spaceMiddles(corners).entries()) {
      expect(across[43 - space]!.x).toBeCloseTo(x);
      expect(across[43 - space]!.y).toBeCloseTo(y);
    }
  });

  test.each([
    [400, 300],
    [300, 400],
    [500, 500],
    [1000, 200],
    [200, 900],
  ])('first lies within a picture of %i by %i', (width, height) => {
    const corners = firstCorners({ width, height });
    expect(isSound(corners)).toBe(true);
    for (const { x, y } of SPACE_NAMES.flatMap((_, space) => spaceOutline(corners, space))) {
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
    }
  });
});

describe('examples', () => {
  test('show on their own space at once, and leave the others to be judged', () => {
    const { spaces } = after(opened, read, said(pink)).reading!;
    expect(spaces[at('a1')]).toEqual({ space: at('a1'), surface: 'pink', confidence: 1, isDoubtful: false });
    expect(spaces.filter(({ surface }) => surface !== 'green')).toHaveLength(1);
  });

  test('the later of two for a space counts, and the last can be taken back', () => {
    const corrected = { space: at('a1'), surface: 'yellow' } as const;
    const state = after(opened, said(pink), said(blue), { type: 'example-given', example: corrected });
    expect(examplesOf(state)).toEqual(
      new Map([
        [at('a1'), 'yellow'],
        [at('b2'), 'blue'],
      ]),
    );
    const undone = photoReducer(state, { type: 'answer-taken-back' });
    expect(examplesOf(undone)).toEqual(
      new Map([
        [at('a1'), 'pink'],
        [at('b2'), 'blue'],
      ]),
    );
  });

  test('with none, there is nothing to take back', () => {
    expect(after(opened, { type: 'answer-taken-back' }).examples).toEqual([]);
  });

  /** As the first reading, with some spaces seen otherwise. */
  const judged = (names: readonly string[]) => {
    const first = after(opened, read).reading!;
    const spaces = first.spaces.map((each) =>
      names.some((name) => at(name) === each.space)
        ? { ...each, surface: 'pink' as const, confidence: 0.9 }
        : each,
    );
    return { type: 'spaces-judged', reading: { ...first, spaces } } as const;
  };

  test('a second look changes nothing by itself, but offers what looks alike as one decision', () => {
    const state = after(opened, read, said(pink), judged(['a1', 'c3', 'd5']));
    expect(state.reading!.spaces.filter(({ surface }) => surface === 'pink')).toHaveLength(1);
    expect(state.offer).toEqual({ spaces: [at('c3'), at('d5')], surface: 'pink' });
  });

  test.each([
    ['taken', true, 'pink'],
    ['left', false, 'green'],
  ] as const)(
    'an offer that is %s settles all of its spaces, and one undo brings back what was before',
    (_, isTaken, is) => {
      const before = after(opened, read, said(pink), judged(['c3', 'd5']));
      const settled = photoReducer(before, { type: 'offer-answered', isTaken });
      expect(settled.offer).toBeNull();
      for (const name of ['c3', 'd5']) {
        expect(settled.reading!.spaces[at(name)]).toMatchObject({
          surface: is,
          confidence: 1,
          isDoubtful: false,
        });
      }
      const undone = photoReducer(settled, { type: 'answer-taken-back' });
      expect(undone.reading).toBe(before.reading);
      expect(undone.offer).toBe(before.offer);
    },
  );

  test('an undo brings back the reading before the tap, whatever was judged since', () => {
    const first = after(opened, read);
    const undone = [said(pink), judged(['c3']), { type: 'answer-taken-back' } as const].reduce(
      photoReducer,
      first,
    );
    expect(undone.reading).toBe(first.reading);
    expect(undone.examples).toEqual([]);
  });
});
