import type { Language } from '@/ui/i18n/language';

import type { ReefBoard } from '../../../rules/boards';
import type { Color } from '../../../rules/model';
import { finalReefOf } from '../../../session/finalReef';
import { finalSteps, type FinalStage } from '../../../session/finalSteps';
import type { GameReef } from '../../../session/gameFileModel';
import { entryOf } from '../../../session/historyEntry';
import type { Fish } from '../../../session/table';
import { tableOf, type TableSession } from '../../../session/tableSession';
import { lumicoraStrings } from '../../../strings';
import { sharingStrings } from '../../../strings/sharing';
import { describeResult, describeVariant, resultTitle } from '../resultText';

export interface PicturePlayer {
  readonly name: string;
  readonly fish: Fish;
  readonly total: number;
  readonly isWinner: boolean;
  readonly reef: GameReef;
}

export interface PictureRow {
  readonly label: string;
  /** For the rows of the majorities. */
  readonly color: Color | null;
  /** In the order of the players. */
  readonly points: readonly number[];
  readonly isTotal: boolean;
}

/** All that stands in the picture, in words and figures. */
export interface PictureModel {
  readonly headline: string;
  readonly title: string;
  readonly variant: string;
  /** Winners first; of a game under way, in the order of the table. */
  readonly players: readonly PicturePlayer[];
  readonly rows: readonly PictureRow[];
  readonly board: ReefBoard;
  readonly made: string;
}

export function pictureOf(session: TableSession, language: Language): PictureModel {
  const entry = entryOf(session);
  const table = tableOf(session);
  const seats = table.players.map((_, seat) => seat);
  const order = entry.isOver
    ? [...seats].sort((a, b) => entry.players[a]!.place - entry.players[b]!.place)
    : seats;
  return {
    headline: describeResult(entry, language),
    title: resultTitle(entry, language),
    variant: describeVariant(entry, language),
    players: order.map((seat) => ({
      name: table.players[seat]!.name,
      fish: table.players[seat]!.fish,
      total: entry.players[seat]!.total,
      isWinner: entry.isOver && entry.players[seat]!.place === 1,
      reef: finalReefOf(table.players[seat]!),
    })),
    rows: finalSteps(table).map(({ stage, players }) => ({
      label: labelOf(stage, language),
      color: stage.kind === 'majority' ? stage.color : null,
      points: order.map((seat) => players[seat]![stage.kind === 'result' ? 'total' : 'points']),
      isTotal: stage.kind === 'result',
    })),
    board: table.board,
    made: sharingStrings[language].result.made,
  };
}

function labelOf(stage: FinalStage, language: Language): string {
  const { setup } = lumicoraStrings[language];
  switch (stage.kind) {
    case 'before':
      return setup.before;
    case 'jellyfish':
      return setup.jellyfish;
    case 'limestone':
      return setup.limestoneRow;
    case 'animals':
      return setup.animals;
    case 'majority':
      return setup.majority(stage.color);
    case 'remote':
      return setup.remote;
    case 'result':
      return setup.total;
  }
}
