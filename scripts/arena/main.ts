/** `npm run arena -- copulas [games] [level level]`: levels play against each other in seeded games. */

import { arenaCopulas } from './copulas';

const ARENAS: Readonly<Record<string, (args: readonly string[]) => void>> = { copulas: arenaCopulas };

const [game = '', ...args] = process.argv.slice(2);
const arena = ARENAS[game];
if (arena === undefined) {
  console.error(`There is no arena for "${game}". Arenas: ${Object.keys(ARENAS).join(', ')}.`);
  process.exitCode = 2;
} else {
  arena(args);
}
