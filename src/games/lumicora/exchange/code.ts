/** The text of a code, and what such a text says: the way out and in for all that phones tell each other. */

import { err, ok, type Result } from '@/kit/result';

import { distinctNames, nameBeside } from '../session/playerName';
import { decodeBits, encodeBits, type BitCodec } from './bitCodec';
import { gamePart, invitation, sharedReef } from './bodyCodecs';
import { refuseInvitation, refuseReef } from './door';
import { seal, unseal } from './envelope';
import { board } from './reefCodec';
import type { CodeRejection, Invitation, SharedCode, SharedKind } from './shared';

export const KIND_NUMBERS = {
  reef: 1,
  terrain: 2,
  invitation: 3,
  'game-part': 4,
} as const satisfies Readonly<Record<SharedKind, number>>;

export function formatCode(shared: SharedCode): string {
  return seal(KIND_NUMBERS[shared.kind], bodyOf(shared));
}

function bodyOf(shared: SharedCode): Uint8Array {
  switch (shared.kind) {
    case 'reef':
      return encodeBits(sharedReef, shared.reef);
    case 'terrain':
      return encodeBits(board, shared.board);
    case 'invitation':
      return encodeBits(invitation, shared.invitation);
    case 'game-part':
      return encodeBits(gamePart, shared.part);
  }
}

type BodyReader = (body: Uint8Array) => Result<SharedCode, CodeRejection>;

/** The bodies by version and kind. A version that was ever shipped keeps its row, and its codes stay readable. */
const READERS: Readonly<Record<number, Readonly<Record<number, BodyReader>>>> = {
  1: {
    [KIND_NUMBERS.reef]: readerOf(
      sharedReef,
      (reef) => ({ kind: 'reef', reef: { ...reef, name: nameBeside([], reef.name, reef.seat) } }),
      refuseReef,
    ),
    [KIND_NUMBERS.terrain]: readerOf(board, (painted) => ({ kind: 'terrain', board: painted })),
    [KIND_NUMBERS.invitation]: readerOf(
      invitation,
      (read) => ({ kind: 'invitation', invitation: withSeenNames(read) }),
      refuseInvitation,
    ),
    [KIND_NUMBERS['game-part']]: readerOf(gamePart, (part) => ({ kind: 'game-part', part })),
  },
};

function readerOf<T>(
  codec: BitCodec<T>,
  say: (value: T) => SharedCode,
  refuse: (value: T) => CodeRejection | null = () => null,
): BodyReader {
  return (body) => {
    const value = decodeBits(codec, body);
    if (value === null) return err({ code: 'meaningless' });
    const refused = refuse(value);
    return refused === null ? ok(say(value)) : err(refused);
  };
}

/** A phone that cleans no names yet may invite to a table where some cannot be told apart. */
function withSeenNames(read: Invitation): Invitation {
  const names = distinctNames(read.players.map(({ name }) => name));
  return { ...read, players: read.players.map((player, seat) => ({ ...player, name: names[seat]! })) };
}

export function readCode(text: string): Result<SharedCode, CodeRejection> {
  const envelope = unseal(text);
  if (!envelope.ok) return envelope;
  const { version, kind, body } = envelope.value;
  const read = READERS[version]?.[kind];
  return read === undefined ? err({ code: 'meaningless' }) : read(body);
}
