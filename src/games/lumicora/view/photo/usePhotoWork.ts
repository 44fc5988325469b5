import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';

import type { ChosenPicture, OpenedPicture, Pictures } from '@/kit/pictures';
import { runSlices } from '@/kit/slices';

import { guessSteps, refineCorners } from '../../exchange/photo/guessCorners';
import { halfTurned } from '../../exchange/photo/homography';
import { agreesHalfTurned, halfTurnedReading, joinReadings } from '../../exchange/photo/joinReadings';
import type {
  Corners,
  Examples,
  Knowledge,
  PhotoReading,
  Point,
  SpaceSample,
} from '../../exchange/photo/model';
import { spaceSteps, type ReadSpaces } from '../../exchange/photo/readReef';
import { halfTurnedSamples, readSamples } from '../../exchange/photo/readSamples';
import {
  examplesOf,
  PHOTO_START,
  photoReducer,
  type Example,
  type PhotoStep,
  type PhotoTask,
} from './photoState';

/** Everything a person does with a photo. What the app does by itself ends when they do something else, or leave. */
export function usePhotoWork(pictures: Pictures, knowledge: Knowledge) {
  const [state, dispatch] = useReducer(photoReducer, PHOTO_START);
  const { picture, corners, samples } = state;
  const running = useRef<AbortController | null>(null);
  const isLeft = useRef(false);
  const stop = useCallback(() => {
    running.current?.abort();
    dispatch({ type: 'task-ended' });
  }, []);
  const begin = (kind: PhotoTask['kind']): AbortSignal => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    // Somebody may leave while the device still shows its pictures.
    if (isLeft.current) controller.abort();
    dispatch({ type: 'task-began', kind });
    return controller.signal;
  };
  const goOn = (share: number) => dispatch({ type: 'task-went-on', share });
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      running.current?.abort();
    };
  }, []);
  useEffect(() => (picture === null ? undefined : () => pictures.discard(picture)), [pictures, picture]);

  const find = async (opened: OpenedPicture) => {
    const signal = begin('finding');
    const found = await runSlices(guessSteps(opened), { signal, onStep: goOn });
    if (!found.ok) return;
    const guess = found.value;
    dispatch({ type: 'board-sought', corners: guess?.corners ?? null, isSure: guess?.isSure ?? false });
  };
  const open = async (chosen: ChosenPicture) => {
    const signal = begin('opening');
    const opened = await pictures.open(chosen, { signal, onProgress: goOn });
    if (opened === null) return;
    if (!opened.ok) return dispatch({ type: 'picture-refused', problem: opened.error });
    dispatch({ type: 'picture-opened', picture: opened.value });
    await find(opened.value);
  };
  const pick = async () => {
    const picked = await pictures.pick();
    if (!picked.ok) return dispatch({ type: 'picture-refused', problem: picked.error });
    if (picked.value !== null) await open(picked.value);
  };
  const read = async () => {
    if (picture === null || corners === null) return;
    if (state.reading !== null) return dispatch({ type: 'went-to', step: 'look' });
    const watch = { signal: begin('reading'), onStep: goOn };
    const examples = examplesOf(state);
    // Who turned the grid or said what is where knows better.
    const mayTurn = !state.isTurnChosen && examples.size === 0;
    const read = await runSlices(spaceSteps(picture, corners, { examples, knowledge, mayTurn }), watch);
    if (read.ok) dispatch({ type: 'spaces-read', ...joinedWith(state.first, read.value) });
  };
  const judge = async (examples: readonly Example[]) => {
    if (samples === null) return;
    const watch = { signal: begin('judging'), onStep: goOn };
    const judged = await runSlices(judgeSamples(samples, examplesOf({ examples }), knowledge), watch);
    if (judged.ok) dispatch({ type: 'spaces-judged', reading: judged.value });
  };

  return {
    state,
    examples: useMemo(() => examplesOf({ examples: state.examples }), [state.examples]),
    stop,
    open: (chosen: ChosenPicture) => void open(chosen),
    pick: () => void pick(),
    read: () => void read(),
    moveCorner: (corner: number, to: Point) => {
      stop();
      dispatch({ type: 'corner-moved', corner, to });
    },
    holdRing: (isHeld: boolean) => dispatch({ type: 'ring-held', isHeld }),
    /** Whatever moves the grid as a whole: along its honeycomb, or by two fingers. */
    moveGrid: (move: (corners: Corners) => Corners) => {
      if (corners === null) return;
      stop();
      dispatch({ type: 'grid-moved', corners: move(corners) });
    },
    freeRings: () => dispatch({ type: 'rings-freed' }),
    turnGrid: () => {
      stop();
      dispatch({ type: 'grid-turned' });
    },
    snapGrid: () => {
      if (picture === null || corners === null) return;
      stop();
      dispatch({ type: 'grid-laid', corners: refineCorners(picture, corners) });
    },
    takeSecond: () => {
      running.current?.abort();
      dispatch({ type: 'second-wanted' });
    },
    say: (example: Example) => {
      dispatch({ type: 'example-given', example });
      void judge([...state.examples, example]);
    },
    answerOffer: (isTaken: boolean) => dispatch({ type: 'offer-answered', isTaken }),
    takeBack: () => {
      running.current?.abort();
      dispatch({ type: 'answer-taken-back' });
    },
    goTo: (step: PhotoStep) => {
      running.current?.abort();
      dispatch({ type: 'went-to', step });
    },
    goBack: () => {
      running.current?.abort();
      dispatch({ type: 'went-back' });
    },
  };
}

export type PhotoWork = ReturnType<typeof usePhotoWork>;

/** A second photo is read by itself, and then looked at beside the first, whichever way round it was taken. */
function joinedWith(first: PhotoReading | null, read: ReadSpaces): ReadSpaces {
  if (first === null) return read;
  if (!agreesHalfTurned(first, read.reading)) return { ...read, reading: joinReadings(first, read.reading) };
  return {
    samples: [...halfTurnedSamples(read.samples)].sort((a, b) => a.space - b.space),
    reading: joinReadings(first, halfTurnedReading(read.reading)),
    corners: halfTurned(read.corners),
  };
}

function* judgeSamples(
  samples: readonly SpaceSample[],
  examples: Examples,
  knowledge: Knowledge,
): Generator<number, PhotoReading> {
  yield 0;
  return readSamples(samples, examples, knowledge);
}
