/** `npm run --silent lumicora -- COMMAND FILE...`: loads TypeScript and hands over to `lumicora/main.ts`. */

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const NOT_ANSWERED = 2;

async function ensurePackages() {
  const installer = new URL('./ensure-installed.mjs', import.meta.url);
  if (existsSync(installer)) {
    const { ensureInstalled } = await import(installer.href);
    await ensureInstalled();
  }
  return existsSync(new URL('../node_modules/tsx', import.meta.url));
}

async function run() {
  if (!(await ensurePackages())) {
    process.stderr.write('lumicora: the packages are not installed; run npm ci first\n');
    return NOT_ANSWERED;
  }
  // tsx reads it on registering; without it the alias `@/` would hang on the directory of the caller.
  process.env.TSX_TSCONFIG_PATH = fileURLToPath(new URL('../tsconfig.json', import.meta.url));
  const { register } = await import('tsx/cjs/api');
  register();
  const { main } = createRequire(import.meta.url)('./lumicora/main.ts');
  return main(process.argv.slice(2));
}

function failInternally() {
  process.stderr.write('lumicora: internal error\n');
  process.exit(NOT_ANSWERED);
}

process.on('uncaughtException', failInternally);
run().then((status) => {
  process.exitCode = status;
}, failInternally);
