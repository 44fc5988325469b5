/** Bytes from anywhere, or one sentence that says why not. */

import { createReadStream } from 'node:fs';

import { err, ok, type Result } from '@/kit/result';

export const MOST_BYTES = 16 * 1024 * 1024;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  ENAMETOOLONG: 'the file name is too long',
  EISDIR: 'this is a directory',
  EACCES: 'this file may not be read',
  EPERM: 'this file may not be read',
};

export function readFileBytes(path: string): Promise<Result<Uint8Array, string>> {
  return path === ''
    ? Promise.resolve(err(reasonOf('ENOENT')))
    : readStreamBytes(() => createReadStream(path));
}

export async function readStreamBytes(
  open: () => AsyncIterable<Uint8Array | string>,
): Promise<Result<Uint8Array, string>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of open()) {
      const bytes = Buffer.from(chunk as Uint8Array);
      size += bytes.length;
      if (size > MOST_BYTES) return err(`this is larger than ${MOST_BYTES / 1024 / 1024} MiB`);
      chunks.push(bytes);
    }
  } catch (error) {
    return err(reasonOf((error as NodeJS.ErrnoException).code));
  }
  return ok(Buffer.concat(chunks));
}

function reasonOf(code: string | undefined): string {
  return REASONS[code ?? ''] ?? `this cannot be read${code === undefined ? '' : ` (${code})`}`;
}
