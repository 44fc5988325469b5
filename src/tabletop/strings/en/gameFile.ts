import type { CommonFileProblem, FileWords } from '../../files/fileProblem';

export const gameFileEn = (format: string, version: number) =>
  ({
    'empty-text': () => 'there is nothing in it',
    'not-json': ({ line, column }) => `not JSON at line ${line}, column ${column}`,
    'nested-too-deeply': () => 'lists or objects are nested too deeply',
    missing: () => 'this is missing',
    'not-an-object': ({ received }) => `${received} is not an object`,
    'not-a-list': ({ received }) => `${received} is not a list`,
    'not-a-pair': ({ received }) => `${received} is not a list of two`,
    'not-a-string': ({ received }) => `${received} is not a text`,
    'not-a-whole-number': ({ received }) => `${received} is not a whole number`,
    'too-small': ({ received, least }) => `${received} is less than ${least}`,
    'too-large': ({ received, most }) => `${received} is more than ${most}`,
    'not-a-game-file': ({ received }) => `${received} is not "${format}"`,
    'unknown-version': ({ received }) => `version ${received} is not known, only ${version}`,
    'no-such-player': ({ received, players }) =>
      `there is no player ${received}, the last one is ${players - 1}`,
    'no-players': () => 'there are no players',
    'too-many-players': ({ count, most }) => `${count} players are too many, the most are ${most}`,
    'empty-name': () => 'the name is empty',
    'name-too-long': ({ received, most }) => `${received} is longer than ${most} characters`,
    'control-character': ({ received }) => `${received} has a control character`,
    'duplicate-name': ({ received, first }) => `${received} is the name of player ${first} already`,
  }) satisfies FileWords<CommonFileProblem>;
