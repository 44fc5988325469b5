import { COLORS } from '@/games/lumicora/rules/model';
import { reefStrings } from '@/games/lumicora/strings/reef';
import { describeSpace, type SpaceFacts } from '@/games/lumicora/view/reef/reefCells';
import { LANGUAGES } from '@/ui/i18n/language';

const pink3 = { color: 'pink', symbol: 3, level: 2 } as const;
const ground = { name: 'c4', coral: null } as const;

test.each<[SpaceFacts, string, string]>([
  [{ ...ground, terrain: 'water' }, 'c4, water', 'c4, Wasser'],
  [{ ...ground, terrain: 'limestone' }, 'c4, limestone', 'c4, Kalkstein'],
  [{ ...ground, terrain: -2 }, 'c4, remote limestone −2', 'c4, entlegener Kalkstein −2'],
  [{ ...ground, terrain: 'start' }, 'c4, starting area', 'c4, Startbereich'],
  [
    { ...ground, terrain: 'water', legalCost: 2 },
    'c4, water, allowed, costs 2 limestone',
    'c4, Wasser, erlaubt, kostet 2 Kalkstein',
  ],
  [
    { name: 'c4', terrain: 'water', coral: pink3, legalCost: 1 },
    'c4, pink, 3, level 2, allowed, costs 1 limestone',
    'c4, pink, 3, Ebene 2, erlaubt, kostet 1 Kalkstein',
  ],
  [
    { name: 'c4', terrain: 'water', coral: { ...pink3, symbol: 'seahorse' }, isWarned: true },
    'c4, pink, seahorse, level 2, breaks a rule',
    'c4, pink, Seepferdchen, Ebene 2, verletzt eine Regel',
  ],
  [
    { name: 'c4', terrain: 'water', coral: { color: 'yellow', symbol: null, level: 1 }, isChosen: true },
    'c4, yellow, plain coral, level 1, chosen',
    'c4, gelb, ohne Symbol, Ebene 1, gewählt',
  ],
  [
    { name: 'c4', terrain: 'start', coral: { color: 'blue', symbol: 'crab', level: 4 }, isPending: true },
    'c4, blue, crab, level 4, not confirmed yet',
    'c4, blau, Krabbe, Ebene 4, noch nicht bestätigt',
  ],
  [
    { name: 'c4', terrain: 'start', coral: { color: 'green', symbol: 6, level: 3 }, isInvolved: true },
    'c4, green, 6, level 3, marked',
    'c4, grün, 6, Ebene 3, markiert',
  ],
])('%j', (facts, english, german) => {
  expect(describeSpace(reefStrings.en, facts)).toBe(english);
  expect(describeSpace(reefStrings.de, facts)).toBe(german);
});

test.each(LANGUAGES)('in %s the letters on coral tell the four colours apart', (language) => {
  const letters = COLORS.map((color) => reefStrings[language].letters[color]);
  expect(new Set(letters).size).toBe(4);
  for (const color of COLORS) {
    const word = reefStrings[language].colors[color];
    expect(word.toLowerCase().startsWith(reefStrings[language].letters[color].toLowerCase())).toBe(true);
  }
});
