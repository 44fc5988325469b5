import { COURSE_REEF, courseReef, lessonsPlayed } from '@/games/lumicora/lessons/courseReef';
import { LESSON_IDS } from '@/games/lumicora/lessons/lesson';
import { audit } from '@/games/lumicora/rules/audit';
import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { isStartingLumino } from '@/games/lumicora/rules/model';
import { surfaceOf } from '@/games/lumicora/rules/surface';

test('PL-1 the reef of the course has a Lumino for each lesson, and breaks no rule on its way', () => {
  expect(COURSE_REEF).toHaveLength(LESSON_IDS.length + 1);
  expect(COURSE_REEF.filter(isStartingLumino)).toEqual([COURSE_REEF[0]]);
  for (let played = 0; played <= LESSON_IDS.length; played++) {
    expect(audit(DEFAULT_BOARDS.A, courseReef(played)).problems).toEqual([]);
  }
});

test('it grows high, and shows all four colors at the end', () => {
  const { levels, colors } = surfaceOf(COURSE_REEF);
  expect(Math.max(...levels)).toBeGreaterThanOrEqual(4);
  expect(new Set([...colors].filter((_, space) => levels[space]! > 0)).size).toBe(4);
});

test('a lesson that was skipped lays no Lumino', () => {
  expect(lessonsPlayed({ best: { levels: 3, water: 0, turn: 1 }, open: null })).toBe(2);
});
