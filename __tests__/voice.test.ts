/** How the app speaks, as far as a machine can tell. What a text is about, people have to read. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');
const FOLDERS = [
  'src/shell/strings',
  'src/tabletop/strings',
  'src/games/lumicora/strings',
  'src/games/nomads/strings',
];

type Language = 'en' | 'de';

interface Source {
  readonly path: string;
  readonly language: Language;
  /** Literals and templates as they are written; what is filled in stays as `${…}`. */
  readonly texts: readonly string[];
}

const sources: readonly Source[] = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)(en|de)(\/|\.ts$)/.test(path))
    .map((path) => ({
      path: join(folder, path),
      language: /(^|\/)en(\/|\.ts$)/.test(path) ? ('en' as const) : ('de' as const),
    }))
    .filter(({ path }) => path.endsWith('.ts'))
    .map((file) => ({ ...file, texts: textsIn(readFileSync(join(ROOT, file.path), 'utf8')) })),
);

/** Words to search by are not said; imports and comments are no words. */
function textsIn(code: string): readonly string[] {
  const spoken = code
    .replace(/^import [^;]*;$/gm, '')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/\bwords: \[[^\]]*\]/g, '')
    .replace(/=== '[^']*'|'[^'\n]*'(?=:|\])/g, '');
  return [...spoken.matchAll(/'([^'\n]*)'|`((?:\$\{(?:[^{}`]|`[^`]*`)*\}|[^`])*)`/g)].map(
    ([, literal, template]) => literal ?? template ?? '',
  );
}

/** Details of a file that its maker needs are in the words of the file. */
const isFileTalk = (path: string) => path.endsWith('/gameFile.ts');
/** Examples of the reference are drawn with the names of their spaces, and so are the rings on a photo. */
const namesSpaces = (path: string) => isFileTalk(path) || /\/(referenceRules\/|photo\.ts)/.test(path);

const withoutHoles = (text: string) => text.replace(/\$\{(?:[^{}`]|`[^`]*`)*\}/g, '…');

interface Habit {
  readonly name: string;
  readonly bad: RegExp;
  readonly language?: Language;
  readonly except?: (path: string) => boolean;
}

const HABITS: readonly Habit[] = [
  { name: 'one thought, one sentence: no semicolon', bad: /;/ },
  { name: 'no rule ids', bad: /\b(BO|LU|SE|PL|TU|SC|EM|FS|NB|NT|NM|NW|NS|NE)-\d/ },
  { name: 'no names of spaces', bad: /\b[a-g][1-7]\b/, except: namesSpaces },
  { name: 'a real minus', bad: /(^|[\s(:])-[\d…]/ },
  { name: 'a real apostrophe, real quotes and a real ellipsis', bad: /\w'\w|\.\.\.|"/, except: isFileTalk },
  {
    name: 'American spelling',
    language: 'en',
    bad: /\w(?:olour|eighbour|avour|onour)|grey|learnt|centre|cancell|practise/i,
  },
  {
    name: 'English contracts',
    language: 'en',
    bad: /\b([Ii]s|[Aa]re|was|were|do|does|did|could|would|should|has|have) not\b|[Cc]annot\b|\b(It|That|There|Here) is\b|\b(You|We|They) are\b/,
    except: isFileTalk,
  },
  { name: 'people are not objects', language: 'en', bad: /\b(reef|phone) of …/i },
  { name: 'visible, not in sight', language: 'en', bad: /\bin sight\b/i },
  { name: 'Handy', language: 'de', bad: /telefon/i },
  {
    name: 'das Lumino',
    language: 'de',
    bad: /\b(der|den|einen|keinen|dieser|diesen|welcher|eine|keine|die) (\w+e[rn]? )?Lumino\b/,
  },
  { name: 'umsonst is in vain', language: 'de', bad: /umsonst/i },
  {
    name: 'du or ihr, never both in one text',
    language: 'de',
    bad: /\b(du|dir|dich|dein\w*)\b.*\b(euch|euer|eure\w*)\b|\b(euch|euer|eure\w*)\b.*\b(du|dir|dich|dein\w*)\b/i,
  },
];

test.each(HABITS)('$name', ({ bad, language, except }) => {
  const said = sources
    .filter((source) => (language === undefined || source.language === language) && !except?.(source.path))
    .flatMap(({ path, texts }) =>
      texts
        .map(withoutHoles)
        .filter((text) => bad.test(text))
        .map((text) => `${path}: ${text}`),
    );
  expect(said).toEqual([]);
});

test('every text is looked at', () => {
  const count = (language: Language) =>
    sources.filter((source) => source.language === language).flatMap(({ texts }) => texts).length;
  expect(count('en')).toBeGreaterThan(1500);
  expect(count('de')).toBeGreaterThan(1500);
});

/** Every text that is made of one number. */
function* countsIn(words: unknown, path: string): Generator<readonly [string, (count: number) => unknown]> {
  if (typeof words === 'function' && words.length === 1) yield [path, words as (count: number) => unknown];
  if (typeof words !== 'object' || words === null) return;
  for (const [key, inner] of Object.entries(words)) yield* countsIn(inner, `${path}.${key}`);
}

/** What a text says about a count; null where it is not about one. */
function said(words: (count: number) => unknown, count: number): string | null {
  try {
    const text = words(count);
    return typeof text === 'string' && /\d/.test(text) ? text : null;
  } catch {
    return null;
  }
}

const MANY =
  /(^|[^\d.,])1 (?!\w+ss\b)(points|markers|spaces|games|animals|places|days|Luminos|players|levels|colors|warnings|lessons|rules|limestone markers|Punkte|Felder|Spiele|Tiere|Plätze|Tage|Personen|Ebenen|Farben|Warnungen|Lektionen|Regeln)\b/;

test('one is one', () => {
  const counted = sources.flatMap(({ path }) => [
    ...countsIn(jest.requireActual<object>(join(ROOT, path)), path),
  ]);
  expect(counted.length).toBeGreaterThan(100);
  const wrong = counted.flatMap(([path, words]) => {
    const text = said(words, 1);
    return text !== null && MANY.test(text) ? [`${path}: ${text}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('points below zero have a real minus, and one is one there, too', () => {
  const points = sources
    .flatMap(({ path }) => [...countsIn(jest.requireActual<object>(join(ROOT, path)), path)])
    .flatMap(([path, words]) =>
      /3 (points|Punkte)/.test(said(words, 3) ?? '') ? [{ path, text: said(words, -1) }] : [],
    );
  expect(points.length).toBeGreaterThan(5);
  expect(points.filter(({ text }) => !/(?<!-)1 (point|Punkt)\b/.test(text ?? ''))).toEqual([]);
});
