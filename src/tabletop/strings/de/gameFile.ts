import type { CommonFileProblem, FileWords } from '../../files/fileProblem';

export const gameFileDe = (format: string, version: number) =>
  ({
    'empty-text': () => 'es steht nichts darin',
    'not-json': ({ line, column }) => `kein JSON in Zeile ${line}, Spalte ${column}`,
    'nested-too-deeply': () => 'Listen oder Objekte sind zu tief verschachtelt',
    missing: () => 'das fehlt',
    'not-an-object': ({ received }) => `${received} ist kein Objekt`,
    'not-a-list': ({ received }) => `${received} ist keine Liste`,
    'not-a-pair': ({ received }) => `${received} ist keine Liste aus zweien`,
    'not-a-string': ({ received }) => `${received} ist kein Text`,
    'not-a-whole-number': ({ received }) => `${received} ist keine ganze Zahl`,
    'too-small': ({ received, least }) => `${received} ist weniger als ${least}`,
    'too-large': ({ received, most }) => `${received} ist mehr als ${most}`,
    'not-a-game-file': ({ received }) => `${received} ist nicht "${format}"`,
    'unknown-version': ({ received }) => `Version ${received} ist unbekannt, es gibt nur ${version}`,
    'no-such-player': ({ received, players }) =>
      `Person ${received} gibt es nicht, die letzte ist ${players - 1}`,
    'no-players': () => 'niemand spielt mit',
    'too-many-players': ({ count, most }) => `${count} Personen sind zu viele, höchstens ${most} spielen mit`,
    'empty-name': () => 'der Name ist leer',
    'name-too-long': ({ received, most }) => `${received} ist länger als ${most} Zeichen`,
    'control-character': ({ received }) => `${received} enthält ein Steuerzeichen`,
    'duplicate-name': ({ received, first }) => `${received} heißt schon Person ${first}`,
  }) satisfies FileWords<CommonFileProblem>;
