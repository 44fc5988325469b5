/** Makes the web build in dist/web: any static host can serve it that answers unknown addresses with index.html. */

import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
const { spawnExpo } = await import('./expo.mjs');
const { addPolicy } = await import('./web/headers.mjs');
const { fetchSharedLater } = await import('./web/fetchSharedLater.mjs');
const { addServiceWorker } = await import('./web/addServiceWorker.mjs');

const folder = fileURLToPath(new URL('../dist/web', import.meta.url));
const expo = spawnExpo(['export', '--platform', 'web', '--output-dir', folder], { EXPO_OFFLINE: '1' });
const [code] = await once(expo, 'exit');
if (code !== 0) process.exit(code ?? 1);
fetchSharedLater(folder);
addPolicy(folder);
const { version, files } = addServiceWorker(folder);
console.log(`Version ${version}: ${Object.keys(files).length} files are kept for times without a network.`);
