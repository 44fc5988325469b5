/** A lesson on the screen: what taps and answers make of it. Nothing here draws. */

import type { LessonPlay as PlayOf, ShownStep as ShownOf } from '@/tabletop/learn/lessons';
import type { LessonWork as WorkOf } from '@/tabletop/learn/view/useLessonPlay';

import { course, type LessonDraft, NOTHING_PICKED, type LumicoraLessons } from '../../lessons';
import { FIRST_GAME, judgeMove, LESSON_IDS, type LessonId, type LessonStep } from '../../lessons/lesson';
import type { Thing } from '../../lessons/position';
import { afterDeeds, linesOf, type TurnStep } from '../../lessons/tableSteps';
import type { Deed, Turn } from '../../play/turn';
import type { Color, LaidLumino, Space, SpacePair } from '../../rules/model';
import { atollRefill } from '../../rules/turn';

export type LessonPlay = PlayOf<LumicoraLessons>;
export type ShownStep = ShownOf<LumicoraLessons>;
export type LessonWork = WorkOf<LumicoraLessons>;

/** How the address says that a lesson is played on the way into a first game. */
export const FIRST_GAME_PATH = 'first-game';

export function lessonNamed(name: string): LessonId | null {
  return LESSON_IDS.find((id) => id === name) ?? null;
}

/** On the way into a first game, the set-up follows its last lesson. */
export function lessonAfter(lesson: LessonId, path: string | undefined): LessonId | 'set-up' | null {
  if (path === FIRST_GAME_PATH && FIRST_GAME.includes(lesson)) {
    return FIRST_GAME[FIRST_GAME.indexOf(lesson) + 1] ?? 'set-up';
  }
  return LESSON_IDS[LESSON_IDS.indexOf(lesson) + 1] ?? null;
}

/** The step that can be played now; none while a solved one is in view. */
function openStep({ run, solved }: LessonPlay): LessonStep | null {
  return solved === null ? course.stepOf(run) : null;
}

function withDraft(play: LessonPlay, draft: Partial<LessonDraft>): LessonPlay {
  return { ...play, problem: null, draft: { ...play.draft, ...draft } };
}

/** A placement is judged with its second space, a number that counts at once; other spaces are chosen until they are checked. */
export function tapSpace(play: LessonPlay, space: Space): LessonPlay {
  const step = openStep(play);
  switch (step?.kind) {
    case 'spaces':
      return withDraft(play, { tapped: toggled(play.draft.tapped, space) });
    case 'place':
      return tapPair(play, space, (after, on) => course.attempt(after, { kind: 'place', on }));
    case 'turn': {
      const { phase, hand } = turnNow(play, step);
      const { held } = play.draft;
      // Who taps the reef too early hears what is due.
      if (phase !== 'place' || hand.length === 0)
        return doDeed(play, { type: 'place', lumino: 0, on: [0, 0] });
      return tapPair(play, space, (after, on) => doDeed(after, { type: 'place', lumino: held, on }));
    }
    case 'score':
      return countSpace(play, space);
    case 'choice':
    case 'things':
    case undefined:
      return play;
  }
}

function tapPair(
  play: LessonPlay,
  space: Space,
  lay: (play: LessonPlay, on: SpacePair) => LessonPlay,
): LessonPlay {
  const before = play.draft.tapped.length === 2 ? [] : play.draft.tapped;
  const after = withDraft(play, { tapped: toggled(before, space) });
  const [first, second] = after.draft.tapped;
  if (first === undefined || second === undefined) return after;
  const judged = lay(after, [first, second]);
  // A refused pair stays in view until the next tap.
  return judged.problem === null ? { ...judged, draft: { ...judged.draft, tapped: [] } } : judged;
}

function toggled<T>(all: readonly T[], one: T): readonly T[] {
  return all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
}

export function checkSpaces(play: LessonPlay): LessonPlay {
  if (openStep(play)?.kind !== 'spaces') return play;
  const { tapped } = play.draft;
  // What is wrong stays chosen and is lit, so that one tap takes it back.
  return course.attempt(play, { kind: 'spaces', spaces: tapped });
}

/** An answer that was wrong before is explained again, but is no other mistake. */
export function giveAnswer(play: LessonPlay, option: string): LessonPlay {
  if (openStep(play)?.kind !== 'choice') return play;
  const { tried } = play.draft;
  if (tried.includes(option)) return { ...play, problem: { code: 'wrong-answer', option } };
  const judged = course.attempt(play, { kind: 'choice', option });
  return judged.problem === null
    ? judged
    : { ...judged, draft: { ...judged.draft, tried: [...tried, option] } };
}

export function tapThing(play: LessonPlay, thing: Thing): LessonPlay {
  if (openStep(play)?.kind !== 'things' || play.draft.things.includes(thing)) return play;
  const things = [...play.draft.things, thing];
  const judged = course.attempt(play, { kind: 'things', things });
  return judged.problem?.code === 'unfinished' ? withDraft(play, { things }) : judged;
}

/** SC-1: flips a tile. In a turn, TU-2, its jellyfish is to be spent. */
export function tapTile(play: LessonPlay, color: Color): LessonPlay {
  const step = openStep(play);
  if (step?.kind === 'things') return tapThing(play, `tile-${color}`);
  if (step?.kind === 'turn') {
    if (turnNow(play, step).seat.tiles[color] === 'jellyfish') {
      return withDraft(play, { tile: color, picked: NOTHING_PICKED });
    }
    return doDeed(play, { type: 'swap', jellyfish: color, from: 'atoll', luminos: [0] });
  }
  if (step?.kind !== 'score' || play.draft.tile !== null) return play;
  const judged = course.attempt(play, { kind: 'score', color, spaces: [] });
  return judged.problem?.code === 'unfinished' ? withDraft(play, { tile: color }) : judged;
}

/** SC-2: one number a level, from the lowest up. */
function countSpace(play: LessonPlay, space: Space): LessonPlay {
  const { tile: color, tapped } = play.draft;
  if (color === null) return play;
  const spaces = [...tapped, space];
  const judged = course.attempt(play, { kind: 'score', color, spaces });
  return judged.problem?.code === 'unfinished' ? withDraft(play, { tapped: spaces }) : judged;
}

/** The level whose number is to be tapped next. */
export function levelDue({ draft }: LessonPlay, step: LessonStep): number | null {
  if (step.kind !== 'score' || draft.tile === null) return null;
  return linesOf(step, draft.tile)[draft.tapped.length]?.level ?? null;
}

/** The table of a turn as it is now. */
export function turnNow({ draft, solved }: LessonPlay, step: TurnStep): Turn {
  return solved?.outcome.turn ?? afterDeeds(step, draft.deeds);
}

/** The reef as it lies now. */
export function reefNow(play: LessonPlay, step: LessonStep): readonly LaidLumino[] {
  if (step.kind === 'turn') return turnNow(play, step).seat.reef;
  const placed = play.solved?.outcome.placed ?? null;
  return placed === null ? step.position.luminos : [...step.position.luminos, placed];
}

export function tapDisplay(play: LessonPlay, lumino: number): LessonPlay {
  const step = openStep(play);
  if (step?.kind !== 'turn') return play;
  if (play.draft.tile !== null) return pick(play, 'display', lumino);
  const { phase } = turnNow(play, step);
  return doDeed(play, phase === 'act' ? { type: 'fromDisplay', lumino } : { type: 'add', lumino });
}

/** Luminos of the Atoll are taken together, so a tap only picks them. */
export function tapAtoll(play: LessonPlay, lumino: number): LessonPlay {
  const step = openStep(play);
  if (step?.kind !== 'turn') return play;
  const { phase } = turnNow(play, step);
  const canPick = phase === 'act' || play.draft.tile !== null;
  return canPick ? pick(play, 'atoll', lumino) : doDeed(play, { type: 'fromAtoll', luminos: [lumino] });
}

function pick(play: LessonPlay, from: 'atoll' | 'display', lumino: number): LessonPlay {
  const { picked } = play.draft;
  const before = picked.from === from ? picked.luminos : [];
  const luminos = [...toggled(before, lumino)].sort((a, b) => a - b);
  return withDraft(play, { picked: { from, luminos } });
}

/** Takes or swaps what was picked. */
export function givePicked(play: LessonPlay): LessonPlay {
  const { tile, picked } = play.draft;
  const { from, luminos } = picked;
  if (luminos.length === 0) return play;
  return doDeed(
    play,
    tile === null ? { type: 'fromAtoll', luminos } : { type: 'swap', jellyfish: tile, from, luminos },
  );
}

/** The bag fills the Atoll; once that is done, it takes back what is not laid. */
export function tapBag(play: LessonPlay): LessonPlay {
  const step = openStep(play);
  if (step?.kind !== 'turn') return play;
  const isPlacing = turnNow(play, step).phase === 'place';
  return doDeed(play, isPlacing ? { type: 'return', lumino: play.draft.held } : { type: 'fill' });
}

export function tapLimestone(play: LessonPlay): LessonPlay {
  return openStep(play)?.kind === 'turn' ? doDeed(play, { type: 'limestone' }) : play;
}

export function holdLumino(play: LessonPlay, held: number): LessonPlay {
  return openStep(play)?.kind === 'turn' ? withDraft(play, { held, tapped: [] }) : play;
}

/** One more deed of a turn. What is right is done; what is not is told and counts. */
function doDeed(play: LessonPlay, deed: Deed): LessonPlay {
  const step = openStep(play);
  if (step?.kind !== 'turn') return play;
  const deeds = withoutEmptyFill(step, [...play.draft.deeds, deed]);
  const done = { deeds, picked: NOTHING_PICKED, held: 0, tile: null, tapped: [] };
  const judged = judgeMove(step, { kind: 'turn', deeds });
  if (!judged.ok && judged.error.code === 'unfinished') return withDraft(play, done);
  const after = course.attempt(play, { kind: 'turn', deeds });
  return judged.ok ? after : { ...after, draft: { ...after.draft, picked: NOTHING_PICKED } };
}

/** An Atoll that holds enough needs no tap on the bag. */
function withoutEmptyFill(step: TurnStep, deeds: readonly Deed[]): readonly Deed[] {
  const judged = judgeMove(step, { kind: 'turn', deeds });
  if (judged.ok || judged.error.code !== 'unfinished') return deeds;
  const { phase, atoll } = afterDeeds(step, deeds);
  return phase === 'fill' && atollRefill(atoll.length) === 0 ? [...deeds, { type: 'fill' }] : deeds;
}

/** What to tap next, for whoever wants to be shown. A turn that has left the way of its solution goes on by itself. */
interface NextTap {
  readonly spaces?: readonly Space[];
  readonly thing?: Thing;
  readonly deed?: Deed;
}

export function nextOf({ draft }: LessonPlay, step: LessonStep): NextTap {
  switch (step.kind) {
    case 'turn': {
      const isOnWay =
        JSON.stringify(step.solution.slice(0, draft.deeds.length)) === JSON.stringify(draft.deeds);
      const deed = isOnWay ? step.solution[draft.deeds.length] : undefined;
      if (deed === undefined) return {};
      return deed.type === 'place' ? { deed, spaces: deed.on } : { deed };
    }
    case 'score': {
      if (draft.tile === null) return { thing: `tile-${step.solution}` };
      const line = linesOf(step, draft.tile)[draft.tapped.length];
      return line === undefined ? {} : { spaces: line.spaces.slice(0, 1) };
    }
    case 'things': {
      const thing = step.answer(step.position).find((each) => !draft.things.includes(each));
      return thing === undefined ? {} : { thing };
    }
    case 'place':
    case 'spaces':
    case 'choice':
      return {};
  }
}

export function askHint(play: LessonPlay): LessonPlay {
  const isRefused = play.problem?.code === 'refused' || play.problem?.code === 'off-goal';
  const tapped = isRefused ? [] : play.draft.tapped;
  return { ...withDraft(play, { tapped }), run: course.takeHint(play.run) };
}
