import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '..');
const DOCUMENTS = ['README.md', ...markdownIn('docs')];

/** What the stores allow, in characters. The name is as long as the stricter store allows. */
const MOST_CHARACTERS = {
  Name: 30,
  Subtitle: 30,
  Keywords: 100,
  'Short description': 80,
  'Long description': 4000,
} as const;

function markdownIn(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file));
}

function textOf(document: string): string {
  return readFileSync(join(ROOT, document), 'utf8');
}

/** Files that a document links to, shows, or names from the root in code type. */
function namedFiles(document: string): readonly string[] {
  const text = textOf(document);
  const linked = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)|<img src="([^"]+)"/g)]
    .map(([, link, image]) => link ?? image ?? '')
    .filter((target) => !/^\w+:/.test(target))
    .map((target) => join(dirname(document), target));
  const named = [...text.matchAll(/`((?:src|app|scripts|docs|__tests__|\.github|\.ci)\/[\w./-]+)`/g)];
  return [...linked, ...named.map(([, path = '']) => path)];
}

function sectionOf(text: string, heading: string): string {
  return (text.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? '')
    .slice(heading.length)
    .trim();
}

test.each(DOCUMENTS)('%s names only files that are there', (document) => {
  expect(namedFiles(document).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

describe.each(['docs/store/en.md', 'docs/store/de.md'])('%s', (document) => {
  test.each(Object.entries(MOST_CHARACTERS))('%s has at most %d characters', (heading, most) => {
    const { length } = sectionOf(textOf(document), heading);
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThanOrEqual(most);
  });
});
