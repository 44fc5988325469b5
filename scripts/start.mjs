/** `npm start`: serves the app for browser and phone. PORT chooses another port than 8081. */

import process from 'node:process';

import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
const { spawnExpo } = await import('./expo.mjs');

const port = process.env.PORT ?? '8081';
console.log(`Reefside will be at http://localhost:${port}`);
const expo = spawnExpo(['start', '--port', port, ...process.argv.slice(2)], {
  EXPO_NO_DEPENDENCY_VALIDATION: '1',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => expo.kill(signal));
expo.on('exit', (code) => process.exit(code ?? 0));
