import { StyleSheet, View } from 'react-native';

import { useDesk } from '@/tabletop/store/GamesContext';
import { PictureCard } from '@/ui/components/PictureCard';
import { Text } from '@/ui/components/Text';
import { useLanguage, useStrings } from '@/ui/i18n/LanguageContext';
import { minus } from '@/ui/i18n/phrases';
import { space } from '@/ui/tokens/metrics';

import type { GameServices, OpenedGame, ResumeProps } from '../../contract';
import { moonScore } from '../rules/scoring';
import { nomadsStrings } from '../strings';
import { dueOf } from './describe';
import { Emblem } from './Emblem';
import { AdventurerMark } from './pieces';
import { providerOf, useShelf } from './store/store';

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

/** The last game that is not over yet: what is due, and how it stands. */
function ResumeCard({ isInView, onResume, otherwise = <></> }: ResumeProps) {
  const strings = useStrings(nomadsStrings);
  const { describeTable } = useDesk();
  const language = useLanguage();
  const game = useShelf(isInView).games.find(({ isOver }) => !isOver);
  if (game === undefined) return otherwise;
  const { names, state } = describeTable(game.table, language);
  const { cards, players } = game.table;
  return (
    <View style={styles.row}>
      <PictureCard
        isLit
        title={strings.start.goOn}
        text={dueOf(strings, game.table)}
        spoken={[state, names.join(', ')].join('. ')}
        picture={<Emblem size={72} />}
        onPress={() => onResume(game.id)}
      >
        <View style={styles.standings}>
          {players.map((player) => (
            <View key={player.adventurer} style={styles.player}>
              <AdventurerMark adventurer={player.adventurer} size={20} />
              <Text variant="small" numberOfLines={1}>
                {player.name}
              </Text>
              <Text variant="small" strong tabular>
                {minus(moonScore(cards, player) + player.moons)}
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
