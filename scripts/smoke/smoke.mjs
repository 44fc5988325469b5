/** A short visit to every part of the app, the same in every engine. The last line is `N passed, N failed`. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { createPerson } from './person.mjs';

/** Each goes on where the one before ended. */
const STEPS = {
  'a game is set up': async ({ open, tap, fill, see }) => {
    await open('/lumicora');
    await tap('link', /^Track the table/);
    await fill('Name of player 1', 'Anni');
    await fill('Name of player 2', 'Peter');
    await tap('button', 'It matches my board');
    await tap('button', 'Start the game');
    await see('Anni, your turn');
  },
  'a Lumino is placed': async (person) => {
    await person.tap('button', 'Anni’s reef');
    await person.tap('button', 'green 3');
    await person.tap('button', 'crab');
    await place(person, 'c3', 'd3');
    await person.see(/^c3, green, 3, level 1/);
  },
  'a refusal says why': async (person) => {
    await person.tap('button', 'green 5');
    await place(person, 'a4', 'a5');
    await person.see(/^a4, .*not allowed here/);
    await person.tap('button', 'Place anyway');
    await person.see(/^a4, green, 5, level 1/);
  },
  'a step is undone': async ({ tap, see }) => {
    await tap('button', /^Undo: Anni, green 5/);
    await see('a4, water');
  },
  'a color is scored': async ({ tap, see }) => {
    await tap('button', 'Next: Peter');
    await tap('button', 'Scoring: Anni');
    await tap('radio', /^green/);
    await tap('button', /^Score green: 3 points/);
    await see('Score or wait: Peter');
    await tap('button', 'Back');
    await see('3 points');
  },
  'a reload keeps the game': async ({ reload, see }) => {
    await reload();
    await see('3 points');
    await see(/^green scoring tile: jellyfish$/);
  },
  'a code of the reef is shown': async ({ tap, see }) => {
    await tap('button', 'Phones at the table');
    await tap('link', /^Show my reef/);
    await see(/Code with Anni’s reef/);
  },
  'a lesson is played': async (person) => {
    await person.open('/lumicora/learn');
    await person.tap('link', /Building up/);
    await place(person, 'd3', 'd4');
    await person.tap('button', 'Next');
    await person.see(/^2 of /);
  },
  'a puzzle is answered': async ({ open, tap, see }) => {
    await open('/lumicora/puzzles/light-side?difficulty=easy&seed=7');
    await tap('radio', '2');
    await tap('button', 'That’s my answer');
    await see('Next puzzle');
  },
  'a reef is painted from above, another counted, and the game scored': async ({ open, tap, fill, see }) => {
    await open('/lumicora');
    await tap('link', /^Who won/);
    await fill('Name of player 1', 'Ana');
    await fill('Name of player 2', 'Ben');
    await tap('button', 'Count the reefs');
    await tap('button', 'Paint Ana’s reef');
    await tap('button', /^d6,/);
    await see(/^d6, green, plain coral, level 1/);
    await tap('button', 'Done');
    await tap('button', 'Next: Ben');
    for (const digit of '41279') await tap('button', digit);
    await tap('button', 'Who won?');
    await see(/wins|share the win/);
  },
  'the history has it': async ({ open, tap, see }) => {
    await open('/lumicora/history');
    await tap('link', /Ana/);
    await see(/wins|share the win/);
  },
  'a backup is saved': async ({ open, tap, see }) => {
    await open('/lumicora/files');
    await tap('button', 'Back up everything');
    await see('Saved to your downloads.');
  },
  'the app starts again without its host': async ({ open, see, reload, isKeptForOffline }, host) => {
    await open('/');
    await isKeptForOffline();
    await host.stop();
    await open('/lumicora/rules/PL-1');
    await see('Match the color');
    await reload();
    await see('Match the color');
  },
  'nothing went wrong unseen': async ({ open, see, seesNo }) => {
    await open('/settings');
    await see('Appearance');
    await seesNo(/The app noted/);
  },
};

async function place({ tap }, first, second) {
  await tap('button', new RegExp(`^${first},`));
  await tap('button', new RegExp(`^${second},`));
}

/** `launch` starts an engine and resolves with its driver; see firefox.mjs and webkit.mjs. */
export async function smoke(launch) {
  const host = await startHost();
  let driver = null;
  let passed = 0;
  let failed = 0;
  try {
    driver = await launch();
    const person = createPerson(driver, host.address);
    for (const [name, step] of Object.entries(STEPS)) {
      const began = performance.now();
      await step(person, host);
      passed += 1;
      console.log(`  ✓ ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    }
  } catch (error) {
    // Steps build on each other: those after a failed one have failed, too.
    failed = Object.keys(STEPS).length - passed;
    console.log(`  ✗ ${Object.keys(STEPS)[passed]}: ${error instanceof Error ? error.message : error}`);
  } finally {
    await driver?.close();
    await host.stop();
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

async function startHost() {
  const script = fileURLToPath(new URL('../serve-web.mjs', import.meta.url));
  const server = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(server.stdout, 'data');
  return {
    address: /http:\S+/.exec(said.toString())[0],
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill();
      await once(server, 'exit');
    },
  };
}
