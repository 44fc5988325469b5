import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { err, ok } from '@/kit/result';

import { decodeText } from '../../scripts/command/command';
import { MOST_BYTES, readFileBytes, readStreamBytes } from '../../scripts/command/readBytes';

/** What a command that reads text gets of a file. */
async function readText(path: string) {
  const bytes = await readFileBytes(path);
  return bytes.ok ? decodeText(bytes.value) : bytes;
}

describe('reading', () => {
  const folder = mkdtempSync(join(tmpdir(), 'command-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const written = (name: string, bytes: Uint8Array) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  };

  test('text, with or without a byte order mark', async () => {
    expect(await readText(written('plain', Buffer.from('äb')))).toEqual(ok('äb'));
    expect(await readText(written('bom', Buffer.from('\ufeffäb')))).toEqual(ok('äb'));
    expect(await readText(written('empty', Buffer.alloc(0)))).toEqual(ok(''));
  });

  test('what cannot be read', async () => {
    expect(await readFileBytes(join(folder, 'nowhere'))).toEqual(err('there is no such file'));
    expect(await readFileBytes('')).toEqual(err('there is no such file'));
    expect(await readFileBytes(join(written('file', Buffer.from('x')), 'below'))).toEqual(
      err('there is no such file'),
    );
    expect(await readFileBytes(folder)).toEqual(err('this is a directory'));
    expect(await readFileBytes(join(folder, 'x'.repeat(5000)))).toEqual(err('the file name is too long'));
    expect(await readFileBytes('nul\u0000byte')).toEqual(err('this cannot be read (ERR_INVALID_ARG_VALUE)'));
    expect(await readText(written('latin', Buffer.from([0xe4, 0x62])))).toEqual(
      err('this is not text in UTF-8'),
    );
  });

  test('no more than 16 MiB, however much comes', async () => {
    expect(await readFileBytes(written('full', Buffer.alloc(MOST_BYTES, 0x20)))).toMatchObject({ ok: true });
    const tooLarge = err('this is larger than 16 MiB');
    expect(await readFileBytes(written('over', Buffer.alloc(MOST_BYTES + 1, 0x20)))).toEqual(tooLarge);
    const endless = async function* () {
      for (;;) yield Buffer.alloc(1024 * 1024);
    };
    expect(await readStreamBytes(endless)).toEqual(tooLarge);
  });
});
