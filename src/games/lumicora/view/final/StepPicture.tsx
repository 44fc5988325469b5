import { StyleSheet, View } from 'react-native';
import Svg, { G, Path } from 'react-native-svg';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { hexagonCorners, hexagonPath } from '@/ui/board/layout';
import { space } from '@/ui/tokens/metrics';
import { useColors, useThemeName } from '@/ui/tokens/ThemeContext';

import type { ScoreBoard } from '../../rules/animals';
import { ANIMALS } from '../../rules/model';
import type { FinalStage } from '../../session/finalSteps';
import { finalScoringStrings } from '../../strings/finalScoring';
import { GROUND } from '../palette';
import { SymbolDrawing } from '../reef/HalfSymbols';
import { LimestoneFigure, TileFigure } from '../table/figures';

export interface StepPictureProps {
  readonly stage: FinalStage;
  readonly scoreBoard: ScoreBoard;
}

/** What a step is about, with its rule in a few words. */
export function StepPicture({ stage, scoreBoard }: StepPictureProps) {
  const strings = useStrings(finalScoringStrings);
  return (
    <View style={styles.step}>
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

const styles = StyleSheet.create({
  step: { alignItems: 'center', gap: space.s },
});
