/** Backups with a section a game, and the door for files, tried on a points pad beside Lumicora. */

import * as v from 'valibot';

import { lumicoraSection, type Extras } from '@/games/lumicora/session/files/files';
import { encodeSave } from '@/games/lumicora/session/save/saveFile';
import { err, ok } from '@/kit/result';
import { finish } from '@/kit/slices';
import { utf8Bytes } from '@/kit/utf8';
import {
  backupSteps,
  backupTexts,
  contentOf,
  MOST_IMPORT_BYTES,
  writtenSection,
  type AnySection,
  type Backup,
  type BackupProblem,
  type BackupSection,
} from '@/tabletop/files/backup';
import { backupFormat, fileSteps, mapFormat, saveFormat, type FileFormat } from '@/tabletop/files/fileDoor';
import { countParts, fateOf, reviewRestore } from '@/tabletop/files/restorePlan';
import { changedAtOf } from '@/tabletop/session/session';

import { padSaves, padSessions, type PadSession, type PadTypes } from '../../support/pointsPad';
import { performAll, sessionFor, takeLimestone } from '../../support/tables';

/** All that a game writes to be in a backup. */
const padSection: BackupSection<PadTypes, { readonly names: readonly string[] }> = {
  game: 'pad',
  saves: padSaves,
  storedExtras: ({ names }) => ({ names }),
  readExtras: ({ names }) => (v.is(v.array(v.string()), names) ? ok({ names }) : err('names')),
};

function padGame(id: string, ...points: readonly number[]): PadSession {
  return points.reduce(
    (session, each, index) => {
      const added = padSessions.perform(session, { type: 'add', player: 0, points: each }, index + 1);
      if (!added.ok) throw new Error(added.error.code);
      return added.value;
    },
    padSessions.open({ id, startedAt: 0, setup: { names: ['Ana', 'Ben'] } }),
  );
}

const PAD = padGame('pad-1', 3, 4);
const REEF = performAll(sessionFor(2), takeLimestone(0, 3));
const NO_EXTRAS: Extras = { boards: {}, names: [], practice: {} };
const padPart = (...games: readonly PadSession[]) =>
  writtenSection(padSection, games.map(padSaves.encode), { names: ['Ana'] });
const reefPart = () => writtenSection(lumicoraSection, [encodeSave(REEF)], { ...NO_EXTRAS, names: ['Ben'] });
const BOTH: readonly AnySection[] = [lumicoraSection, padSection];

function read(text: string, sections: readonly AnySection[] = BOTH): Backup {
  const backup = finish(backupSteps(JSON.parse(text), sections));
  if (!backup.ok) throw new Error(JSON.stringify(backup.error));
  return backup.value;
}

const problemIn = (json: unknown, sections: readonly AnySection[] = BOTH) => {
  const backup = finish(backupSteps(json, sections));
  return backup.ok ? null : backup.error;
};

describe('a backup of one game', () => {
  const [text] = backupTexts({ sections: [padPart(PAD)], settings: { theme: 'dark' }, savedAt: 7 });

  test('has the section open in the file, as ever', () => {
    expect(JSON.parse(text!)).toEqual({
      format: 'reefside-backup',
      version: 1,
      game: 'pad',
      savedAt: 7,
      part: 1,
      parts: 1,
      names: ['Ana'],
      settings: { theme: 'dark' },
      games: [JSON.parse(padSaves.encode(PAD))],
    });
  });

  test('is read by whoever knows the game, and says nothing of others', () => {
    const backup = read(text!);
    expect(contentOf(backup, padSection)).toEqual({ games: [PAD], extras: { names: ['Ana'] } });
    expect(contentOf(backup, lumicoraSection)).toBeNull();
    expect(problemIn(JSON.parse(text!), [lumicoraSection])).toEqual({ code: 'not-a-backup', path: 'game' });
  });
});

describe('a backup of several games', () => {
  const content = { sections: [reefPart(), padPart(PAD, padGame('pad-2'))], settings: null, savedAt: 7 };
  const [text] = backupTexts(content);
  const json = JSON.parse(text!) as Readonly<Record<string, unknown>>;

  test('gives each its own', () => {
    const backup = read(text!);
    expect(contentOf(backup, lumicoraSection)).toEqual({
      games: [REEF],
      extras: { ...NO_EXTRAS, names: ['Ben'] },
    });
    expect(contentOf(backup, padSection)).toEqual({
      games: [PAD, padGame('pad-2')],
      extras: { names: ['Ana'] },
    });
  });

  test('comes in parts that each have all sections', () => {
    const parts = backupTexts(content, 10).map((part) => read(part));
    expect(parts.map(({ part, parts: all }) => [part, all])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    expect(parts.map((part) => contentOf(part, padSection)!.games.length)).toEqual([0, 1, 1]);
    expect(parts.map((part) => contentOf(part, lumicoraSection)!.extras.names)).toEqual(
      parts.map(() => ['Ben']),
    );
    expect(countParts(parts.slice(1))).toEqual({ partsHere: 2, partsInAll: 3 });
  });

  test('with a game that is not known here comes from a newer app', () => {
    expect(problemIn(json, [lumicoraSection])).toEqual({ code: 'newer', path: 'sections.pad', version: 2 });
  });

  test.each<readonly [string, object]>([
    ['sections', { sections: {} }],
    ['sections', { sections: null }],
    ['sections.pad.names', { sections: { pad: { names: 7 } } }],
    ['games[0].format', { games: [{ format: 'chess' }] }],
    ['games[0].setup.names', { games: [{ ...JSON.parse(padSaves.encode(PAD)), setup: {} }] }],
  ])('is refused where it is damaged: %s', (path, change) => {
    expect(problemIn({ ...json, ...change })).toEqual({ code: 'damaged', path });
  });

  test('leaves out a text that is no save of its game', () => {
    const sections = [reefPart(), writtenSection(padSection, ['{', encodeSave(REEF)], { names: [] })];
    const backup = read(backupTexts({ ...content, sections })[0]!);
    expect(contentOf(backup, padSection)!.games).toEqual([]);
    expect(contentOf(backup, lumicoraSection)!.games).toEqual([REEF]);
  });
});

describe('the door', () => {
  type Import =
    | { readonly kind: 'backup'; readonly backup: Backup }
    | { readonly kind: 'game'; readonly session: PadSession };
  const formats: readonly FileFormat<Import, BackupProblem>[] = [
    mapFormat(backupFormat(BOTH), (backup) => ({ kind: 'backup', backup })),
    mapFormat(saveFormat(padSaves), (session) => ({ kind: 'game', session })),
  ];
  const open = (text: string) => finish(fileSteps(text, 0, formats));

  test('asks whose a text is', () => {
    expect(open(padSaves.encode(PAD))).toEqual(ok({ kind: 'game', session: PAD }));
    const [text] = backupTexts({ sections: [padPart(PAD)], settings: null, savedAt: 7 });
    expect(open(`\ufeff${text}`)).toMatchObject({ ok: true, value: { kind: 'backup' } });
  });

  test.each<readonly [string, string, object]>([
    ['nothing', ' ', { code: 'text', problem: { code: 'empty-text' } }],
    ['half a text', '{\n"a":', { code: 'text', problem: { code: 'not-json', line: 2, column: 5 } }],
    ['too much', ' '.repeat(MOST_IMPORT_BYTES + 1), { code: 'too-large', mostBytes: MOST_IMPORT_BYTES }],
    ['another format', '{"format":"chess"}', { code: 'unknown-format' }],
    [
      'a damaged save',
      padSaves.encode(PAD).replace('"done":2', '"done":3'),
      { code: 'refused', problem: { code: 'damaged', path: '' } },
    ],
    [
      'a save of a newer app',
      padSaves.encode(PAD).replace('"version":2', '"version":3'),
      { code: 'refused', problem: { code: 'newer', path: '', version: 3 } },
    ],
  ])('refuses %s, and tells why', (_, text, error) => {
    expect(open(text)).toEqual(err(error));
  });

  test('tells how far it is, without going back', () => {
    const games = Array.from({ length: 200 }, (_, index) => padGame(`pad-${index}`, 1, 2, 3));
    const [text] = backupTexts({ sections: [padPart(...games)], settings: null, savedAt: 7 });
    expect(utf8Bytes(text!)).toBeGreaterThan(40_000);
    const shares = [...fileSteps(text!, 0, formats)];
    expect(shares.length).toBeGreaterThan(200);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBeCloseTo(1);
  });
});

describe('a restore plan', () => {
  const later = padGame('pad-1', 3, 4, 5);

  test('adds, replaces and keeps games of any kind', () => {
    const known = [{ id: 'pad-1', changedAt: changedAtOf(PAD) }];
    expect(reviewRestore([PAD, later, padGame('pad-2')], known)).toEqual({
      add: [padGame('pad-2')],
      replace: [later],
      same: [],
      newerHere: [],
    });
    expect([later, PAD, padGame('pad-1')].map((game) => fateOf(game, known))).toEqual([
      'replace',
      'same',
      'newerHere',
    ]);
    expect(fateOf(PAD, [])).toBe('add');
  });
});
