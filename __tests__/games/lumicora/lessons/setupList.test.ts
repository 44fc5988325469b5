import { setupFigures, setupList, SETUP_IDS } from '@/games/lumicora/lessons/setupList';
import { coachStrings } from '@/games/lumicora/strings/coach';
import { LANGUAGES } from '@/ui/i18n/language';

/** As the box and the booklets have it. */
const BOX = [
  { players: 2, played: 72, aside: 0, bag: 72, backs: [72, 0, 0], startsLeft: 4 },
  { players: 3, played: 88, aside: 6, bag: 82, backs: [72, 16, 0], startsLeft: 3 },
  { players: 4, played: 104, aside: 8, bag: 96, backs: [72, 16, 16], startsLeft: 2 },
] as const;

test.each(BOX)('LU-3 $players players play with the right Luminos', (box) => {
  const { sets, stack, bag, startsLeft } = setupFigures(box.players);
  const used = sets.map(({ luminos, isUsed }) => (isUsed ? luminos : 0));
  expect(sets.map(({ fish }) => fish)).toEqual([0, 3, 4]);
  expect(used).toEqual(box.backs);
  expect(used.reduce((sum, count) => sum + count, 0)).toBe(box.played);
  expect([stack, bag, startsLeft]).toEqual([box.aside, box.bag, box.startsLeft]);
  expect(stack + bag).toBe(box.played);
});

test.each(BOX)('SE-1 everything that $players players need lies where it begins', ({ players, bag }) => {
  const figures = setupFigures(players);
  expect(figures).toMatchObject({ atoll: 4, display: 4, tiles: 4, limestone: 40 });
  // LU-3: what is laid out comes from the bag.
  expect(figures.atoll + players * figures.display).toBeLessThan(bag);
  const wanted = ['atoll', 'displays', 'tiles', 'starts', 'fish', 'turtle', 'octopus'] as const;
  expect(setupList(players)).toEqual(expect.arrayContaining([...wanted]));
});

test('EM-1 two players need no emergency stack, all others do', () => {
  expect([2, 3, 4].map((players) => setupList(players).includes('stack'))).toEqual([false, true, true]);
  expect(setupList(4)).toEqual(SETUP_IDS);
});

test.each(LANGUAGES.flatMap((language) => BOX.map((box) => ({ language, ...box }))))(
  'LU-3 the words of $language for $players players say these figures',
  ({ language, players, aside, bag, backs, startsLeft }) => {
    const { setup } = coachStrings[language];
    const figures = setupFigures(players);
    const say = (id: (typeof SETUP_IDS)[number]) => setup[id](figures);
    for (const count of backs.filter((each) => each > 0)) expect(say('sort')).toContain(String(count));
    expect(say('sort')).toMatch(players === 4 ? /all|alle/ : /stay|bleiben/);
    expect(say('bag')).toContain(String(bag));
    expect(say('stack')).toContain(String(aside));
    expect(say('starts')).toContain(String(startsLeft));
    for (const id of setupList(players)) expect(say(id)).not.toMatch(/undefined|NaN| {2}/);
  },
);
