import { StyleSheet, View } from 'react-native';

import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { TablePlayer } from '../../session/table';
import { historyStrings } from '../../strings/history';
import { minus } from '../../strings/phrases';
import { FishFigure, LimestoneFigure } from '../table/figures';

export interface ScoreTilesProps {
  readonly players: readonly TablePlayer[];
  /** Whose reef is shown. */
  readonly shown: number;
  readonly onChoose: (player: number) => void;
}

/** What everybody had at a moment; a tap shows their reef. */
export function ScoreTiles({ players, shown, onChoose }: ScoreTilesProps) {
  const strings = useStrings(historyStrings).replay;
  const colors = useColors();
  return (
    <View role="radiogroup" accessibilityLabel={strings.whose} style={styles.tiles}>
      {players.map(({ name, fish, score, limestone }, player) => {
        const isShown = player === shown;
        return (
          <Pressed
            key={player}
            role="radio"
            aria-checked={isShown}
            tabIndex={isShown ? 0 : -1}
            accessibilityLabel={strings.player(name, score, limestone)}
            onPress={() => onChoose(player)}
            style={[
              styles.tile,
              { backgroundColor: colors.raised, borderColor: isShown ? colors.accent : colors.border },
              isShown && styles.shown,
            ]}
          >
            <FishFigure fish={fish} size={26} />
            <View style={styles.name}>
              <Text variant="small" strong={isShown} numberOfLines={1}>
                {name}
              </Text>
              <View style={styles.limestone}>
                <LimestoneFigure size={14} />
                <Text variant="small" tone="mutedText" tabular>
                  {limestone}
                </Text>
              </View>
            </View>
            <Text variant="lead" strong tabular>
              {minus(score)}
            </Text>
          </Pressed>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  tile: {
    flexGrow: 1,
    flexBasis: '45%',
    minHeight: TOUCH_TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderRadius: radius.m,
    borderWidth: 1,
    margin: 1,
  },
  shown: { borderWidth: 3, margin: -1 },
  name: { flex: 1 },
  limestone: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
