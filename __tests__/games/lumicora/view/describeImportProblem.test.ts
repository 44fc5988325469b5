import type { ImportProblem } from '@/games/lumicora/session/files/files';
import { describeImportProblem } from '@/games/lumicora/view/describeImportProblem';
import { plainReason } from '@/tabletop/files/describeRefusedFile';
import type { FileProblem } from '@/tabletop/files/gameImport';

/** The sentence for everybody, and the detail for whoever made the file. */
type Words = readonly [reason: string, detail: string];

const NEWER = {
  en: 'From a newer Reefside. Update the app, then try again.',
  de: 'Aus einem neueren Reefside. Aktualisiere die App und versuche es noch einmal.',
};
const LARGE: readonly Words[] = [
  ['Larger than 5 MB.', 'Larger than 5 MB.'],
  ['Größer als 5 MB.', 'Größer als 5 MB.'],
];

const CASES: readonly (readonly [FileProblem<ImportProblem>, Words, Words])[] = [
  [{ code: 'too-large' }, LARGE[0]!, LARGE[1]!],
  [{ code: 'too-large', mostBytes: 5 * 1024 * 1024 }, LARGE[0]!, LARGE[1]!],
  [
    { code: 'unreadable' },
    ['Couldn’t be opened.', 'Couldn’t be opened.'],
    ['Ließ sich nicht öffnen.', 'Ließ sich nicht öffnen.'],
  ],
  [
    { code: 'game-file', problem: { code: 'missing', path: 'players[1].name' } },
    ['This Reefside file is damaged.', 'players[1].name: this is missing'],
    ['Diese Reefside-Datei ist beschädigt.', 'players[1].name: das fehlt'],
  ],
  [
    { code: 'game-file', problem: { code: 'too-large', path: 'round', received: '11', most: 10 } },
    ['This Reefside file is damaged.', 'round: 11 is more than 10'],
    ['Diese Reefside-Datei ist beschädigt.', 'round: 11 ist mehr als 10'],
  ],
  [
    { code: 'game-file', problem: { code: 'not-json', path: '', line: 1, column: 7 } },
    ['This isn’t a Reefside file.', 'not JSON at line 1, column 7'],
    ['Das ist keine Reefside-Datei.', 'kein JSON in Zeile 1, Spalte 7'],
  ],
  [
    { code: 'game-file', problem: { code: 'unknown-version', path: 'version', received: '9' } },
    [NEWER.en, 'version: version 9 is not known, only 1'],
    [NEWER.de, 'version: Version 9 ist unbekannt, es gibt nur 1'],
  ],
  [
    { code: 'game-file', problem: { code: 'empty-text', path: '' } },
    ['There’s nothing in it.', 'there is nothing in it'],
    ['Da steht nichts drin.', 'es steht nichts darin'],
  ],
  [
    { code: 'not-a-backup', path: 'game' },
    ['This isn’t a Reefside file.', 'game: not a backup of Lumicora'],
    ['Das ist keine Reefside-Datei.', 'game: keine Sicherung von Lumicora-Spielen'],
  ],
  [{ code: 'newer', path: '', version: 9 }, [NEWER.en, NEWER.en], [NEWER.de, NEWER.de]],
  [
    { code: 'damaged', path: 'games[3].log[2]' },
    ['This Reefside file is damaged.', 'games[3].log[2]'],
    ['Diese Reefside-Datei ist beschädigt.', 'games[3].log[2]'],
  ],
];

test.each(CASES)('%j', (problem, en, de) => {
  expect([plainReason(problem, 'en'), describeImportProblem(problem, 'en')]).toEqual(en);
  expect([plainReason(problem, 'de'), describeImportProblem(problem, 'de')]).toEqual(de);
});
