/** The pages of lessons and puzzles with a points pad behind them. */

import { render, screen, userEvent } from '@testing-library/react-native';
import { useState } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { useStore } from 'zustand';

import { keptUnder } from '@/tabletop/learn/keptText';
import { createLearnStore, type LearnStore } from '@/tabletop/learn/learnStore';
import { createPuzzleStore, type PuzzleStore } from '@/tabletop/learn/puzzleDesk';
import { dayNumber, type Difficulty } from '@/tabletop/learn/puzzles';
import { ChosenPuzzle } from '@/tabletop/learn/view/ChosenPuzzle';
import { PuzzleMenu } from '@/tabletop/learn/view/PuzzleMenu';
import { useLessonPlay } from '@/tabletop/learn/view/useLessonPlay';
import { usePuzzlePlay, type PlayedPuzzle } from '@/tabletop/learn/view/usePuzzlePlay';
import { Button } from '@/ui/components/Button';
import { Text } from '@/ui/components/Text';

import { memoryStorage } from '../../../support/memoryStorage';
import { padCourse } from '../../../support/padLessons';
import { kindOfPad, padPuzzles, total, type PadKind, type PadPuzzle } from '../../../support/padPuzzles';

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

const press = (name: string) => userEvent.press(screen.getByRole('button', { name }));

const learnIn = (storage: ReturnType<typeof memoryStorage>) =>
  createLearnStore(padCourse, keptUnder(storage, 'learn'));

const mistakes: string[] = [];

function PadLesson({ store }: { readonly store: LearnStore<'adding'> }) {
  const { play, change } = useLessonPlay(padCourse, useStore(store), 'adding', {
    onSolved: () => undefined,
    onMistake: ({ player }, problem) => mistakes.push(`${problem} for ${player}`),
  });
  const shown = padCourse.shown(play);
  const add = (points: number) => () => {
    const player = shown?.step.player ?? 0;
    change((before) => padCourse.attempt(before, { type: 'add', player, points }));
  };
  return (
    <>
      <Text>{shown === null ? 'Done' : `Step ${shown.index + 1}`}</Text>
      <Text>{play.problem ?? 'Fine'}</Text>
      <Button label="Right" onPress={add(shown?.step.points ?? 0)} />
      <Button label="Wrong" onPress={add(99)} />
      <Button label="Go on" onPress={() => change(padCourse.goOn)} />
    </>
  );
}

test('a lesson is played, left half done, resumed and earns its stars', async () => {
  const storage = memoryStorage();
  render(<PadLesson store={learnIn(storage)} />);
  await press('Wrong');
  expect(screen.getByText('too-many')).toBeOnTheScreen();
  expect(mistakes).toEqual(['too-many for 0']);
  await press('Right');
  expect(screen.getByText('Step 1')).toBeOnTheScreen();
  await press('Go on');
  expect(screen.getByText('Step 2')).toBeOnTheScreen();
  screen.unmount();

  const later = learnIn(storage);
  render(<PadLesson store={later} />);
  expect(screen.getByText('Step 2')).toBeOnTheScreen();
  await press('Right');
  await press('Go on');
  expect(screen.getByText('Done')).toBeOnTheScreen();
  expect(later.getState().progress).toEqual({ best: { adding: 2 }, open: null });
});

const KINDS: readonly PadKind[] = ['total', 'even'];
const TODAY = { year: 2026, month: 11, day: 18 };
const puzzlesIn = (storage: ReturnType<typeof memoryStorage>) =>
  createPuzzleStore(KINDS, keptUnder(storage, 'puzzles'), keptUnder(storage, 'desk'));

function PadTable({
  store,
  played,
}: {
  readonly store: PuzzleStore<PadKind>;
  readonly played: PlayedPuzzle<PadPuzzle>;
}) {
  const kind = kindOfPad(played.puzzle.kind);
  const { outcome, give } = usePuzzlePlay(useStore(store), kind, played);
  return (
    <>
      <Text>{kind.describeQuestion(null, played.puzzle)}</Text>
      <Text>{outcome.status}</Text>
      <Button label="Solve" onPress={() => give(kind.answer(played.puzzle))} />
    </>
  );
}

function PadPuzzles({ store }: { readonly store: PuzzleStore<PadKind> }) {
  const state = useStore(store);
  const [seed, setSeed] = useState<number | null>(null);
  const [difficulty, setDifficulty] = useState<Difficulty | null>(null);
  const daily = padPuzzles.ofTheDay(TODAY);
  if (difficulty === null) {
    return (
      <PuzzleMenu
        state={state}
        kinds={KINDS}
        names={{ total: 'The total', even: 'Even points' }}
        leads={{ total: 'Add up.', even: 'Find them all.' }}
        today={{ ...daily, day: dayNumber(TODAY), date: '18 November' }}
        onDaily={() => undefined}
        onKind={(_, chosen) => setDifficulty(chosen)}
      />
    );
  }
  const wanted = { of: 'kind', kind: 'total', difficulty, seed } as const;
  return (
    <ChosenPuzzle puzzles={padPuzzles} state={state} wanted={wanted} now={() => 5} onSeed={setSeed}>
      {(played, onNext) => (
        <>
          <PadTable store={store} played={played} />
          <Button label="Next" onPress={() => onNext?.()} />
          <Button label="Menu" onPress={() => setDifficulty(null)} />
        </>
      )}
    </ChosenPuzzle>
  );
}

test('a puzzle is chosen, solved and counted, and the next one is another', async () => {
  const store = puzzlesIn(memoryStorage());
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <PadPuzzles store={store} />
    </SafeAreaProvider>,
  );
  expect(screen.getByText('No puzzle tried yet')).toBeOnTheScreen();
  await press('Play: The total, Easy');
  const first = padPuzzles.generate('total', 'easy', 5);
  expect(screen.getByText(total.describeQuestion(null, { ...first, kind: 'total' }))).toBeOnTheScreen();
  await press('Solve');
  expect(screen.getByText('solved')).toBeOnTheScreen();
  await press('Solve');
  await press('Next');
  expect(screen.getByText('open')).toBeOnTheScreen();
  await press('Menu');
  expect(screen.getByText('1 of 1 solved, 100%')).toBeOnTheScreen();
  expect(store.getState().progress.seen).toHaveLength(2);
});
