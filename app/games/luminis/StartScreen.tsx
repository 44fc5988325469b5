import { useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';

import { luminis } from '@/games/luminis';
import { startStrings } from '@/games/luminis/strings/start';
import {
  CardsDrawing,
  HeroWindows,
  LessonDrawing,
  PuzzleDrawing,
  TowerDrawing,
} from '@/games/luminis/view/drawings';
import { fetchOnce } from '@/kit/fetching';
import { PictureCard } from '@/ui/components/PictureCard';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { StartPage } from '../StartPage';

const parts = () => import('./startParts');
const notices = fetchOnce(async () => (await parts()).StartNotices);
const more = fetchOnce(async () => (await parts()).StartMore);

/** What people want to begin with. */
export function StartScreen() {
  const strings = useStrings(startStrings);
  const navigation = useNavigation();
  return (
    <StartPage
      game="luminis"
      title={luminis.name}
      Hero={HeroWindows}
      lead={strings.lead}
      facts={strings.facts}
      onResume={(game) => navigation.navigate('LuminisTable', { game })}
      notices={notices}
      more={more}
    >
      <View style={styles.row}>
        <PictureCard
          isTall
          title={strings.play}
          text={strings.playText}
          picture={<TowerDrawing />}
          onPress={() => navigation.navigate('LuminisSetup')}
        />
        <PictureCard
          isTall
          title={strings.cards}
          text={strings.cardsNone}
          picture={<CardsDrawing />}
          onPress={() => navigation.navigate('LuminisCards')}
        />
      </View>
      <View style={styles.row}>
        <PictureCard
          title={strings.learn}
          text={strings.learnText}
          picture={<LessonDrawing />}
          onPress={() => navigation.navigate('LuminisLearn')}
        />
        <PictureCard
          title={strings.puzzles}
          text={strings.puzzlesText}
          picture={<PuzzleDrawing />}
          onPress={() => navigation.navigate('LuminisPuzzles')}
        />
      </View>
    </StartPage>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
});
