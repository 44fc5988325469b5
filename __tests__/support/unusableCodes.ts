import { lumicoraCodes } from '@/games/lumicora/exchange/codes';
import { sharedReefOf } from '@/games/lumicora/exchange/sharedReef';
import { STARTING_AREA } from '@/games/lumicora/rules/boards';
import { encodeBase45 } from '@/kit/base45';
import { CODE_PREFIX, seal } from '@/tabletop/codes/envelope';

import { codeOf } from './codes';
import { gameUnderWay } from './sampleGames';

const { version, game } = lumicoraCodes;
const KIND_OF_NOTHING = 200;

const begin = (...bytes: readonly number[]) => CODE_PREFIX + encodeBase45(Uint8Array.from(bytes));

/** Codes that say nothing to us: what is wrong, the text, and the English sentence about it. */
export function unusableCodes(): [string, string, string][] {
  const reef = sharedReefOf(gameUnderWay(), 1);
  const good = codeOf({ kind: 'reef', value: reef });
  const start = { on: STARTING_AREA, colors: ['green', 'pink'], symbols: [null, null] } as const;
  const inTheAir = { ...start, on: [STARTING_AREA[0], STARTING_AREA[0] - 1] as const };
  const impossible = codeOf({
    kind: 'reef',
    value: { ...reef, reef: { kind: 'luminos', luminos: [start, inTheAir] } },
  });
  return [
    ['a code of another app', 'https://example.org', 'This isn’t a Reefside code.'],
    [
      'a code of a newer Reefside',
      begin(version + 1, game, 1),
      'This code comes from a newer Reefside. Update the app on this phone to read it.',
    ],
    ['a code of another game', begin(version, game + 1, 1), 'This code is for another game, not Lumicora.'],
    ['a code without its end', good.slice(0, -6), 'Part of this code is missing. Scan or paste it again.'],
    [
      'a code with a wrong letter',
      `${good.slice(0, 30)}${good[30] === 'A' ? 'B' : 'A'}${good.slice(31)}`,
      'This code was misread or changed. Scan it again.',
    ],
    [
      'a code of an unknown kind',
      seal(lumicoraCodes, KIND_OF_NOTHING, Uint8Array.from([1, 2, 3])),
      'Reefside can’t make sense of this code.',
    ],
    [
      'a reef that cannot lie on a table',
      impossible,
      'This reef can’t be real. Its Lumino 2 has no place to lie.',
    ],
  ];
}
