import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

const ROOT = resolve(__dirname, '..');

/** An import may only point left. */
const LAYERS = ['src/kit', 'src/ui', 'src/tabletop', 'src/games', 'src/shell', 'app'] as const;

/** Says which version of the app this is. */
const MANIFEST = 'app.json';

/** Inside a game: `rules < session, play < lessons < exchange < strings < view`. Parts of one rank may not import each other. */
const GAME_RANKS: Readonly<Record<string, number>> = {
  rules: 0,
  session: 1,
  play: 1,
  // Lessons are played by the turns of the digital game.
  lessons: 2,
  exchange: 3,
  strings: 4,
  view: 5,
};
/** Of the layer for all games; a part's React is in components, hooks and its folder `view`. */
const PURE_TABLETOP =
  /^src\/tabletop\/(session|record|files|codes|learn|scoring|play)\/(?!view\/|use[A-Z])[^.]+\.ts$/;
/** Kinds of puzzles are data and rules; boards draw them, and commands without a screen make them. */
const PURE_VIEW = /^src\/games\/[^/]+\/view\/puzzles\/kinds\//;
const PURE_PARTS = ['rules', 'session', 'play', 'exchange', 'lessons'];

interface Import {
  readonly from: string;
  /** Path from the project's root, or the package's name. */
  readonly to: string;
  readonly isPackage: boolean;
}

function sourceFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

function importsOf(file: string, text = readFileSync(join(ROOT, file), 'utf8')): Import[] {
  const pattern = /(?:\bfrom\s*|\bimport\s*\(\s*|\brequire\s*\(\s*|^\s*import\s+)['"]([^'"]+)['"]/gm;
  return [...text.matchAll(pattern)].map(([, target = '']) => {
    if (target.startsWith('@/')) return { from: file, to: `src/${target.slice(2)}`, isPackage: false };
    if (target.startsWith('.')) {
      return { from: file, to: join(dirname(file), target).split(sep).join('/'), isPackage: false };
    }
    return { from: file, to: target, isPackage: true };
  });
}

const layerOf = (path: string): number =>
  LAYERS.findIndex((layer) => path === layer || path.startsWith(`${layer}/`));

function gamePart(path: string): { readonly game: string; readonly part: string } | null {
  const [, game, part] = /^src\/games\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (game === undefined || part === undefined) return null;
  return { game, part: part.split('/')[0]! };
}

function findViolations({ from, to, isPackage }: Import): string[] {
  const own = gamePart(from);
  const found: string[] = [];
  if (isPackage) {
    if (from.startsWith('src/kit/')) found.push('kit imports no package');
    if (own?.part === 'rules') found.push('rules import no package');
    if (own !== null && PURE_PARTS.includes(own.part) && /^(react|expo|@react|zustand)/.test(to)) {
      found.push(`${own.part} is pure`);
    }
    if (
      (PURE_TABLETOP.test(from) || PURE_VIEW.test(from)) &&
      /^(react|expo|@react|zustand$|zustand\/react)/.test(to)
    )
      found.push('is pure');
    if (/^(expo-camera|@react-navigation\/)/.test(to) && !from.startsWith('app/')) {
      found.push('belongs in app');
    }
    return found;
  }
  if (layerOf(to) === -1 && to !== MANIFEST) found.push('outside the layers');
  if (layerOf(to) > layerOf(from)) found.push('points right');
  const other = gamePart(to);
  if (own === null || other === null) return found;
  if (own.game !== other.game) found.push('games never import each other');
  const ownRank = GAME_RANKS[own.part];
  const otherRank = GAME_RANKS[other.part];
  if (ownRank !== undefined && (otherRank === undefined || otherRank > ownRank)) {
    found.push('points right inside the game');
  }
  if (ownRank === otherRank && own.part !== other.part) found.push('parts of one rank stay apart');
  return found;
}

const files = LAYERS.flatMap(sourceFiles);
const imports = files.flatMap((file) => importsOf(file));

test('there are imports to judge in every layer', () => {
  const judged = new Set(imports.map(({ from }) => layerOf(from)));
  expect([...judged].sort()).toEqual(LAYERS.map((_, layer) => layer));
  expect(files.length).toBeGreaterThan(30);
});

test('every import points left and every part keeps to its own', () => {
  const violations = imports.flatMap((each) =>
    findViolations(each).map((reason) => `${each.from} -> ${each.to}: ${reason}`),
  );
  expect(violations).toEqual([]);
});

test('only the registry and the screens of a game know its folder', () => {
  const strangers = imports.filter(({ from, to }) => {
    const other = gamePart(to);
    if (other === null || gamePart(from) !== null) return false;
    return from !== 'src/games/registry.ts' && !from.startsWith(`app/games/${other.game}/`);
  });
  expect(strangers).toEqual([]);
});

/** What a start fetches of a game: its name, one line and a drawing in `index.ts`, its addresses in `screens.tsx`. */
const AT_START =
  /^(src\/games\/[^/]+\/(index|strings\/invitation|view\/Emblem)\.tsx?|app\/games\/[^/]+\/screens\.tsx)$/;
const LATER = /\/(?!invitation$|Emblem$)[^/]+$/;

test('a start fetches no page of a game and none of its words: they come by import()', () => {
  const early = files
    .filter((file) => AT_START.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8').replace(/^import type .*$/gm, '');
      const now = text.replace(/\bimport\s*\([^)]*\)/g, '');
      return importsOf(file, now).filter(
        ({ to }) => /Screen$|Pages$/.test(to) || (/\/strings(\/|$)/.test(to) && LATER.test(to)),
      );
    });
  expect(early).toEqual([]);
});

test('pure parts read no clock and no random source', () => {
  const impure = files.filter((file) => {
    const part = gamePart(file)?.part;
    const isPure =
      part === undefined ? PURE_TABLETOP.test(file) : PURE_PARTS.includes(part) || PURE_VIEW.test(file);
    if (!isPure) return false;
    return /\bDate\b|\bMath\.random\b|\bperformance\.|\bcrypto\b/.test(
      readFileSync(join(ROOT, file), 'utf8'),
    );
  });
  expect(impure).toEqual([]);
});

test.each([
  ['src/kit/a.ts', "import { x } from '@/ui/x';", 'points right'],
  ['src/kit/a.ts', "import * as v from 'valibot';", 'kit imports no package'],
  ['src/ui/a.ts', "import { useNavigation } from '@react-navigation/native';", 'belongs in app'],
  ['src/games/lumicora/rules/a.ts', "import * as v from 'valibot';", 'rules import no package'],
  ['src/games/lumicora/rules/a.ts', "import { x } from '../session/x';", 'points right inside the game'],
  ['src/games/lumicora/session/a.ts', "import { create } from 'zustand';", 'session is pure'],
  ['src/games/lumicora/session/a.ts', "const x = await import('../play/x');", 'parts of one rank stay apart'],
  [
    'src/games/lumicora/view/a.ts',
    "import { x } from '@/games/nomads/rules/x';",
    'games never import each other',
  ],
  ['src/tabletop/session/a.ts', "import { x } from '@/games/lumicora/x';", 'points right'],
  ['src/tabletop/session/a.ts', "import { useState } from 'react';", 'is pure'],
  ['src/shell/a.ts', "export { x } from '../../app/x';", 'points right'],
])('%s may not say %s', (file, line, reason) => {
  expect(importsOf(file, line).flatMap(findViolations)).toContain(reason);
});
