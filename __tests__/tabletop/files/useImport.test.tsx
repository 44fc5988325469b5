/** A points pad takes in files: nothing changes before the person has seen what would. */

import { act, renderHook } from '@testing-library/react-native';

import type { PickedFile } from '@/kit/sharing';
import { finish } from '@/kit/slices';
import { fileSteps, saveFormat } from '@/tabletop/files/fileDoor';
import { reviewRestore, type RestorePlan } from '@/tabletop/files/restorePlan';
import { useImport, type ImportDesk } from '@/tabletop/files/useImport';
import { changedAtOf } from '@/tabletop/session/session';
import type { Taken } from '@/tabletop/store/finishedGames';

import { padSaves, padSessions, type PadSession, type PadTypes } from '../../support/pointsPad';

interface PadReview extends RestorePlan<PadTypes> {
  readonly take: readonly PadSession[];
}

const GAME = padSessions.open({ id: 'pad-1', startedAt: 5, setup: { names: ['Ana'] } });
const FILE: PickedFile = { name: 'pad.json', text: padSaves.encode(GAME) };

function padDesk(answer: Taken = 'kept') {
  const kept: PadSession[] = [];
  let rests = 0;
  const desk: ImportDesk<readonly PadSession[], PadReview> = {
    *read(files) {
      const games: PadSession[] = [];
      for (const file of files) {
        const read = 'text' in file ? finish(fileSteps(file.text, 0, [saveFormat(padSaves)])) : null;
        if (read?.ok) games.push(read.value);
        yield games.length / files.length;
      }
      return games;
    },
    review: (games) => {
      const known = kept.map((game) => ({ id: game.id, changedAt: changedAtOf(game) }));
      const plan = reviewRestore(games, known);
      return Promise.resolve({ ...plan, take: [...plan.add, ...plan.replace] });
    },
    take: ({ take }) => {
      if (answer === 'kept') kept.push(...take);
      return Promise.resolve(answer);
    },
    keepRest: () => {
      rests += 1;
    },
  };
  return { desk, kept, rests: () => rests };
}

const opened = (desk: ReturnType<typeof padDesk>['desk']) => renderHook(() => useImport(desk)).result;

test('a file is looked at, and brought in once that is wanted', async () => {
  const { desk, kept, rests } = padDesk();
  const work = opened(desk);
  expect(work.current.state).toEqual({ step: 'waiting' });
  await act(() => work.current.read([FILE]));
  expect(work.current.state).toMatchObject({ step: 'review', review: { add: [GAME], take: [GAME] } });
  expect([kept, rests()]).toEqual([[], 0]);
  await act(() => work.current.bringIn());
  expect(work.current.state).toMatchObject({ step: 'done', brought: { take: [GAME] } });
  expect([kept, rests()]).toEqual([[GAME], 1]);
  await act(() => work.current.read([FILE]));
  expect(work.current.state).toMatchObject({ step: 'review', review: { same: ['pad-1'], take: [] } });
});

test.each([
  ['not-kept', 'not-kept'],
  ['cancelled', 'stopped'],
] as const)('what is %s changes nothing, and may be tried again', async (answer, step) => {
  const { desk, rests } = padDesk(answer);
  const work = opened(desk);
  await act(() => work.current.read([FILE]));
  await act(async () => expect(await work.current.bringIn()).toBe(false));
  expect(work.current.state).toMatchObject({ step, review: { take: [GAME] } });
  expect(rests()).toBe(0);
});

test('reading can be stopped, and left', async () => {
  const { desk } = padDesk();
  const work = opened(desk);
  await act(async () => {
    const reading = work.current.read([FILE]);
    work.current.cancel();
    await reading;
  });
  expect(work.current.state).toEqual({ step: 'cancelled' });
  act(() => work.current.leave());
  expect(work.current.state).toEqual({ step: 'waiting' });
});

test('without files nothing happens', async () => {
  const work = opened(padDesk().desk);
  await act(() => work.current.read([]));
  expect(work.current.state).toEqual({ step: 'waiting' });
  expect(await work.current.bringIn()).toBe(false);
});
