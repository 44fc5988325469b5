import { useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';

import { lumicora } from '@/games/lumicora';
import { startStrings } from '@/games/lumicora/strings/start';
import {
  CoachDrawing,
  HeroReef,
  LearnRing,
  PuzzleDrawing,
  ReefDrawing,
  TableDrawing,
  TrophyDrawing,
} from '@/games/lumicora/view/start/drawings';
import { fetchOnce } from '@/kit/fetching';
import { PictureCard } from '@/ui/components/PictureCard';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { StartPage, StartPart } from '../StartPage';

const parts = () => import('./startParts');
const notices = fetchOnce(async () => (await parts()).StartNotices);
const practice = fetchOnce(async () => (await parts()).StartPractice);
const more = fetchOnce(async () => (await parts()).StartMore);

/** What people want to begin with. */
export function StartScreen() {
  const strings = useStrings(startStrings);
  const navigation = useNavigation();
  return (
    <StartPage
      game="lumicora"
      title={lumicora.name}
      Hero={HeroReef}
      lead={strings.lead}
      facts={strings.facts}
      onResume={(game) => navigation.navigate('LumicoraTable', { game })}
      notices={notices}
      more={more}
    >
      <View style={styles.row}>
        <PictureCard
          isTall
          title={strings.trackReef}
          text={strings.trackReefText}
          picture={<ReefDrawing />}
          onPress={() => navigation.navigate('LumicoraSetup', { track: 'reef' })}
        />
        <PictureCard
          isTall
          title={strings.trackTable}
          text={strings.trackTableText}
          picture={<TableDrawing />}
          onPress={() => navigation.navigate('LumicoraSetup')}
        />
      </View>
      <View style={styles.row}>
        <PictureCard
          title={strings.whoWon}
          text={strings.whoWonText}
          picture={<TrophyDrawing />}
          onPress={() => navigation.navigate('LumicoraScoreFinished')}
        />
      </View>
      <View style={styles.row}>
        <PictureCard
          title={strings.teach}
          text={strings.teachText}
          picture={<CoachDrawing />}
          onPress={() => navigation.navigate('LumicoraTeach')}
        />
      </View>
      <StartPart game="lumicora" part={practice} meanwhile={<PracticeCards {...NOTHING_YET} />} />
    </StartPage>
  );
}

export interface PracticeCardsProps {
  /** Of all lessons, from 0 to 1. */
  readonly share: number;
  readonly lessons: string | null;
  readonly puzzle: string | null;
}

const NOTHING_YET: PracticeCardsProps = { share: 0, lessons: null, puzzle: null };

export function PracticeCards({ share, lessons, puzzle }: PracticeCardsProps) {
  const strings = useStrings(startStrings);
  const navigation = useNavigation();
  return (
    <View style={styles.row}>
      <PictureCard
        title={strings.learn}
        text={lessons ?? strings.learnText}
        picture={<LearnRing share={share} />}
        onPress={() => navigation.navigate('LumicoraLearn')}
      />
      <PictureCard
        title={strings.today}
        text={puzzle ?? strings.todayText}
        picture={<PuzzleDrawing />}
        onPress={() => navigation.navigate('LumicoraPuzzle', { kind: 'today' })}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
});
