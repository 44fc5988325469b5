/** The codes of the points pad: all that a game has to write to hand itself over, and to tell a single score. */

import { err, ok } from '@/kit/result';
import { amount, fieldsOf, listOf, textOf, variantOf, whole } from '@/tabletop/codes/bitCodec';
import { bitKind, type GameCodes } from '@/tabletop/codes/codes';
import { gameKind } from '@/tabletop/codes/gameKind';

import { padSaves, padSessions, type PadCommand, type PadSession, type PadTypes } from './pointsPad';

const name = textOf(whole(0, 40));

const kinds = {
  score: bitKind<{ readonly name: string; readonly points: number }, 'nobody'>(
    1,
    fieldsOf({ name, points: amount }),
    (score) => (score.name === '' ? err({ code: 'refused', why: 'nobody' }) : ok(score)),
  ),
  game: gameKind<PadTypes>({
    number: 2,
    versions: [
      {
        setup: fieldsOf({ names: listOf(name, whole(1, 8)) }),
        command: variantOf<PadCommand, 'type'>('type', {
          add: fieldsOf({ player: whole(0, 7), points: whole(-999, 999) }),
          finish: fieldsOf({}),
        }),
      },
    ],
    saves: padSaves,
  }),
} as const;

export type PadKinds = typeof kinds;

/** In its second version, while Lumicora writes its first. */
export const padCodes: GameCodes<PadKinds> = { game: 200, name: 'Points', version: 2, kinds };

export function padGame(steps: number): PadSession {
  const startedAt = 1_700_000_000_000;
  let session = padSessions.open({ id: `pad-${steps}`, startedAt, setup: { names: ['Ana', 'Ben', 'Cem'] } });
  for (let step = 0; step < steps; step++) {
    const command = { type: 'add', player: step % 3, points: (step * 37) % 100 } as const;
    const next = padSessions.perform(session, command, startedAt + 7000 * step);
    if (!next.ok) throw new Error(next.error.code);
    session = next.value;
  }
  return session;
}
