import { StyleSheet, View } from 'react-native';

import { useDesk } from '@/tabletop/store/GamesContext';
import { PictureCard } from '@/ui/components/PictureCard';
import { Text } from '@/ui/components/Text';
import { useLanguage, useStrings } from '@/ui/i18n/LanguageContext';
import { minus } from '@/ui/i18n/phrases';
import { space } from '@/ui/tokens/metrics';

import type { GameServices, OpenedGame, ResumeProps } from '../../contract';
import { startStrings } from '../strings/start';
import { Emblem } from './Emblem';
import { providerOf, useShelf } from './store/GamesContext';
import { ColorMark } from './table/PlayerCards';

/** What the shell needs of the game beyond its name, with its stores. */
export function openGame(services: GameServices): OpenedGame {
  const Provider = providerOf(services);
  return {
    Provider,
    Resume: (props) => (
      <Provider>
        <ResumeCard {...props} />
      </Provider>
    ),
  };
}

/** The last game that is not over yet, and how it stands. */
function ResumeCard({ isInView, onResume, otherwise = <></> }: ResumeProps) {
  const { goOn } = useStrings(startStrings);
  const { describeTable } = useDesk();
  const language = useLanguage();
  const game = useShelf(isInView).games.find(({ isOver }) => !isOver);
  if (game === undefined) return otherwise;
  const { names, state } = describeTable(game.table, language);
  return (
    <View style={styles.row}>
      <PictureCard
        isLit
        title={goOn}
        text={state}
        spoken={names.join(', ')}
        picture={<Emblem size={72} />}
        onPress={() => onResume(game.id)}
      >
        <View style={styles.standings}>
          {game.table.players.map(({ name, color }, seat) => (
            <View key={color} style={styles.player}>
              <ColorMark color={color} size={20} />
              <Text variant="small" numberOfLines={1}>
                {name}
              </Text>
              <Text variant="small" strong tabular>
                {minus(game.table.course.scores[seat]!)}
              </Text>
            </View>
          ))}
        </View>
      </PictureCard>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row' },
  standings: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m, rowGap: space.xs },
  player: { flexDirection: 'row', alignItems: 'center', gap: space.xs, maxWidth: '100%' },
});
