import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Notice } from '@/ui/components/Notice';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { Table } from '../../session/table/table';
import { lumicoraStrings } from '../../strings';
import { finalInputStrings } from '../../strings/finalInput';

export interface BoardsSummaryProps {
  readonly table: Table;
  /** Whether somebody has compared this side with the printed board. */
  readonly isConfirmed: boolean;
  readonly onChange: () => void;
  readonly onTerrain: () => void;
}

/** Which sides are in play, and BO-3: a guess about the terrain where it decides over points. */
export function BoardsSummary({ table, isConfirmed, onChange, onTerrain }: BoardsSummaryProps) {
  const strings = useStrings(finalInputStrings);
  const { words } = useStrings(lumicoraStrings);
  const { board, scoreBoard } = table;
  return (
    <View style={styles.block}>
      <View style={styles.row}>
        <View style={styles.words}>
          <Text tone="mutedText">
            {strings.boards(words.sides[board.side], words.scoreBoards[scoreBoard])}
          </Text>
        </View>
        <Button
          kind="quiet"
          label={strings.changeBoards}
          accessibilityLabel={strings.changeBoardsLabel}
          onPress={onChange}
        />
      </View>
      {!isConfirmed && needsTerrain(table) ? (
        <Notice
          text={strings.terrainGuess(board.side)}
          action={{ label: strings.compareTerrain, onPress: onTerrain }}
        />
      ) : null}
    </View>
  );
}

/** FS-6 on side B; FS-4 on the light side, but counted reefs come with the points of their animals. */
function needsTerrain({ board, scoreBoard, players }: Table): boolean {
  if (board.side === 'B') return true;
  return scoreBoard === 'light' && players.some(({ depth }) => depth !== 'counted');
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  words: { flex: 1, minWidth: 140 },
});
