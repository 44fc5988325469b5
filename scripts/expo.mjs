/** Runs the Expo command line of this project, quietly about its own maker. */

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import process from 'node:process';

const expoCli = createRequire(import.meta.url).resolve('expo/bin/cli');

export function spawnExpo(args, env = {}) {
  return spawn(process.execPath, [expoCli, ...args], {
    stdio: 'inherit',
    env: { ...process.env, EXPO_NO_TELEMETRY: '1', ...env },
  });
}
