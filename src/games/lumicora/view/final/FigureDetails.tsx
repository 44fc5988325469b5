import { StyleSheet, View } from 'react-native';

import { IconButton } from '@/ui/components/IconButton';
import { TurnIcon } from '@/ui/components/icons';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { selectedState } from '@/ui/selectedState';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { MARKERS_PER_POINT } from '../../rules/finalScoring';
import { COLORS } from '../../rules/model';
import { isAboutReef, type FinalStage, type FinalStep } from '../../session/final/finalSteps';
import type { TablePlayer } from '../../session/table/table';
import { finalScoringStrings } from '../../strings/finalScoring';
import { lumicoraStrings } from '../../strings/index';
import { reefScreenStrings } from '../../strings/reefScreen';
import { LimestoneFigure, TileFigure } from '../table/figures';
import { describeSum, type DescribedLine } from './describeFinal';
import type { OpenedFigure } from './useOpenedFigure';

interface FigureDetailsProps {
  readonly player: TablePlayer;
  readonly step: FinalStep;
  readonly figure: OpenedFigure;
  /** Turns the reef board. */
  readonly onTurn: () => void;
}

/** How a figure came about, line by line. */
export function FigureDetails({ player, step, figure, onTurn }: FigureDetailsProps) {
  const strings = useStrings(finalScoringStrings);
  const reefScreen = useStrings(reefScreenStrings);
  const { lines, points } = step.players[figure.player]!;
  // A single line is the whole sum, and lit already.
  const alone = figure.lines.length === 1 ? figure.lines[0] : undefined;
  return (
    <View style={styles.details}>
      <View style={styles.head}>
        <View style={styles.sum}>
          <Text variant="small" tone="mutedText" numberOfLines={1}>
            {player.name}
          </Text>
          <Text variant="lead" strong>
            {alone?.text ?? describeSum(strings, lines, points)}
          </Text>
          {alone?.note == null ? null : (
            <Text variant="small" tone="mutedText">
              {alone.note}
            </Text>
          )}
        </View>
        {figure.reef === null ? null : (
          <IconButton label={reefScreen.turn} onPress={onTurn}>
            <TurnIcon />
          </IconButton>
        )}
      </View>
      <Holdings player={player} stage={step.stage} />
      {alone !== undefined
        ? null
        : figure.lines.map((line, index) => (
            <FigureLine
              key={index}
              line={line}
              isLit={index === figure.chosen}
              onPress={() => figure.choose(index)}
            />
          ))}
      {isAboutReef(step.stage) && player.depth === 'counted' ? (
        <Text variant="small" tone="mutedText">
          {strings.countsOnly}
        </Text>
      ) : null}
      {figure.reef !== null && figure.lines.length > 1 ? (
        <Text variant="small" tone="mutedText">
          {strings.tapLine}
        </Text>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  details: { gap: space.s },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  sum: { flex: 1 },
});

interface FigureLineProps {
  readonly line: DescribedLine;
  readonly isLit: boolean;
  readonly onPress: () => void;
}

/** One formula; where its spaces are known, a press lights them alone. */
export function FigureLine({ line: { text, note, spaces }, isLit, onPress }: FigureLineProps) {
  const colors = useColors();
  const words = (
    <>
      <Text>{glued(text)}</Text>
      {note === null ? null : (
        <Text variant="small" tone="mutedText">
          {note}
        </Text>
      )}
    </>
  );
  if (spaces.length === 0) return <View>{words}</View>;
  return (
    <Pressed
      role="button"
      {...selectedState(isLit)}
      onPress={onPress}
      style={[
        figureLineStyles.line,
        { backgroundColor: colors.surface, borderColor: isLit ? colors.accent : colors.border },
        isLit && figureLineStyles.lit,
      ]}
    >
      {words}
    </Pressed>
  );
}

/** Keeps what a formula comes to on one line with its last word. */
function glued(text: string): string {
  return text.replace(/ (\S+) = (\S+)$/, '\u00a0$1\u00a0=\u00a0$2');
}

const figureLineStyles = StyleSheet.create({
  line: {
    minHeight: TOUCH_TARGET,
    justifyContent: 'center',
    // The lit line's thicker border takes its room from here.
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
  },
  lit: { borderWidth: 3, paddingHorizontal: space.m - 2, paddingVertical: space.s - 2 },
});

interface HoldingsProps {
  readonly player: TablePlayer;
  readonly stage: FinalStage;
}

/** FS-1 and FS-2 count what lies beside the reef: the tiles as they lie, the markers in the groups that make a point. */
function Holdings({ player: { tiles, limestone }, stage }: HoldingsProps) {
  const { table, words } = useStrings(lumicoraStrings);
  if (stage.kind === 'jellyfish') {
    return (
      <View style={holdingsStyles.row}>
        {COLORS.map((color) => (
          <View
            key={color}
            accessible
            role="img"
            accessibilityLabel={table.tileLabel(color, words.tiles[tiles[color]])}
          >
            <TileFigure color={color} tile={tiles[color]} size={32} />
          </View>
        ))}
      </View>
    );
  }
  if (stage.kind !== 'limestone' || limestone === 0) return null;
  return (
    <View
      accessible
      role="img"
      accessibilityLabel={table.limestoneLabel(limestone)}
      style={holdingsStyles.row}
    >
      {Array.from({ length: Math.ceil(limestone / MARKERS_PER_POINT) }, (_, group) => (
        <View key={group} style={holdingsStyles.group}>
          {Array.from(
            { length: Math.min(MARKERS_PER_POINT, limestone - group * MARKERS_PER_POINT) },
            (_, each) => (
              <LimestoneFigure key={each} size={24} />
            ),
          )}
        </View>
      ))}
    </View>
  );
}

const holdingsStyles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  group: { flexDirection: 'row' },
});
