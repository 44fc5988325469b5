import { StyleSheet, useWindowDimensions, View } from 'react-native';
import Svg, { G, Path } from 'react-native-svg';

import { Places } from '@/tabletop/scoring/ScoreTable';
import { hexagonCorners, hexagonPath } from '@/ui/board/layout';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';
import { useColors, useThemeName } from '@/ui/tokens/ThemeContext';

import type { ScoreBoard } from '../../rules/animals';
import { ANIMALS } from '../../rules/model';
import type { FinalStage, FinalStep } from '../../session/final/finalSteps';
import type { TableFinal } from '../../session/final/finalTable';
import type { Fish, Table } from '../../session/table/table';
import { finalScoringStrings } from '../../strings/finalScoring';
import { GROUND } from '../palette';
import { SymbolDrawing } from '../reef/HalfSymbols';
import { SeenReefBoard } from '../reef/ReefBoard';
import type { BoardRoom } from '../reefEntry/useBoardRoom';
import { FishFigure, LimestoneFigure, scoredPlayers, TileFigure } from '../table/figures';
import { BarLegend, ScoreBar } from './ScoreBars';
import { ScoreTrack } from './ScoreTrack';
import type { OpenedFigure } from './useOpenedFigure';

interface FinalSceneProps {
  readonly table: Table;
  readonly final: TableFinal;
  readonly step: FinalStep;
  readonly figure: OpenedFigure | null;
  readonly room: BoardRoom;
}

/** The reef that earned the open figure; otherwise the score track, with what the step is about in its middle. */
export function FinalScene({ table, final, step, figure, room }: FinalSceneProps) {
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
  const isResult = step.stage.kind === 'result';
  const isWon = isResult && table.phase === 'final' && final.missing.length === 0;
  const fitsInside = (room.isSideBySide ? width / 2 : width) / fontScale >= ROOM_FOR_WORDS;
  const words = isResult ? (
    <View style={styles.places}>
      <Places
        players={scoredPlayers(players)}
        places={final.missing.length > 0 ? null : final.ranking.places}
        totals={final.players.map(({ total }) => total)}
        below={table.isTotalsOnly ? undefined : (seat) => <ScoreBar final={final} player={seat} />}
      />
      {table.isTotalsOnly ? null : <BarLegend />}
    </View>
  ) : (
    <StepPicture stage={step.stage} scoreBoard={table.scoreBoard} />
  );
  return (
    <View style={styles.stage}>
      <ScoreTrack
        players={players}
        totals={step.players.map(({ total }) => total)}
        winners={isWon ? final.ranking.winners : undefined}
      >
        {isWon ? <Winners fish={final.ranking.winners.map((seat) => players[seat]!.fish)} /> : null}
        {fitsInside && !isResult ? words : null}
      </ScoreTrack>
      {fitsInside && !isResult ? null : words}
    </View>
  );
}

/** The fish of who has won, as large as the middle of the track lets them be. */
function Winners({ fish }: { readonly fish: readonly Fish[] }) {
  const size = fish.length === 1 ? 120 : 72;
  return (
    <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.winners}>
      {fish.map((each) => (
        <FishFigure key={each} fish={each} size={size} />
      ))}
    </View>
  );
}

/** Narrower, or with larger letters, the words stand below the track. */
const ROOM_FOR_WORDS = 340;

const styles = StyleSheet.create({
  stage: { gap: space.m },
  places: { gap: space.s },
  winners: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.s },
});

interface StepPictureProps {
  readonly stage: FinalStage;
  readonly scoreBoard: ScoreBoard;
}

/** What a step is about, with its rule in a few words. */
function StepPicture({ stage, scoreBoard }: StepPictureProps) {
  const strings = useStrings(finalScoringStrings);
  return (
    <View style={stepPictureStyles.step}>
      <View aria-hidden importantForAccessibility="no-hide-descendants">
        <Emblem stage={stage} />
      </View>
      <Text center>{strings.rule(stage, scoreBoard)}</Text>
    </View>
  );
}

const SIZE = 48;

function Emblem({ stage }: { readonly stage: FinalStage }) {
  switch (stage.kind) {
    case 'before':
    case 'result':
      return null;
    case 'jellyfish':
      return <TileFigure color="pink" tile="jellyfish" size={SIZE} />;
    case 'limestone':
      return <LimestoneFigure size={SIZE} />;
    case 'animals':
      return <AnimalRow />;
    case 'majority':
      return <TileFigure color={stage.color} tile="coral" size={SIZE} />;
    case 'remote':
      return <RemoteSpace />;
  }
}

function AnimalRow() {
  const { text } = useColors();
  return (
    <Svg width={SIZE * 4} height={SIZE} viewBox="0 0 256 64">
      {ANIMALS.map((animal, index) => (
        <G key={animal} transform={`translate(${32 + 64 * index} 32)`}>
          <SymbolDrawing symbol={animal} ink={text} edge={text} />
        </G>
      ))}
    </Svg>
  );
}

const HEXAGON = hexagonPath(hexagonCorners(false), { x: 0, y: 0 }, 27);

function RemoteSpace() {
  const ground = GROUND[useThemeName()];
  return (
    <Svg width={SIZE} height={SIZE} viewBox="-28 -28 56 56">
      <Path d={HEXAGON} fill={ground.remote} />
      <Path d="M-9 0H9" stroke={ground.penalty} strokeWidth={5} strokeLinecap="round" />
    </Svg>
  );
}

const stepPictureStyles = StyleSheet.create({
  step: { alignItems: 'center', gap: space.s },
});
