/** `npm run bench`: prints what the rules manage in a second; with --json, as JSON. */

import { createRequire } from 'node:module';

import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
const { register } = await import('tsx/cjs/api');
register();
createRequire(import.meta.url)('./bench/main.ts');
