import { StyleSheet, View } from 'react-native';

import { PictureCard } from '@/ui/components/PictureCard';
import { useStrings } from '@/ui/i18n/LanguageContext';

import type { GameServices, OpenedGame, ResumeProps } from '../../contract';
import { luminisStrings } from '../strings';
import { Emblem } from './Emblem';
import { providerOf, useShelf } from './store';

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

/** The last game that is not over yet. */
function ResumeCard({ isInView, onResume, otherwise = <></> }: ResumeProps) {
  const { resume } = useStrings(luminisStrings);
  const game = useShelf(isInView).games.find(({ isOver }) => !isOver);
  if (game === undefined) return otherwise;
  const { seats, turn, me } = game.table;
  return (
    <View style={styles.row}>
      <PictureCard
        isLit
        title={resume.goOn}
        text={`${resume.turn(seats[turn]!.name)} · ${resume.cards(seats[me]!.cathedral.length)}`}
        spoken={seats.map(({ name }) => name).join(', ')}
        picture={<Emblem size={64} />}
        onPress={() => onResume(game.id)}
      />
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row' } });
