import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { err, ok } from '@/kit/result';

import { MOST_BYTES, readFileText, readStreamText } from '../../scripts/lumicora/readText';

describe('reading', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lumicora-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const written = (name: string, bytes: Uint8Array) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  };

  test('text, with or without a byte order mark', async () => {
    expect(await readFileText(written('plain', Buffer.from('äb')))).toEqual(ok('äb'));
    expect(await readFileText(written('bom', Buffer.from('\ufeffäb')))).toEqual(ok('äb'));
    expect(await readFileText(written('empty', Buffer.alloc(0)))).toEqual(ok(''));
  });

  test('what cannot be read', async () => {
    expect(await readFileText(join(folder, 'nowhere'))).toEqual(err('there is no such file'));
    expect(await readFileText('')).toEqual(err('there is no such file'));
    expect(await readFileText(join(written('file', Buffer.from('x')), 'below'))).toEqual(
      err('there is no such file'),
    );
    expect(await readFileText(folder)).toEqual(err('this is a directory'));
    expect(await readFileText(join(folder, 'x'.repeat(5000)))).toEqual(err('the file name is too long'));
    expect(await readFileText('nul\u0000byte')).toEqual(err('this cannot be read (ERR_INVALID_ARG_VALUE)'));
    expect(await readFileText(written('latin', Buffer.from([0xe4, 0x62])))).toEqual(
      err('this is not text in UTF-8'),
    );
  });

  test('no more than 16 MiB, however much comes', async () => {
    expect(await readFileText(written('full', Buffer.alloc(MOST_BYTES, 0x20)))).toMatchObject({ ok: true });
    const tooLarge = err('this is larger than 16 MiB');
    expect(await readFileText(written('over', Buffer.alloc(MOST_BYTES + 1, 0x20)))).toEqual(tooLarge);
    const endless = async function* () {
      for (;;) yield Buffer.alloc(1024 * 1024);
    };
    expect(await readStreamText(endless)).toEqual(tooLarge);
  });
});
