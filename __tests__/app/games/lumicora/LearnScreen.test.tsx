import { act, screen, userEvent } from '@testing-library/react-native';
import { Linking } from 'react-native';

import { course } from '@/games/lumicora/lessons';
import { FIRST_GAME, type LessonId } from '@/games/lumicora/lessons/lesson';
import { LEARN_KEY } from '@/games/lumicora/view/store/library';
import { SETTINGS_KEY } from '@/shell/settings';
import { NOTHING_LEARNT, type LearnProgress } from '@/tabletop/learn/lessons';
import type { Language } from '@/ui/i18n/language';

import { memoryStorage } from '../../../support/memoryStorage';
import { renderApp } from '../../../support/renderApp';

jest.useFakeTimers();

async function openLearn(progress: Partial<LearnProgress<LessonId>> = {}, language: Language = 'en') {
  const storage = memoryStorage({
    [LEARN_KEY]: course.encode({ ...NOTHING_LEARNT, ...progress }),
    [SETTINGS_KEY]: JSON.stringify({ language }),
  });
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue('reefside://lumicora/learn');
  await renderApp(storage);
  return storage;
}

const tap = (name: string | RegExp) => userEvent.press(screen.getByRole('button', { name }));
const follow = (name: string | RegExp) => userEvent.press(screen.getByRole('link', { name }));
const heading = (name: string) => screen.findByRole('heading', { name });

test('fifteen lessons stand in order, with what was earned in each', async () => {
  await openLearn({ best: { levels: 3, 'own-color': 1, water: 0 } });
  const rows = screen.getAllByRole('link').map(({ props }) => String(props.accessibilityLabel));
  expect(rows).toHaveLength(15);
  expect(rows[0]).toBe(
    '1 What it’s about. A reef that grows, Lumino by Lumino and level by level. 3 stars of 3',
  );
  expect(rows[1]).toMatch(/^2 On the ground.*1 star of 3$/);
  expect(rows[2]).toMatch(/skipped$/);
  expect(rows[3]).not.toMatch(/star|skipped/);
});

test('a lesson opens from the list', async () => {
  await openLearn();
  await follow(/^4 Building up/);
  expect(await heading('Building up')).toBeOnTheScreen();
});

test('the way into a first game begins with its first lesson', async () => {
  await openLearn();
  expect(screen.getByText('0 of 8 lessons done')).toBeOnTheScreen();
  await tap('Start: What it’s about');
  expect(await heading('What it’s about')).toBeOnTheScreen();
});

test('the way goes on where it was left, and any of its lessons can be skipped', async () => {
  const storage = await openLearn({ best: { levels: 2, 'own-color': 3 } });
  expect(screen.getByText('2 of 8 lessons done')).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Next: Water costs limestone' })).toBeOnTheScreen();
  await tap('Skip this lesson');
  expect(screen.getByRole('button', { name: 'Next: Building up' })).toBeOnTheScreen();
  expect(screen.getByRole('link', { name: /^3 Water costs limestone.*skipped$/ })).toBeOnTheScreen();
  expect(storage.read(LEARN_KEY)).toContain('"water":0');
});

test('the way ends at set-up', async () => {
  await openLearn({ best: Object.fromEntries(FIRST_GAME.map((id) => [id, 2])) });
  await tap('Set up your first game');
  expect(await heading('New game')).toBeOnTheScreen();
});

test('a lesson that was left half done is resumed', async () => {
  await openLearn({ open: { ...course.start('water'), step: 2 } });
  await follow(/^Resume: Water costs limestone. Step 3 of 4/);
  expect(await heading('Water costs limestone')).toBeOnTheScreen();
  expect(screen.getByText('3 of 4')).toBeOnTheScreen();
});

test('stars earned in another window show at once', async () => {
  const storage = await openLearn();
  act(() => storage.writeFromOutside(LEARN_KEY, course.encode({ best: { levels: 3 }, open: null })));
  expect(screen.getByRole('link', { name: /^1 .*3 stars of 3$/ })).toBeOnTheScreen();
});

test('it leads on to the turn summary, the reference, the glossary and the puzzles', async () => {
  await openLearn();
  for (const name of ['Reference', 'Turn summary', 'Glossary', 'Puzzles']) {
    expect(screen.getByRole('button', { name })).toBeOnTheScreen();
  }
});

test('it speaks German', async () => {
  await openLearn({ best: { levels: 2 } }, 'de');
  expect(screen.getByRole('heading', { name: 'Spielen lernen' })).toBeOnTheScreen();
  expect(screen.getByText('1 von 8 Lektionen geschafft')).toBeOnTheScreen();
  expect(screen.getByRole('link', { name: /^1 Worum es geht.*2 von 3 Sternen$/ })).toBeOnTheScreen();
});
