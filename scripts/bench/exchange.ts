import { encodeQR } from 'qr';

import { lumicoraCodes, type LumicoraKinds } from '@/games/lumicora/exchange/codes';
import type { SharedReef } from '@/games/lumicora/exchange/sharedReef';
import { terrainMark } from '@/games/lumicora/exchange/tableNumber';
import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { byColor } from '@/games/lumicora/rules/model';
import { SCORING_TILE_STATES } from '@/games/lumicora/rules/round';
import { createRng } from '@/kit/rng';
import { readCode, writeCodes, type Reading } from '@/tabletop/codes/codes';
import { CODE_PREFIX } from '@/tabletop/codes/envelope';
import type { Parts } from '@/tabletop/codes/parts';
import { LONGEST_NAME } from '@/tabletop/session/bounds';

import { gameOf } from './game';
import { perSecond, type Figure } from './measure';
import { reefOf } from './reefs';

const REEFS = 1000;
const LUMINOS = 30;
const COMMANDS = 400;
const VERSION_0_MODULES = 17;
const MODULES_PER_VERSION = 4;
/** Of every length a name may have, in one to four bytes a character. */
const LETTERS = ['a', 'ü', 'の', '🐙'];

/** How large the codes are, how dense a picture they need at error correction M, and how fast they are read. */
export function benchExchange(): readonly Figure[] {
  const codes = Array.from({ length: REEFS }).flatMap((_, seed) =>
    writeCodes(lumicoraCodes, { kind: 'reef', value: reefFor(seed) }),
  );
  const bySize = [...codes].sort((a, b) => a.length - b.length);
  const parts = writeCodes(lumicoraCodes, { kind: 'game', value: gameOf(COMMANDS, 1) });
  const reef = `reef code of ${LUMINOS} Luminos`;
  const game = `game of ${COMMANDS} commands`;
  return [
    ...sizeOf(`${reef}, median of ${REEFS}`, bySize[REEFS / 2]!, ''),
    ...sizeOf(`${reef}, largest of ${REEFS}`, bySize[REEFS - 1]!, 'at most 400'),
    { name: `${game}, number of codes`, value: parts.length, unit: 'codes', aim: '' },
    {
      name: `${game}, all codes together`,
      value: parts.reduce((sum, part) => sum + bytesOf(part), 0),
      unit: 'bytes',
      aim: 'about 2,000',
    },
    ...sizeOf(`${game}, one of its codes`, parts[0]!, ''),
    {
      name: 'reef codes read',
      value: perSecond(REEFS, () => codes.forEach((code) => readCode(lumicoraCodes, code))),
      unit: '/s',
      aim: '',
    },
    {
      name: `${game}, read from all its codes`,
      value: perSecond(1, () => receive(parts)),
      unit: '/s',
      aim: '',
    },
  ];
}

function sizeOf(name: string, code: string, aim: string): readonly Figure[] {
  const side = modulesOf(code);
  const version = (side - VERSION_0_MODULES) / MODULES_PER_VERSION;
  return [
    { name, value: bytesOf(code), unit: 'bytes', aim },
    { name: `${name}: side of its QR code, version ${version}`, value: side, unit: 'modules', aim: '' },
  ];
}

function reefFor(seed: number): SharedReef {
  const rng = createRng(seed);
  const board = DEFAULT_BOARDS.A;
  return {
    table: rng.int(2 ** 32),
    seat: rng.int(4),
    madeAt: rng.int(2 ** 32),
    side: board.side,
    scoreBoard: 'dark',
    players: 4,
    terrain: terrainMark(board),
    name: rng.pick(LETTERS).repeat(1 + rng.int(LONGEST_NAME)),
    score: rng.int(120),
    limestone: rng.int(11),
    tiles: byColor(() => rng.pick(SCORING_TILE_STATES)),
    reef: { kind: 'luminos', luminos: reefOf(LUMINOS, seed, board) },
  };
}

/** Three characters after the prefix carry two bytes. */
function bytesOf(code: string): number {
  return Math.floor(((code.length - CODE_PREFIX.length) * 2) / 3);
}

/** Without the quiet zone. */
function modulesOf(code: string): number {
  return encodeQR(code, 'raw', { ecc: 'medium', encoding: 'alphanumeric', border: 1 }).length - 2;
}

function receive(texts: readonly string[]): void {
  let known: Parts | null = null;
  for (const text of texts) {
    const { said, parts }: Reading<LumicoraKinds> = readCode(lumicoraCodes, text, known);
    if (!said.ok) throw new Error('not read');
    if (said.value !== null) return;
    known = parts;
  }
  throw new Error('not assembled');
}
