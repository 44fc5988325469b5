/** The link by which BG Stats, an app for logging plays, takes in a finished game. */

import type { RecordEntry } from './entry';

/** The game as BG Stats files it. */
export interface BgStatsGame {
  readonly name: string;
  readonly sourceGameId: string;
}

export interface BgStatsPlay {
  readonly game: BgStatsGame;
  readonly entry: RecordEntry;
  /** What was played with: sides, variants. */
  readonly board: string;
  /** The seat that began; null where nobody knows. */
  readonly starter: number | null;
}

const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html?data=';
/** Halves of a pair that stand alone, which no address can hold. */
const LONE_HALVES = /[\ud800-\udfff]/gu;

export function bgStatsLink({ game, entry, board, starter }: BgStatsPlay): string {
  const noPoints = entry.players.every(({ total }) => total === null);
  const play = {
    sourceName: 'Reefside',
    sourcePlayId: entry.id,
    playDate: utcText(entry.endedAt),
    ...(entry.minutes === null ? {} : { durationMin: entry.minutes }),
    board,
    game: { ...game, highestWins: true, noPoints },
    // The app for Android wants `winner` said of everybody.
    players: entry.players.map(({ name, place, total }, index) => ({
      name,
      sourcePlayerId: name,
      startPlayer: index === starter,
      rank: place,
      ...(total === null ? {} : { score: total }),
      winner: place === 1,
    })),
  };
  return `${ADDRESS}${encodeURIComponent(JSON.stringify(play).replace(LONE_HALVES, '\ufffd'))}`;
}

const DAY_MS = 24 * 60 * 60_000;

/** A moment as `2026-01-01 12:00:00`, in UTC. */
export function utcText(ms: number): string {
  const { year, month, day } = calendarDay(Math.floor(ms / DAY_MS));
  const seconds = Math.floor((ms - Math.floor(ms / DAY_MS) * DAY_MS) / 1000);
  const time = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${[padded(year, 4), padded(month), padded(day)].join('-')} ${time.map((part) => padded(part)).join(':')}`;
}

/**
 * The day so many days after 1970-01-01 in our calendar. Years are counted from March, so that the odd day of a leap
 * year is the last of its year, and every 400 years have the same 146,097 days.
 */
function calendarDay(days: number): { readonly year: number; readonly month: number; readonly day: number } {
  const sinceYear0 = days + 719_468;
  const era = Math.floor(sinceYear0 / 146_097);
  const dayOfEra = sinceYear0 - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
  };
}

function padded(number: number, length = 2): string {
  return String(number).padStart(length, '0');
}
