/**
 * Metro puts what several later parts of the app share into one file, and Expo lets every start wait for that file. This
 * takes it out of the page of a web export; the app fetches it with the first part (`prepareParts` in
 * src/shell/runtime.web.ts), and finds its address in the page.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SHARED = /<script src="([^"]*\/__common-[^"]*\.js)" defer><\/script>/;

export function fetchSharedLater(folder) {
  const file = join(folder, 'index.html');
  const page = readFileSync(file, 'utf8');
  const [tag, address] = SHARED.exec(page) ?? [];
  if (tag === undefined) throw new Error(`${file} names no file that the later parts of the app share.`);
  writeFileSync(file, page.replace(tag, '').replace('<html', `<html data-shared="${address}"`));
}
