import { createPathConfigForStaticNavigation } from '@react-navigation/native';

import { ONLY_GAME } from '@/games/registry';

import { GAME_SCREENS } from '../../../app/games';
import { linking, RootStack } from '../../../app/navigation/stack';

const screens = createPathConfigForStaticNavigation(RootStack)!;

/** The addresses of the pages that lie on each other, the lowest first. */
function stackOf(address: string): readonly string[] {
  const state = linking.getStateFromPath(address, { screens });
  return state!.routes.map(
    ({ name, params }) => `${name}${params === undefined ? '' : JSON.stringify(params)}`,
  );
}

const GAME = '{"game":"g1"}';
const PLAYER = '{"game":"g1","player":"2"}';
/** The start of the only game is Home. */
const START = ONLY_GAME === null ? ['Home', 'LumicoraStart'] : ['Home'];
const TABLE = [...START, `LumicoraTable${GAME}`];
const FINAL_INPUT = [...TABLE, `LumicoraFinalInput${GAME}`];
const HISTORY = [...START, 'LumicoraHistory'];
const LEARN = [...START, 'LumicoraLearn'];

const ADDRESSES: readonly (readonly [string, readonly string[]])[] = [
  ['', ['Home']],
  ['settings', ['Home', 'Settings']],
  ['lumicora', START],
  ['lumicora/new', [...START, 'LumicoraSetup']],
  ['lumicora/board/B', [...START, 'LumicoraTerrain{"side":"B"}']],
  ['lumicora/board/B?game=g1', [...TABLE, 'LumicoraTerrain{"side":"B","game":"g1"}']],
  ['lumicora/game/g1', TABLE],
  ['lumicora/game/g1/reef/2', [...TABLE, `LumicoraReef${PLAYER}`]],
  ['lumicora/game/g1/scoring/2', [...TABLE, `LumicoraCoralScoring${PLAYER}`]],
  ['lumicora/game/g1/correct', [...TABLE, `LumicoraCorrectTable${GAME}`]],
  ['lumicora/game/g1/correct/2', [...TABLE, `LumicoraCorrectPlayer${PLAYER}`]],
  ['lumicora/game/g1/reefs', FINAL_INPUT],
  ['lumicora/game/g1/paint/2', [...FINAL_INPUT, `LumicoraPaintReef${PLAYER}`]],
  ['lumicora/game/g1/count/2', [...FINAL_INPUT, `LumicoraCountReef${PLAYER}`]],
  ['lumicora/game/g1/final', [...TABLE, `LumicoraFinalScoring${GAME}`]],
  ['lumicora/game/g1/record', [...HISTORY, `LumicoraGameRecord${GAME}`]],
  ['lumicora/game/g1/replay', [...HISTORY, `LumicoraGameRecord${GAME}`, `LumicoraReplay${GAME}`]],
  ['lumicora/score', [...START, 'LumicoraScoreFinished']],
  ['lumicora/history', HISTORY],
  ['lumicora/statistics', [...HISTORY, 'LumicoraStatistics']],
  ['lumicora/files', [...START, 'LumicoraFiles']],
  ['lumicora/learn', LEARN],
  ['lumicora/learn/water', [...LEARN, 'LumicoraLesson{"lesson":"water"}']],
  ['lumicora/rules', [...LEARN, 'LumicoraReference']],
  ['lumicora/rules/PL-1', [...LEARN, 'LumicoraReference', 'LumicoraRule{"rule":"PL-1"}']],
  ['lumicora/glossary', [...LEARN, 'LumicoraGlossary']],
  ['lumicora/turn', [...LEARN, 'LumicoraTurnSummary']],
  ['lumicora/teach', [...START, 'LumicoraTeach']],
  ['lumicora/puzzles', [...LEARN, 'LumicoraPuzzles']],
  ['lumicora/review', [...LEARN, 'LumicoraReview']],
  ['lumicora/puzzles/every-place', [...LEARN, 'LumicoraPuzzles', 'LumicoraPuzzle{"kind":"every-place"}']],
  ['lumicora/game/g1/phones', [...TABLE, `LumicoraPhones${GAME}`]],
  [
    'lumicora/game/g1/show/reef',
    [...TABLE, `LumicoraPhones${GAME}`, 'LumicoraShowCode{"game":"g1","what":"reef"}'],
  ],
  ['lumicora/board/A/code', [...START, 'LumicoraTerrain{"side":"A"}', 'LumicoraShowTerrain{"side":"A"}']],
  ['lumicora/scan', [...START, 'LumicoraScan']],
  ['lumicora/scan?game=g1', [...TABLE, `LumicoraPhones${GAME}`, `LumicoraScan${GAME}`]],
  ['lumicora/game/g1/photo/2', [...FINAL_INPUT, `LumicoraPhoto${PLAYER}`]],
  ['lumicora/board/A/photo', [...START, 'LumicoraTerrain{"side":"A"}', 'LumicoraPhotoTerrain{"side":"A"}']],
  [
    'lumicora/board/A/photo?game=g1',
    [...TABLE, 'LumicoraTerrain{"side":"A","game":"g1"}', 'LumicoraPhotoTerrain{"side":"A","game":"g1"}'],
  ],
  ...(
    [
      ['luminis', []],
      ['luminis/new', ['LuminisSetup']],
      ['luminis/game/g1', [`LuminisTable${GAME}`]],
      ['luminis/game/g1/card/take', [`LuminisTable${GAME}`, 'LuminisCard{"game":"g1","to":"take"}']],
      ['luminis/game/g1/record', ['LuminisHistory', `LuminisGameRecord${GAME}`]],
      ['luminis/game/g1/replay', ['LuminisHistory', `LuminisGameRecord${GAME}`, `LuminisReplay${GAME}`]],
      ['luminis/history', ['LuminisHistory']],
      ['luminis/statistics', ['LuminisHistory', 'LuminisStatistics']],
      ['luminis/files', ['LuminisFiles']],
      ['luminis/cards', ['LuminisCards']],
      ['luminis/codes', ['LuminisCards', 'LuminisCodes']],
      ['luminis/learn', ['LuminisLearn']],
      ['luminis/learn/spaces', ['LuminisLearn', 'LuminisLesson{"lesson":"spaces"}']],
      ['luminis/rules', ['LuminisLearn', 'LuminisRules']],
      ['luminis/puzzles', ['LuminisPuzzles']],
      ['luminis/puzzles/pay', ['LuminisPuzzles', 'LuminisPuzzle{"kind":"pay"}']],
    ] as const
  ).map(([address, pages]) => [address, ['Home', 'LuminisStart', ...pages]] as const),
  ...(
    [
      ['nomads', []],
      ['nomads/new', ['NomadsSetup']],
      ['nomads/game/g1', [`NomadsTable${GAME}`]],
      ['nomads/game/g1/campfire', [`NomadsTable${GAME}`, `NomadsCampfire${GAME}`]],
      ['nomads/game/g1/correct/2', [`NomadsTable${GAME}`, `NomadsCorrect${PLAYER}`]],
      ['nomads/game/g1/final', [`NomadsTable${GAME}`, `NomadsFinal${GAME}`]],
      ['nomads/game/g1/record', ['NomadsHistory', `NomadsGameRecord${GAME}`]],
      ['nomads/game/g1/replay', ['NomadsHistory', `NomadsGameRecord${GAME}`, `NomadsReplay${GAME}`]],
      ['nomads/history', ['NomadsHistory']],
      ['nomads/statistics', ['NomadsHistory', 'NomadsStatistics']],
      ['nomads/files', ['NomadsFiles']],
      ['nomads/cards', ['NomadsCards']],
      ['nomads/codes', ['NomadsCodes']],
      ['nomads/scan', ['NomadsScan']],
      ['nomads/learn', ['NomadsLearn']],
      ['nomads/learn/sowing', ['NomadsLearn', 'NomadsLesson{"lesson":"sowing"}']],
      ['nomads/rules', ['NomadsLearn', 'NomadsRules']],
      ['nomads/puzzles', ['NomadsPuzzles']],
      ['nomads/puzzle', ['NomadsPuzzles', 'NomadsPuzzle']],
    ] as const
  ).map(([address, pages]) => [address, ['Home', 'NomadsStart', ...pages]] as const),
  ...(
    [
      ['copulas', []],
      ['copulas/new', ['CopulasSetup']],
      ['copulas/game/g1', [`CopulasTable${GAME}`]],
      ['copulas/game/g1/lights', [`CopulasTable${GAME}`, `CopulasLights${GAME}`]],
      ['copulas/game/g1/more', [`CopulasTable${GAME}`, `CopulasMore${GAME}`]],
      ['copulas/game/g1/final', [`CopulasTable${GAME}`, `CopulasFinal${GAME}`]],
      ['copulas/game/g1/record', ['CopulasHistory', `CopulasRecord${GAME}`]],
      ['copulas/game/g1/replay', ['CopulasHistory', `CopulasRecord${GAME}`, `CopulasReplay${GAME}`]],
      ['copulas/history', ['CopulasHistory']],
      ['copulas/statistics', ['CopulasHistory', 'CopulasStatistics']],
      ['copulas/files', ['CopulasFiles']],
      ['copulas/modules', ['CopulasModules']],
      ['copulas/learn', ['CopulasLearn']],
      ['copulas/learn/shapes', ['CopulasLearn', 'CopulasLesson{"lesson":"shapes"}']],
      ['copulas/rules', ['CopulasLearn', 'CopulasRules']],
      ['copulas/puzzles', ['CopulasPuzzles']],
      ['copulas/puzzles/most', ['CopulasPuzzles', 'CopulasPuzzle{"kind":"most"}']],
    ] as const
  ).map(([address, pages]) => [address, ['Home', 'CopulasStart', ...pages]] as const),
  ['no/such/page', ['Home', 'NotFound']],
];

test.each(ADDRESSES)('/%s opens on the pages that lead back', (address, pages) => {
  expect(stackOf(address)).toEqual(pages);
});

test('every page has an address in this list', () => {
  const opened = [
    'LumicoraStart',
    ...ADDRESSES.map(([address]) => stackOf(address).at(-1)!.replace(/\{.*/, '')),
  ];
  const pages = Object.values(GAME_SCREENS).flatMap((game) => Object.keys(game.screens));
  expect(new Set(opened)).toEqual(new Set(['Home', 'Settings', 'NotFound', ...pages]));
});

test.each(Object.entries(GAME_SCREENS))(
  'the pages of %s begin with its name, in their addresses too',
  (id, game) => {
    for (const [name, { linking: address }] of Object.entries(game.screens)) {
      expect(name.toLowerCase().startsWith(id)).toBe(true);
      expect(address.split('/')[0]).toBe(id);
    }
  },
);
