import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { FinalScoring } from '../../rules/finalScoring';
import type { FinalStep } from '../../session/finalSteps';
import type { Table } from '../../session/table';
import { finalScoringStrings } from '../../strings/finalScoring';
import { SeenReefBoard } from '../reef/SeenReefBoard';
import type { BoardRoom } from '../reefEntry/useBoardRoom';
import { Places } from './Places';
import { ScoreTrack } from './ScoreTrack';
import { StepPicture } from './StepPicture';
import type { OpenedFigure } from './useOpenedFigure';

export interface FinalStageProps {
  readonly table: Table;
  readonly final: FinalScoring;
  readonly step: FinalStep;
  readonly figure: OpenedFigure | null;
  readonly room: BoardRoom;
}

/** The reef that earned the open figure; otherwise the score track, with what the step is about in its middle. */
export function FinalStage({ table, final, step, figure, room }: FinalStageProps) {
  const strings = useStrings(finalScoringStrings);
  const { width, fontScale } = useWindowDimensions();
  if (figure !== null && figure.reef !== null) {
    return (
      <SeenReefBoard
        board={table.board}
        reef={figure.reef}
        label={strings.reefOf(table.players[figure.player]!.name)}
        isTurned={room.isTurned}
        marks={figure.marks}
        onPress={figure.chooseAt}
      />
    );
  }
  const { players } = table;
  const middle =
    step.stage.kind === 'result' ? (
      <Places players={players} final={final} />
    ) : (
      <StepPicture stage={step.stage} scoreBoard={table.scoreBoard} />
    );
  const fitsInside = (room.isSideBySide ? width / 2 : width) / fontScale >= ROOM_FOR_WORDS;
  return (
    <View style={styles.stage}>
      <ScoreTrack players={players} totals={step.players.map(({ total }) => total)}>
        {fitsInside ? middle : null}
      </ScoreTrack>
      {fitsInside ? null : middle}
    </View>
  );
}

/** Narrower, or with larger letters, the words stand below the track. */
const ROOM_FOR_WORDS = 340;

const styles = StyleSheet.create({ stage: { gap: space.m } });
