/** Makes the native projects in a temporary folder, without a network, and looks at what they ask people for. */

import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { ensureInstalled } from './ensure-installed.mjs';
import { judgeNative } from './native/judge.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const LEFT_OUT = ['node_modules', 'dist', '.git', '.expo', 'android', 'ios'];
const LANGUAGES = ['en', 'de'];

/** How many promises are kept and broken, each with a line of its own. */
async function checkNative() {
  const project = realpathSync(mkdtempSync(join(tmpdir(), 'reefside-native-')));
  try {
    copyProject(project);
    await prebuild(project);
    const judged = judgeNative(readProjects(project));
    for (const { promise, broken } of judged) {
      console.log(`${broken.length === 0 ? '✓' : '✗'} ${[promise, ...broken].join('\n    ')}`);
    }
    const failed = judged.filter(({ broken }) => broken.length > 0).length;
    return { passed: judged.length - failed, failed };
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/** A copy, because a prebuild writes into the folder that it is given. */
function copyProject(project) {
  for (const name of readdirSync(root)) {
    if (!LEFT_OUT.includes(name)) cpSync(join(root, name), join(project, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
}

async function prebuild(project) {
  const { spawnExpo } = await import('./expo.mjs');
  const expo = spawnExpo(['prebuild', project, '--no-install'], { CI: '1', EXPO_OFFLINE: '1' });
  const [code] = await once(expo, 'exit');
  if (code !== 0) throw new Error('The native projects could not be made.');
}

function readProjects(project) {
  const read = (...path) => readFileSync(join(project, ...path), 'utf8');
  const app = readdirSync(join(project, 'ios')).find((name) => name.endsWith('.xcodeproj'));
  const ios = join('ios', basename(app ?? '', '.xcodeproj'));
  return {
    infoPlist: read(ios, 'Info.plist'),
    strings: byLanguage((language) => read(ios, 'Supporting', `${language}.lproj`, 'InfoPlist.strings')),
    words: byLanguage((language) => JSON.parse(read('assets', 'locales', `${language}.json`)).ios),
    manifest: read('android', 'app', 'src', 'main', 'AndroidManifest.xml'),
    libraryManifests: libraryManifests(join(root, 'node_modules')),
  };
}

function byLanguage(valueOf) {
  return Object.fromEntries(LANGUAGES.map((language) => [language, valueOf(language)]));
}

function libraryManifests(folder) {
  return readdirSync(folder).flatMap((name) => {
    if (name.startsWith('@')) return libraryManifests(join(folder, name));
    try {
      return [readFileSync(join(folder, name, 'android', 'src', 'main', 'AndroidManifest.xml'), 'utf8')];
    } catch {
      return [];
    }
  });
}

ensureInstalled();
const { passed, failed } = await checkNative();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
