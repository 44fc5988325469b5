import {
  decodeEntry,
  encodeEntry,
  entryOf,
  type HistoryEntry,
} from '@/games/lumicora/session/record/historyEntry';
import { computeStatistics } from '@/games/lumicora/session/record/statistics';
import { encodeSave } from '@/games/lumicora/session/save/saveFile';
import type { ArchiveEntry } from '@/kit/archive';
import { createRng } from '@/kit/rng';
import { utf8Bytes } from '@/kit/utf8';
import { newestFirst } from '@/tabletop/record/entry';

import { gameOf } from './game';
import { perSecond, type Figure } from './measure';

const COMMANDS = 400;
const SEEDS = [1, 2, 3, 4, 5, 6];
const SIZES = [100, 1000, 5000];
/** A circle of friends who play in changing company. */
const PEOPLE = 'Ana Ben Cem Dana Eli Franziska Gül Hannes Ida Jörg Kim Léa Mia Noah Ünal Zoë'.split(' ');
const FIRST_DAY = 1_600_000_000_000;
const HOUR = 3_600_000;

/** What a list of finished games and its statistics take, and whether they take longer than there are more games. */
export function benchHistory(): readonly Figure[] {
  const sessions = SEEDS.map((seed) => gameOf(COMMANDS, seed));
  const archives = SIZES.map((size) => archiveOf(sessions.map(entryOf), size));
  const entries = archives.map((archive) => entriesIn(archive));
  return [
    ...growth(
      'open history',
      'below 100',
      archives.map((archive) => () => entriesIn(archive)),
    ),
    ...growth(
      'statistics',
      'below 50',
      entries.map((list) => () => computeStatistics(list)),
    ),
    bytesOf(
      'entry of one game',
      archives[0]!.map(({ entry }) => entry),
    ),
    bytesOf(`save of one game of ${COMMANDS} commands`, sessions.map(encodeSave)),
  ];
}

/** Entries of real games with other ids, dates and people, in no order of time. */
export function archiveOf(samples: readonly HistoryEntry[], size: number): readonly ArchiveEntry[] {
  const rng = createRng(size);
  return Array.from({ length: size }, (_, index) => {
    const sample = rng.pick(samples);
    const id = `game-${index}-${rng.int(1e9).toString(36)}`;
    const startedAt = FIRST_DAY + rng.int(50_000) * HOUR;
    const endedAt = startedAt + HOUR;
    const first = rng.int(PEOPLE.length);
    const count = 2 + rng.int(3);
    const players = sample.players.slice(0, count).map((player, seat) => {
      const name = PEOPLE[(first + seat) % PEOPLE.length]!;
      return { ...player, name, place: Math.min(player.place, count) };
    });
    return { id, entry: encodeEntry({ ...sample, id, startedAt, endedAt, changedAt: endedAt, players }) };
  });
}

/** As the list of finished games reads them. */
function entriesIn(archive: readonly ArchiveEntry[]): readonly HistoryEntry[] {
  return newestFirst(
    archive.flatMap(({ entry }) => {
      const decoded = decodeEntry(entry);
      return decoded.ok ? [decoded.value] : [];
    }),
  );
}

function growth(name: string, aim: string, works: readonly (() => void)[]): readonly Figure[] {
  const times = works.map(msFor);
  return times.map((value, index) => {
    const games = SIZES[index]!;
    const more = `${games / SIZES[0]!}x the games, ${Math.round(value / times[0]!)}x the time`;
    return {
      name: `${name}, ${games.toLocaleString('en')} games${index === 0 ? '' : ` (${more})`}`,
      value,
      unit: 'ms',
      aim: index === SIZES.length - 1 ? aim : '',
    };
  });
}

/** Counted in thousandths of a run, because the rate is a whole number. */
function msFor(work: () => void): number {
  return Number((1_000_000 / perSecond(1000, work)).toPrecision(3));
}

function bytesOf(what: string, texts: readonly string[]): Figure {
  const bytes = texts.reduce((sum, text) => sum + utf8Bytes(text), 0);
  return { name: `size of the ${what}`, value: Math.round(bytes / texts.length), unit: 'bytes', aim: '' };
}
