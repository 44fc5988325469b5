import type { ImportProblem } from '@/games/lumicora/session/files/files';
import { describeImportProblem } from '@/games/lumicora/view/describeImportProblem';
import type { FileProblem as FileProblemOf } from '@/tabletop/files/gameImport';

type FileProblem = FileProblemOf<ImportProblem>;

const CASES: readonly (readonly [FileProblem, string, string])[] = [
  [{ code: 'too-large' }, 'larger than 5 MB', 'größer als 5 MB'],
  [{ code: 'too-large', mostBytes: 5 * 1024 * 1024 }, 'larger than 5 MB', 'größer als 5 MB'],
  [{ code: 'unreadable' }, 'could not be opened', 'ließ sich nicht öffnen'],
  [
    { code: 'game-file', problem: { code: 'missing', path: 'players[1].name' } },
    'players[1].name: this is missing',
    'players[1].name: das fehlt',
  ],
  [
    { code: 'not-a-backup', path: 'game' },
    'game: not a backup of Lumicora games',
    'game: keine Sicherung von Lumicora-Spielen',
  ],
  [
    { code: 'newer', path: '', version: 9 },
    'comes from a newer Reefside; update the app, then try again',
    'stammt aus einem neueren Reefside; aktualisiere die App und versuche es noch einmal',
  ],
  [{ code: 'damaged', path: 'games[3].log[2]' }, 'games[3].log[2]: damaged', 'games[3].log[2]: beschädigt'],
];

test.each(CASES)('%j', (problem, en, de) => {
  expect(describeImportProblem(problem, 'en')).toBe(en);
  expect(describeImportProblem(problem, 'de')).toBe(de);
});
