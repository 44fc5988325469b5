/** The one door for game files of Luminis: text or JSON from outside becomes a game that can be asked, or a coded problem. */

import { safeParse } from 'valibot';

import { err, ok, type Result } from '@/kit/result';
import { finish } from '@/kit/slices';
import { parseSteps } from '@/tabletop/files/fileDoor';
import { shortened } from '@/tabletop/files/fileProblem';

import type { Cathedral } from '../rules/cathedral';
import { isSpire, type Card } from '../rules/model';
import type { Middle } from '../rules/options';
import {
  GAME_FILE_FORMAT,
  GAME_FILE_VERSION,
  gameFileSchema,
  problemOfIssue,
  type GameFileProblem,
  type GameFileShape,
} from './gameFileSchema';

/** A game of Luminis at any moment. */
export interface GameFile {
  readonly advanced: boolean;
  /** Every card that is named elsewhere, and perhaps more. */
  readonly cards: readonly Card[];
  /** Those still on the table. */
  readonly spires: readonly Card[];
  /** The pile, its top first. */
  readonly bonus: readonly Card[];
  readonly players: readonly GamePlayer[];
}

export interface GamePlayer {
  readonly name: string;
  /** Null where it is hidden. */
  readonly hand: readonly Card[] | null;
  readonly cathedral: Cathedral;
}

export function decodeGameFile(text: string): Result<GameFile, GameFileProblem> {
  const json = finish(parseSteps(text));
  return json.ok ? decodeGame(json.value) : err({ path: '', ...json.error });
}

/** For JSON that is already parsed. */
export function decodeGame(json: unknown): Result<GameFile, GameFileProblem> {
  const parsed = safeParse(gameFileSchema, json, { abortEarly: true, abortPipeEarly: true });
  return parsed.success ? linkGame(parsed.output) : err(problemOfIssue(parsed.issues[0]));
}

/** LP-6: the top bonus card is there in the advanced game only. */
export function middleOf({ advanced, spires, bonus }: GameFile): Middle {
  return { spires, bonus: (advanced ? bonus[0] : undefined) ?? null };
}

/** What the fields owe each other: every card that is named is there, and lies in one place only. */
function linkGame(shape: GameFileShape): Result<GameFile, GameFileProblem> {
  const { advanced, cards } = shape;
  const byId = new Map<string, Card>();
  for (const [index, card] of cards.entries()) {
    if (byId.has(card.id)) {
      const first = `cards[${cards.findIndex(({ id }) => id === card.id)}]`;
      return err({ path: `cards[${index}].id`, code: 'duplicate-id', received: shortened(card.id), first });
    }
    byId.set(card.id, card);
  }
  const problems: GameFileProblem[] = [];
  const placeOf = new Map<string, string>();
  const take = (id: string, path: string): Card | null => {
    const card = byId.get(id);
    const first = placeOf.get(id);
    placeOf.set(id, first ?? path);
    if (card === undefined) problems.push({ path, code: 'no-such-card', received: shortened(id) });
    else if (first !== undefined) problems.push({ path, code: 'card-twice', received: shortened(id), first });
    return card ?? null;
  };
  const takeAll = (ids: readonly string[], path: string): readonly Card[] =>
    ids.flatMap((id, index) => take(id, `${path}[${index}]`) ?? []);

  const spires = takeAll(shape.spires, 'spires');
  const stranger = spires.findIndex((card) => !isSpire(card));
  if (problems.length === 0 && stranger >= 0) {
    problems.push({
      path: `spires[${stranger}]`,
      code: 'not-a-spire',
      received: shortened(spires[stranger]!.id),
    });
  }
  const bonus = takeAll(shape.bonus, 'bonus');
  const players = shape.players.map(({ name, hand, cathedral }, seat) => {
    const path = `players[${seat}]`;
    const spaces = new Map<string, string>();
    return {
      name,
      hand: hand === undefined ? null : takeAll(hand, `${path}.hand`),
      cathedral: cathedral.flatMap(({ card: id, column }, index) => {
        const placed = `${path}.cathedral[${index}]`;
        const card = take(id, `${placed}.card`);
        if (card === null) return [];
        const space = `${card.level} ${column}`;
        const first = spaces.get(space);
        if (first !== undefined) {
          problems.push({ path: placed, code: 'space-taken', received: shortened(id), first });
        }
        spaces.set(space, first ?? placed);
        return [{ card, column }];
      }),
    };
  });
  const [problem] = problems;
  return problem === undefined ? ok({ advanced, cards, spires, bonus, players }) : err(problem);
}

export function encodeGameFile(game: GameFile): string {
  return `${JSON.stringify(gameJson(game), null, 2)}\n`;
}

/** The fields of the file, for who adds some of their own. */
export function gameJson({
  advanced,
  cards,
  spires,
  bonus,
  players,
}: GameFile): Readonly<Record<string, unknown>> {
  return {
    format: GAME_FILE_FORMAT,
    version: GAME_FILE_VERSION,
    advanced,
    cards: cards.map(cardJson),
    spires: spires.map(({ id }) => id),
    bonus: bonus.map(({ id }) => id),
    players: players.map(({ name, hand, cathedral }) => ({
      name,
      ...(hand === null ? {} : { hand: hand.map(({ id }) => id) }),
      cathedral: cathedral.map(({ card, column }) => ({ card: card.id, column })),
    })),
  };
}

/** The fields of a card in the order of the file. */
function cardJson({ id, level, cost, center, local, arrows, draw }: Card): Card {
  return { id, level, cost, center, local, arrows, draw };
}
