import type { CollectRejection, CollectWarning } from '@/games/lumicora/exchange/collect';
import type { ImpossibleReef } from '@/games/lumicora/exchange/sharedReef';
import { phonesStrings } from '@/games/lumicora/strings/phones';
import { describeCollectWarning, describeWhy } from '@/games/lumicora/view/codes/describeCodes';
import type { CodeRejection } from '@/tabletop/codes/codes';
import { describeCodeRejection } from '@/tabletop/codes/describeCodeRejection';
import { codesStrings } from '@/tabletop/strings/codes';
import type { Language } from '@/ui/i18n/language';

const IMPOSSIBLE: ImpossibleReef = {
  code: 'impossible-reef',
  lumino: { lumino: 3, rejection: { code: 'not-neighbors', rule: 'PL-0', spaces: [0, 9] } },
};
const CODES: readonly CodeRejection<ImpossibleReef>[] = [
  { code: 'other-app' },
  { code: 'newer-version', version: 2 },
  { code: 'other-game' },
  { code: 'truncated' },
  { code: 'damaged' },
  { code: 'meaningless' },
  { code: 'part-of-another-game' },
  { code: 'refused', why: IMPOSSIBLE },
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

function describeRefusal(language: Language, rejection: CodeRejection<ImpossibleReef>): string {
  return describeCodeRejection(codesStrings[language], rejection, 'Lumicora', (why) =>
    describeWhy(phonesStrings[language], why),
  );
}

test.each(['en', 'de'] as const)('every refusal and warning has a sentence of its own in %s', (language) => {
  const strings = phonesStrings[language];
  const sentences = [
    ...CODES.map((rejection) => describeRefusal(language, rejection)),
    ...REEFS.map((rejection) => describeWhy(strings, rejection)),
    ...WARNINGS.map((warning) => describeCollectWarning(strings, warning)),
  ];
  expect(new Set(sentences).size).toBe(sentences.length);
  sentences.forEach((sentence) => expect(sentence).toMatch(/^[A-ZÄÖÜ].*\.$/));
});

test('a reef of other boards is told which ones', () => {
  expect(describeWhy(phonesStrings.en, REEFS[0]!)).toBe(
    'This reef lies on side B, but your table plays on side A.',
  );
  expect(describeWhy(phonesStrings.de, REEFS[1]!)).toBe(
    'Dieses Riff gehört zur hellen Seite des Wertungsplans, euer Tisch spielt aber auf der dunklen.',
  );
});

test('the Lumino that cannot lie there is counted from one', () => {
  expect(describeRefusal('en', CODES[7]!)).toContain('Its Lumino 4 ');
});

test('a code of another game is told which game reads it here', () => {
  expect(describeRefusal('en', { code: 'other-game' })).toBe('This code is for another game, not Lumicora.');
  expect(describeRefusal('de', { code: 'other-game' })).toBe(
    'Dieser Code gehört zu einem anderen Spiel, nicht zu Lumicora.',
  );
});
