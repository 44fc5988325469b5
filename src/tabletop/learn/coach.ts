/**
 * A coach beside a real table: short cards, each at the first time that its thing happens, each once a game, until
 * somebody sends the coach away. Which cards are due, the game says.
 */

import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { parseJson } from '@/kit/json';

import type { KeptText } from './keptText';

export interface CoachedGame<Card extends string> {
  readonly game: string;
  /** Closed cards do not come again. */
  readonly seen: readonly Card[];
  /** Sent away for the rest of the game. */
  readonly isOff: boolean;
}

export interface CoachState<Card extends string> {
  /** The game begun last comes last. */
  readonly games: readonly CoachedGame<Card>[];
  readonly begin: (game: string) => void;
  readonly close: (game: string, card: Card) => void;
  readonly sendAway: (game: string) => void;
}

export type CoachStore<Card extends string> = StoreApi<CoachState<Card>>;

/** Older games are forgotten: by then everybody knows how to play. */
const MOST_GAMES = 20;

/** The first card that is due in a game with a coach and was not closed there. */
export function cardToShow<Card extends string>(
  { games }: Pick<CoachState<Card>, 'games'>,
  game: string,
  due: readonly Card[],
): Card | null {
  const coached = games.find((each) => each.game === game);
  if (coached === undefined || coached.isOff) return null;
  return due.find((card) => !coached.seen.includes(card)) ?? null;
}

export function createCoachStore<Card extends string>(
  cards: readonly Card[],
  kept: KeptText,
): CoachStore<Card> {
  const read = () => decodeCoach(cards, kept.read());
  const store = createStore<CoachState<Card>>((set, get) => {
    const keep = (games: readonly CoachedGame<Card>[]) => {
      set({ games });
      kept.write(encodeCoach(games));
    };
    const change = (game: string, step: (coached: CoachedGame<Card>) => CoachedGame<Card>) =>
      keep(get().games.map((each) => (each.game === game ? step(each) : each)));
    return {
      games: read(),
      begin: (game) => keep([...get().games, { game, seen: [], isOff: false }].slice(-MOST_GAMES)),
      close: (game, card) =>
        change(game, (coached) =>
          coached.seen.includes(card) ? coached : { ...coached, seen: [...coached.seen, card] },
        ),
      sendAway: (game) => change(game, (coached) => ({ ...coached, isOff: true })),
    };
  });
  kept.onChange(() => store.setState({ games: read() }));
  return store;
}

function encodeCoach(games: readonly CoachedGame<string>[]): string {
  return JSON.stringify({ version: 1, games });
}

/** What cannot be read is a table without a coach. */
function decodeCoach<Card extends string>(
  cards: readonly Card[],
  text: string | null,
): readonly CoachedGame<Card>[] {
  const schema = v.object({
    version: v.literal(1),
    games: v.array(v.object({ game: v.string(), seen: v.array(v.string()), isOff: v.boolean() })),
  });
  const decoded = v.safeParse(schema, text === null ? null : parseJson(text));
  if (!decoded.success) return [];
  return decoded.output.games.map((each) => ({
    ...each,
    seen: cards.filter((card) => each.seen.includes(card)),
  }));
}
