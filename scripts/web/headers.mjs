/** What a browser may do with the web export, in the one list that the export, our own host and docs/hosting.md follow. */

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** React Native Web puts its rules into a style element that is empty in the page: this is the hash of nothing. */
const EMPTY_STYLE = hashOf('');

/** Nothing foreign, and of our own only what the app does. `styles` are hashes of the style elements in the page. */
function directives(styles) {
  return [
    "default-src 'none'",
    // The decoder of QR codes is WebAssembly.
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src ${[EMPTY_STYLE, ...styles].join(' ')}`,
    // A photo that was chosen or taken is a blob, a picture that was drawn for sharing too.
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "connect-src 'self' blob: data:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ];
}

/**
 * The policy that stands in the page itself, for hosts whose headers nobody can set.
 * @public asked for by a test in a process of its own
 */
export function policyOf(page) {
  return directives(styleHashes(page)).join('; ');
}

/** For every answer. A page cannot say by itself who may frame it, so the policy is longer here than in the page. */
export function headersOf(page) {
  return {
    'Content-Security-Policy': `${policyOf(page)}; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** The names of scripts and assets hold their content; everything else may be another one tomorrow. */
export function cachingOf(path) {
  return /^\/(_expo\/static|assets)\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Writes the policy into the page of a web export, before anything that it judges. */
export function addPolicy(folder) {
  const file = join(folder, 'index.html');
  const page = readFileSync(file, 'utf8');
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policyOf(page)}" />`;
  const start = '<meta charset="utf-8" />';
  if (!page.includes(start)) throw new Error(`${file} has no ${start} that the policy could follow.`);
  writeFileSync(file, page.replace(start, `${start}\n    ${tag}`));
}

function styleHashes(page) {
  return [...page.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text]) => hashOf(text));
}

function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
