import { useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';

import { copulas } from '@/games/copulas';
import { startStrings } from '@/games/copulas/strings/start';
import {
  HeroSky,
  LearnDrawing,
  ModulesDrawing,
  PracticeDrawing,
  PuzzleDrawing,
  TableDrawing,
} from '@/games/copulas/view/start/drawings';
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
      game="copulas"
      title={copulas.name}
      Hero={HeroSky}
      lead={strings.lead}
      facts={strings.facts}
      onResume={(game) => navigation.navigate('CopulasTable', { game })}
      notices={notices}
      more={more}
    >
      <View style={styles.row}>
        <PictureCard
          isTall
          title={strings.table}
          text={strings.tableText}
          picture={<TableDrawing />}
          onPress={() => navigation.navigate('CopulasSetup')}
        />
        <PictureCard
          isTall
          title={strings.practice}
          text={strings.practiceText}
          picture={<PracticeDrawing />}
          onPress={() => navigation.navigate('CopulasSetup', { against: 'app' })}
        />
      </View>
      <View style={styles.row}>
        <PictureCard
          title={strings.modules}
          text={strings.modulesText}
          picture={<ModulesDrawing />}
          onPress={() => navigation.navigate('CopulasModules')}
        />
      </View>
      <View style={styles.row}>
        <PictureCard
          title={strings.learn}
          text={strings.learnText}
          picture={<LearnDrawing />}
          onPress={() => navigation.navigate('CopulasLearn')}
        />
        <PictureCard
          title={strings.puzzles}
          text={strings.puzzlesText}
          picture={<PuzzleDrawing />}
          onPress={() => navigation.navigate('CopulasPuzzles')}
        />
      </View>
    </StartPage>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
});
