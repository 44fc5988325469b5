import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { BOARD_SIDES, DEFAULT_BOARDS, type BoardSide } from '@/games/lumicora/rules/boards';
import { lumicoraStrings } from '@/games/lumicora/strings';
import { TerrainBoard } from '@/games/lumicora/view/TerrainBoard';
import { TerrainLegend } from '@/games/lumicora/view/TerrainLegend';
import { Choice } from '@/ui/components/Choice';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';

export function StartScreen() {
  const strings = useStrings(lumicoraStrings);
  const [side, setSide] = useState<BoardSide>('A');
  const board = DEFAULT_BOARDS[side];
  return (
    <Page title={strings.start.title}>
      <Screen>
        <View style={styles.block}>
          <Text variant="lead">{strings.start.lead}</Text>
          <Text tone="mutedText">{strings.start.facts}</Text>
        </View>
        <View style={styles.block}>
          <Choice
            label={strings.board.title}
            value={side}
            options={BOARD_SIDES.map((value) => ({
              value,
              label: strings.board.side(value),
              note: strings.board.sideNote[value],
            }))}
            onChange={setSide}
          />
          <TerrainBoard board={board} />
          <TerrainLegend board={board} />
          <Text variant="small" tone="mutedText">
            {strings.board.assumed}
          </Text>
        </View>
      </Screen>
    </Page>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
});
