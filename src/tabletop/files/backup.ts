/**
 * All games of a device, in as many files as it takes, each of which another device takes in by itself. A game writes
 * and reads a section of its own. Version 1 is the backup of one game, whose section lies open in the file; version 2
 * has a section for each of several, and all saves in one list, each known by its format.
 */

import * as v from 'valibot';

import { parseJson } from '@/kit/json';
import { err, ok, type Result } from '@/kit/result';
import { utf8Bytes } from '@/kit/utf8';

import { isTime, MOST_PARTS } from '../session/bounds';
import { fieldsOf, joinPath, pathOfIssue, type SaveFormat, type Saves } from '../session/saves';
import type { Session, TableTypes } from '../session/session';

type Fields = Readonly<Record<string, unknown>>;

/** What a game keeps in a backup: its saves, and what else it remembers, such as names. */
export interface BackupSection<G extends TableTypes, Extras> {
  /** The id of the game. */
  readonly game: string;
  readonly saves: Pick<Saves<G>, 'read' | 'findDamage'> & { readonly kind: Pick<SaveFormat<G>, 'format'> };
  /** Fields that JSON can hold, by names that the backup itself does not use. */
  storedExtras(extras: Extras): Fields;
  /** What the fields hold, or the path of what is damaged. */
  readExtras(fields: Fields): Result<Extras, string>;
}

/** Of any game: whoever reads one asks `contentOf` for what it holds. */
export type AnySection = BackupSection<TableTypes, unknown>;

/** A section that is to be written. Texts that are no saves of the game are left out: nobody could read their part. */
export interface WrittenSection {
  readonly section: AnySection;
  readonly games: readonly string[];
  readonly extras: unknown;
}

/** The saves are texts, because taking them apart takes long. */
export function writtenSection<G extends TableTypes, Extras>(
  section: BackupSection<G, Extras>,
  games: readonly string[],
  extras: Extras,
): WrittenSection {
  return { section, games, extras };
}

export interface BackupContent {
  /** At least one. */
  readonly sections: readonly WrittenSection[];
  /** Of the app: no game looks into them. */
  readonly settings: unknown;
  readonly savedAt: number;
}

/** More than this is not read from outside: far beyond any game, and little enough for every phone. */
export const MOST_IMPORT_BYTES = 5 * 1024 * 1024;
/** Leaves room for what a mail program or an editor may add. */
const MOST_PART_BYTES = MOST_IMPORT_BYTES - 64 * 1024;

export const BACKUP_FORMAT = 'reefside-backup';
const ONE_GAME = 1;
const SEVERAL_GAMES = 2;

/** One text a part, the first always there. A game too large for any part gets one of its own. */
export function backupTexts(content: BackupContent, mostBytes = MOST_PART_BYTES): readonly string[] {
  const games = content.sections.flatMap(({ section, games: texts }) =>
    texts.filter((text) => fieldsOf(parseJson(text)).format === section.saves.kind.format),
  );
  // No part has a longer head than one with the highest numbers there can be.
  const most = games.length + 1;
  const shares = share(games, mostBytes - utf8Bytes(partText(content, [], most, most)));
  return shares.map((texts, index) => partText(content, texts, index + 1, shares.length));
}

/** The texts in their order, in as few lists of at most so many bytes as that takes. */
function share(texts: readonly string[], mostBytes: number): readonly (readonly string[])[] {
  const shares: string[][] = [[]];
  let left = mostBytes;
  for (const text of texts) {
    const bytes = utf8Bytes(text) + 1;
    if (bytes > left && shares.at(-1)!.length > 0) {
      shares.push([]);
      left = mostBytes;
    }
    shares.at(-1)!.push(text);
    left -= bytes;
  }
  return shares;
}

/** Every part has all that is not a game. */
function partText(
  { sections, settings, savedAt }: BackupContent,
  games: readonly string[],
  part: number,
  parts: number,
): string {
  const [first, ...others] = sections.map(
    ({ section, extras }) => [section.game, section.storedExtras(extras)] as const,
  );
  const numbers = { savedAt, part, parts };
  const own = { settings: settings ?? null };
  const head =
    others.length === 0
      ? { format: BACKUP_FORMAT, version: ONE_GAME, game: first![0], ...numbers, ...first![1], ...own }
      : {
          format: BACKUP_FORMAT,
          version: SEVERAL_GAMES,
          ...numbers,
          sections: Object.fromEntries([first!, ...others]),
          ...own,
        };
  return `${JSON.stringify(head).slice(0, -1)},"games":[${games.join(',')}]}\n`;
}

export interface SectionContent<G extends TableTypes, Extras> {
  readonly games: readonly Session<G>[];
  readonly extras: Extras;
}

/** One part of a backup. */
export interface Backup {
  readonly savedAt: number;
  /** From 1. */
  readonly part: number;
  readonly parts: number;
  /** For the app to check. */
  readonly settings: unknown;
  readonly sections: ReadonlyMap<string, SectionContent<TableTypes, unknown>>;
}

/** What a backup holds of a game; null where it says nothing of it. */
export function contentOf<G extends TableTypes, Extras>(
  { sections }: Backup,
  { game }: BackupSection<G, Extras>,
): SectionContent<G, Extras> | null {
  return (sections.get(game) as SectionContent<G, Extras> | undefined) ?? null;
}

/** `path` reads like `games[3].log[2]` and is empty for the whole. */
export type BackupProblem =
  | { readonly code: 'not-a-backup'; readonly path: string }
  /** Written by a newer Reefside. */
  | { readonly code: 'newer'; readonly path: string; readonly version: number }
  | { readonly code: 'damaged'; readonly path: string };

const partNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PARTS));
const envelope = v.object({
  savedAt: v.custom<number>(isTime),
  part: partNumber,
  parts: partNumber,
  games: v.array(v.unknown()),
  settings: v.optional(v.unknown(), null),
});

/**
 * All of it or nothing: one game that cannot be read refuses the whole part. Tells after each game how far it is, because
 * hundreds of them take long.
 */
export function* backupSteps(
  json: unknown,
  known: readonly AnySection[],
): Generator<number, Result<Backup, BackupProblem>> {
  const found = sectionsIn(json, known);
  if (!found.ok) return found;
  const parsed = v.safeParse(envelope, json, { abortEarly: true });
  if (!parsed.success) return damagedAt(pathOfIssue(parsed.issues[0]));
  const { savedAt, part, parts, settings, games } = parsed.output;
  if (part > parts) return damagedAt('part');
  const sections = new Map<string, { readonly games: Session<TableTypes>[]; readonly extras: unknown }>();
  for (const { section, fields, path } of found.value) {
    const extras = section.readExtras(fields);
    if (!extras.ok) return damagedAt(joinPath(path, extras.error));
    sections.set(section.game, { games: [], extras: extras.value });
  }
  const [only, ...others] = found.value;
  for (const [index, save] of games.entries()) {
    const path = `games[${index}]`;
    const { format } = fieldsOf(save);
    const { section } =
      others.length === 0
        ? only!
        : (found.value.find((each) => each.section.saves.kind.format === format) ?? only!);
    const read = readSaveAt(section.saves, save, path);
    if (!read.ok) return read;
    sections.get(section.game)!.games.push(read.value);
    yield (index + 1) / games.length;
  }
  return ok({ savedAt, part, parts, settings, sections });
}

interface FoundSection {
  readonly section: AnySection;
  readonly fields: Fields;
  /** Where the fields are. */
  readonly path: string;
}

function sectionsIn(
  json: unknown,
  known: readonly AnySection[],
): Result<readonly FoundSection[], BackupProblem> {
  const fields = fieldsOf(json);
  if (fields !== json) return err({ code: 'not-a-backup', path: '' });
  const { format, version, game } = fields;
  if (format !== BACKUP_FORMAT) return err({ code: 'not-a-backup', path: 'format' });
  if (typeof version !== 'number') return damagedAt('version');
  if (version > SEVERAL_GAMES) return err({ code: 'newer', path: '', version });
  if (version === ONE_GAME) {
    const section = known.find((each) => each.game === game);
    return section === undefined
      ? err({ code: 'not-a-backup', path: 'game' })
      : ok([{ section, fields, path: '' }]);
  }
  const stored = Object.entries(fieldsOf(fields.sections));
  if (version !== SEVERAL_GAMES) return damagedAt('version');
  if (stored.length === 0) return damagedAt('sections');
  const found: FoundSection[] = [];
  for (const [id, own] of stored) {
    const path = `sections.${id}`;
    const section = known.find((each) => each.game === id);
    if (section === undefined) return err({ code: 'newer', path, version });
    found.push({ section, fields: fieldsOf(own), path });
  }
  return ok(found);
}

/** A save from outside, with the place of what is wrong with it; `path` is where the save itself is. */
export function readSaveAt<G extends TableTypes>(
  saves: BackupSection<G, unknown>['saves'],
  json: unknown,
  path: string,
): Result<Session<G>, BackupProblem> {
  const read = saves.read(json);
  if (read.ok) return read;
  if (read.error.code === 'newer') return err({ ...read.error, path });
  return damagedAt(joinPath(path, saves.findDamage(json)));
}

function damagedAt(path: string): Result<never, BackupProblem> {
  return err({ code: 'damaged', path });
}
