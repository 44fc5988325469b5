import type {
  PictureModel,
  PicturePlayer as FramedPlayer,
  PictureRow as FramedRow,
} from '@/tabletop/record/pictureFrame';
import type { Language } from '@/ui/i18n/language';

import type { ReefBoard } from '../../../rules/boards';
import type { Color } from '../../../rules/model';
import { type FinalStage, finalSteps } from '../../../session/final/finalSteps';
import type { GameReef } from '../../../session/gameFile/gameFileModel';
import { entryOf } from '../../../session/record/historyEntry';
import { finalReefOf } from '../../../session/reef/finalReef';
import type { Fish } from '../../../session/table/table';
import { tableOf, type TableSession } from '../../../session/table/tableSession';
import { lumicoraStrings } from '../../../strings';
import { sharingStrings } from '../../../strings/sharing';
import { describeResult, variantSentence, resultTitle } from '../resultText';

export interface PicturePlayer extends FramedPlayer {
  readonly fish: Fish;
  readonly total: number;
  readonly reef: GameReef;
}

export interface PictureRow extends FramedRow {
  /** For the rows of the majorities. */
  readonly color: Color | null;
}

export interface ResultPicture extends PictureModel<PicturePlayer, PictureRow> {
  readonly board: ReefBoard;
}

export function pictureOf(session: TableSession, language: Language): ResultPicture {
  const entry = entryOf(session);
  const table = tableOf(session);
  const seats = table.players.map((_, seat) => seat);
  const order = entry.isOver
    ? [...seats].sort((a, b) => entry.players[a]!.place - entry.players[b]!.place)
    : seats;
  return {
    headline: describeResult(entry, language),
    title: resultTitle(entry, language),
    variant: variantSentence(entry, language),
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
