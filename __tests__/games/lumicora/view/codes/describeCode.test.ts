import type { PartRejection } from '@/games/lumicora/exchange/gameParts';
import type { CodeRejection, CollectRejection, CollectWarning } from '@/games/lumicora/exchange/shared';
import { codesStrings } from '@/games/lumicora/strings/codes';
import { describeCodeRejection } from '@/games/lumicora/view/codes/describeCodeRejection';
import {
  describeCollectRejection,
  describeCollectWarning,
} from '@/games/lumicora/view/codes/describeCollectRejection';

const CODES: readonly (CodeRejection | PartRejection)[] = [
  { code: 'other-app' },
  { code: 'newer-version', version: 2 },
  { code: 'other-game' },
  { code: 'truncated' },
  { code: 'damaged' },
  { code: 'meaningless' },
  {
    code: 'impossible-reef',
    lumino: { lumino: 3, rejection: { code: 'not-neighbors', rule: 'PL-0', spaces: [0, 9] } },
  },
  { code: 'part-of-another-game' },
];
const REEFS: readonly CollectRejection[] = [
  { code: 'other-side', theirs: 'B', ours: 'A' },
  { code: 'other-score-board', theirs: 'light', ours: 'dark' },
  { code: 'other-number-of-players', theirs: 4, ours: 2 },
  { code: 'same-again' },
  { code: 'out-of-date' },
];
const WARNINGS: readonly CollectWarning[] = [
  { code: 'other-table' },
  { code: 'other-terrain' },
  { code: 'other-name', theirs: 'Peter', ours: 'Pit' },
];

test.each(['en', 'de'] as const)('every refusal and warning has a sentence of its own in %s', (language) => {
  const strings = codesStrings[language];
  const sentences = [
    ...CODES.map((rejection) => describeCodeRejection(strings, rejection)),
    ...REEFS.map((rejection) => describeCollectRejection(strings, rejection)),
    ...WARNINGS.map((warning) => describeCollectWarning(strings, warning)),
  ];
  expect(new Set(sentences).size).toBe(sentences.length);
  sentences.forEach((sentence) => expect(sentence).toMatch(/^[A-ZÄÖÜ].*\.$/));
});

test('a reef of other boards is told which ones', () => {
  expect(describeCollectRejection(codesStrings.en, REEFS[0]!)).toBe(
    'This reef lies on side B, but your table plays on side A.',
  );
  expect(describeCollectRejection(codesStrings.de, REEFS[1]!)).toBe(
    'Dieses Riff gehört zur hellen Seite des Wertungsplans, euer Tisch spielt aber auf der dunklen.',
  );
});

test('the Lumino that cannot lie there is counted from one', () => {
  expect(describeCodeRejection(codesStrings.en, CODES[6]!)).toContain('its Lumino 4 ');
});
