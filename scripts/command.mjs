/** `node scripts/command.mjs lumicora COMMAND FILE...`: loads TypeScript and hands over to `lumicora/program.ts`. */

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const NOT_ANSWERED = 2;
const [name, ...args] = process.argv.slice(2);

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
    process.stderr.write(`${name}: the packages are not installed; run npm ci first\n`);
    return NOT_ANSWERED;
  }
  // tsx reads it on registering; without it the alias `@/` would hang on the directory of the caller.
  process.env.TSX_TSCONFIG_PATH = fileURLToPath(new URL('../tsconfig.json', import.meta.url));
  const { register } = await import('tsx/cjs/api');
  register();
  const require = createRequire(import.meta.url);
  const { main } = require('./command/main.ts');
  const { program } = require(`./${name}/program.ts`);
  return main(program, args);
}

function failInternally() {
  process.stderr.write(`${name}: internal error\n`);
  process.exit(NOT_ANSWERED);
}

process.on('uncaughtException', failInternally);
run().then((status) => {
  process.exitCode = status;
}, failInternally);
