import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Notice } from '@/ui/components/Notice';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { CoralScore } from '../../rules/coralScoring';
import type { ByColor, Color } from '../../rules/model';
import { applyCommand } from '../../session/applyCommand';
import type { Command } from '../../session/commands';
import type { Table } from '../../session/table';
import { reefScreenStrings } from '../../strings/reefScreen';
import { CoralCards } from './CoralCards';
import { ScoringFacts } from './ScoringFacts';

export interface ScoringPanelProps {
  readonly table: Table;
  readonly player: number;
  readonly scores: ByColor<CoralScore>;
  readonly color: Color | null;
  readonly onChoose: (color: Color) => void;
  readonly onDecide: (command: Command) => void;
}

/** SC-1 to SC-4: choose a coral, see what it scores and pays, score it or skip. */
export function ScoringPanel(props: ScoringPanelProps) {
  const { table, player, scores, color, onChoose } = props;
  return (
    <View style={styles.panel}>
      <CoralCards scores={scores} tiles={table.players[player]!.tiles} value={color} onChange={onChoose} />
      <ScoringFacts table={table} player={player} scores={scores} color={color} />
      {/* Whoever looks at another colour is asked anew. */}
      <Decision key={color} {...props} />
    </View>
  );
}

/** The buttons; only what the table accepts is offered. 0 points asks once more. */
function Decision({ table, player, scores, color, onDecide }: ScoringPanelProps) {
  const strings = useStrings(reefScreenStrings).scoring;
  const [isAsking, setAsking] = useState(false);
  const skip: Command = { type: 'skip-scoring', player };
  const score: Command | null = color === null ? null : { type: 'score-coral', player, color };
  const canScore = score !== null && applyCommand(table, score).ok;
  const total = color === null ? 0 : scores[color].total;
  return (
    <>
      {isAsking && canScore ? (
        <Notice
          text={strings.zero(score.color)}
          action={{ label: strings.scoreZero, onPress: () => onDecide(score) }}
        />
      ) : null}
      <View style={styles.buttons}>
        {applyCommand(table, skip).ok ? (
          <Button kind="quiet" label={strings.skip} onPress={() => onDecide(skip)} />
        ) : null}
        {canScore && !isAsking ? (
          <Button
            grows
            label={strings.score(score.color, total)}
            onPress={() => (total === 0 ? setAsking(true) : onDecide(score))}
          />
        ) : null}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.s },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
