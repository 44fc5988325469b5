import { StyleSheet, View } from 'react-native';

import { useDesk } from '@/tabletop/store/GamesContext';
import { PictureCard } from '@/ui/components/PictureCard';
import { Text } from '@/ui/components/Text';
import { useLanguage, useStrings } from '@/ui/i18n/LanguageContext';
import { minus } from '@/ui/i18n/phrases';
import { space } from '@/ui/tokens/metrics';

import type { GameServices, OpenedGame, ResumeProps } from '../../contract';
import { suggestNext } from '../session/table/guide';
import { lumicoraStrings } from '../strings';
import { Emblem } from './Emblem';
import { providerOf, useShelf } from './store/LibraryContext';
import { FishFigure } from './table/figures';

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
  const { setup, table: words } = useStrings(lumicoraStrings);
  const { describeTable } = useDesk();
  const language = useLanguage();
  const game = useShelf(isInView).games.find(({ isOver }) => !isOver);
  if (game === undefined) return otherwise;
  const { names, state } = describeTable(game.table, language);
  const next = suggestNext(game.table);
  const due = next.step === 'final-scoring' ? null : words[DUE[next.step]](names[next.player]!);
  const told = [...(due === null ? [] : [due]), state];
  return (
    <View style={styles.row}>
      <PictureCard
        isLit
        title={setup.goOn}
        text={told[0]!}
        spoken={[...told.slice(1), names.join(', ')].join('. ')}
        picture={<Emblem size={72} />}
        onPress={() => onResume(game.id)}
      >
        {told.slice(1).map((line) => (
          <Text key={line} variant="small" tone="mutedText">
            {line}
          </Text>
        ))}
        <View style={styles.standings}>
          {game.table.players.map(({ name, fish, score }) => (
            <View key={fish} style={styles.player}>
              <FishFigure fish={fish} size={24} />
              <Text variant="small" numberOfLines={1}>
                {name}
              </Text>
              <Text variant="small" strong tabular>
                {minus(score)}
              </Text>
            </View>
          ))}
        </View>
      </PictureCard>
    </View>
  );
}

const DUE = { turn: 'yourTurn', score: 'yourScoring' } as const;

const styles = StyleSheet.create({
  row: { flexDirection: 'row' },
  standings: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m, rowGap: space.xs },
  player: { flexDirection: 'row', alignItems: 'center', gap: space.xs, maxWidth: '100%' },
});
