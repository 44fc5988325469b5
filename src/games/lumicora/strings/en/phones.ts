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
    lead: 'Everybody may use a phone of their own. They tell each other by codes, without a network.',
    follows: 'This phone follows',
    everybody: 'Everybody',
    followsNote: 'Where everybody has a phone, each follows the turns and scorings of its own player.',
    doTogether: 'Together',
    showReef: codeLinksEn.showReef,
    showReefNote: 'A code for the phone that collects all reefs.',
    collect: 'Collect reefs',
    collectNote: 'Scan the reefs of the others, to score them all here.',
    invite: 'Invite a phone',
    inviteNote: 'Names, boards and round for somebody who joins.',
    handOver: 'Hand over the whole game',
    handOverNote: 'Every step of it, to go on with another phone.',
    terrain: 'Show the printed board',
    terrainNote: 'Which space is which, so that nobody has to paint it again.',
    reefs: 'Reefs on this phone',
    own: 'followed on this phone',
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
    reefCode: (name: string) => `Code with the reef of ${name}`,
    invitationCode: (name: string) => `Code that invites the phone of ${name}`,
    terrainCode: (side: BoardSide) => `Code with the printed board, side ${side}`,
    reefOf: (name: string) => `Reef of ${name}`,
    phoneOf: (name: string) => `For the phone of ${name}`,
    terrainOf,
    painted: 'As it was painted on this phone.',
    guess: 'This is our guess: nobody has compared it with the printed board yet.',
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

    reefTitle: (name: string) => `Reef of ${name}`,
    forWhom: 'Whose reef is it?',
    takeReef: 'Take this reef',
    replaces: (name: string, known: string) => `It replaces what this phone knows of ${name}: ${known}.`,
    reefTaken: (name: string) => `The reef of ${name} is here.`,
    allHere: 'All reefs are here.',
    stillMissing: (names: string) => `Not collected yet: ${names}.`,
    toReefs: 'To the final scoring',
    intoWhich: 'Into which game?',
    noGame: 'There is no game under way on this phone to collect it into.',

    terrainTitle: terrainOf,
    useTerrain: (side: BoardSide) => `Use this board for side ${side}`,
    terrainReplaces: 'It replaces the board that you painted.',
    terrainUsed: (side: BoardSide) => `This is now the board of side ${side}.`,
    terrainUndo: 'Back to the board before',
    terrainBack: 'The board is as it was before.',

    invitationTitle: (name: string) => `You are invited as ${name}`,
    atTable: (names: string) => `At the table: ${names}.`,
    follows: (name: string) => `This phone will follow the turns of ${name}.`,
    join: 'Join',
    joinedAlready: 'This phone has joined this table already.',
    ownTable: 'This is the table that was set up on this phone.',
    openTable: 'Open the table',

    receivedGame: 'The scanned game',
  },

  rejections: {
    impossibleReef: (lumino: number) =>
      `This reef cannot lie on a table: its Lumino ${lumino} has no place to lie.`,

    otherSide: (theirs: BoardSide, ours: BoardSide) =>
      `This reef lies on side ${theirs}, but your table plays on side ${ours}.`,
    otherScoreBoard: (theirs: ScoreBoard, ours: ScoreBoard) =>
      `This reef belongs to the ${scoreBoards[theirs].toLowerCase()} of the score board, but your table plays on the ${scoreBoards[ours].toLowerCase()}.`,
    otherNumberOfPlayers: (theirs: number, ours: number) =>
      `This reef comes from a table of ${players(theirs)}; at yours there are ${ours}.`,
    sameAgain: 'This reef is here already, just like this.',
    outOfDate: 'A later state of this reef is here already.',
  },

  warnings: {
    otherTable: 'This phone was not invited to your table. Say whose reef it is.',
    otherTerrain: 'Its board is painted differently from yours. Limestone and animals may score differently.',
    otherName: (theirs: string, ours: string) => `There it belongs to ${theirs}, here to ${ours}.`,
  },
};

export type PhonesStrings = typeof phonesEn;
