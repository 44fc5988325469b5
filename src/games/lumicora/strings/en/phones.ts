import { pointsEn as points } from '@/ui/i18n/phrases';

import type { ScoreBoard } from '../../rules/animals';
import type { BoardSide } from '../../rules/boards';
import { codeLinksEn } from './codeLinks';
import { wordsEn } from './words';

const { sides, scoreBoards } = wordsEn;
const players = (count: number) => (count === 1 ? '1 player' : `${count} players`);
const round = (now: number) => `Round ${now} of 10`;
const luminos = (count: number) => (count === 1 ? '1 Lumino' : `${count} Luminos`);
const terrainOf = (side: BoardSide) => `Printed board, side ${side}`;
const spaces = (count: number) => (count === 1 ? '1 coral space' : `${count} coral spaces`);

/** For several phones that are one table, by codes that one shows and another scans. */
export const phonesEn = {
  phones: {
    title: codeLinksEn.phones,
    lead: 'Everyone can use their own phone. Share by QR code, no internet needed.',
    follows: 'This phone plays for',
    everybody: 'Everyone',
    followsNote: 'If you each have a phone, let each one play for its owner.',
    doTogether: 'Together',
    showReef: codeLinksEn.showReef,
    showReefNote: 'A code for the phone that collects all reefs.',
    collect: 'Collect reefs',
    collectNote: 'Scan the other reefs to score them all here.',
    invite: 'Invite a phone',
    inviteNote: 'Names, boards and round, for anyone who joins.',
    handOver: 'Hand over the whole game',
    handOverNote: 'With every step, to continue on another phone.',
    terrain: 'Show the printed board',
    terrainNote: 'Its spaces, so nobody has to set them up again.',
    reefs: 'Reefs on this phone',
    own: 'on this phone',
    collectedAt: (time: string) => `collected, as of ${time}`,
    missing: 'not collected',
  },

  show: {
    titles: {
      reef: 'Show a reef',
      invitation: 'Invite a phone',
      game: 'Hand over the game',
      terrain: 'Show the printed board',
    },
    whoseReef: 'Whose reef?',
    whosePhone: 'Whose phone is it?',
    reefCode: (name: string) => `Code with ${name}’s reef`,
    invitationCode: (name: string) => `Code that invites ${name}’s phone`,
    terrainCode: (side: BoardSide) => `Code with the printed board, side ${side}`,
    reefOf: (name: string) => `${name}’s reef`,
    phoneOf: (name: string) => `For ${name}’s phone`,
    terrainOf,
    painted: 'As set up on this phone.',
    guess: 'This is our best guess. Nobody has compared it with the printed board yet.',
  },

  /** What a code holds, in words. */
  facts: {
    figures: (score: number, limestone: number, jellyfish: number) =>
      `${points(score)}, limestone ${limestone}, jellyfish ${jellyfish}`,
    luminos,
    spaces,
    round,
    table: (now: number, side: BoardSide, scoreBoard: ScoreBoard) =>
      `${round(now)}. Reef boards: ${sides[side]}. Score board: ${scoreBoards[scoreBoard]}.`,
  },

  scan: {
    title: codeLinksEn.scan,
    leadCollect: 'Point the camera at a code on another phone. Reefs may come one after another.',

    reefTitle: (name: string) => `${name}’s reef`,
    forWhom: 'Whose reef is it?',
    takeReef: 'Take this reef',
    replaces: (name: string, known: string) =>
      `It replaces what this phone knows of ${name}’s reef: ${known}.`,
    reefTaken: (name: string) => `${name}’s reef is here.`,
    allHere: 'All reefs are here.',
    stillMissing: (names: string) => `Not collected yet: ${names}.`,
    toReefs: 'To the final scoring',
    intoWhich: 'Into which game?',
    noGame: 'There’s no game under way on this phone. Start one, then scan again.',

    terrainTitle: terrainOf,
    useTerrain: (side: BoardSide) => `Use this board for side ${side}`,
    terrainReplaces: 'It replaces the board you set up.',
    terrainUsed: (side: BoardSide) => `This is now the board of side ${side}.`,
    terrainUndo: 'Back to the board before',
    terrainBack: 'The board is as it was before.',

    invitationTitle: (name: string) => `You’re invited as ${name}`,
    atTable: (names: string) => `At the table: ${names}.`,
    follows: (name: string) => `This phone will play for ${name}.`,
    join: 'Join',
    joinedAlready: 'This phone has already joined this table.',
    ownTable: 'This is the table that was set up on this phone.',
    openTable: 'Open the table',

    receivedGame: 'The scanned game',
  },

  rejections: {
    impossibleReef: (lumino: number) => `This reef can’t be real. Its Lumino ${lumino} has no place to lie.`,

    otherSide: (theirs: BoardSide, ours: BoardSide) =>
      `This reef lies on side ${theirs}, but your table plays on side ${ours}.`,
    otherScoreBoard: (theirs: ScoreBoard, ours: ScoreBoard) =>
      `This reef belongs to the ${scoreBoards[theirs].toLowerCase()} of the score board, but your table plays on the ${scoreBoards[ours].toLowerCase()}.`,
    otherNumberOfPlayers: (theirs: number, ours: number) =>
      `This reef comes from a table of ${players(theirs)}, but yours has ${ours}.`,
    sameAgain: 'The same reef is already here.',
    outOfDate: 'A later version of this reef is already here.',
  },

  warnings: {
    otherTable: 'That phone wasn’t invited to your table. Say whose reef it is.',
    otherTerrain: 'Its board differs from yours, so limestone and animals may score differently.',
    otherName: (theirs: string, ours: string) =>
      `On the other phone this is ${theirs}’s reef. Here it’s ${ours}’s.`,
  },
};

export type PhonesStrings = typeof phonesEn;
