/** `npm run arena -- GAME`: lets the levels of a game play against each other, and prints who wins. */

import { createRequire } from 'node:module';

import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
const { register } = await import('tsx/cjs/api');
register();
createRequire(import.meta.url)('./arena/main.ts');
