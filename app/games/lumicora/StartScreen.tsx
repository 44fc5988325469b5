import { useIsFocused, useNavigation } from '@react-navigation/native';
import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { lumicora } from '@/games/lumicora';
import { startStrings } from '@/games/lumicora/strings/start';
import {
  HeroReef,
  LearnRing,
  PuzzleDrawing,
  ReefDrawing,
  TableDrawing,
  TrophyDrawing,
} from '@/games/lumicora/view/start/drawings';
import { fetchOnce } from '@/kit/fetching';
import { whenIdle } from '@/shell/runtime';
import { shellStrings } from '@/shell/strings';
import { Fetched } from '@/ui/components/Fetched';
import { IconButton } from '@/ui/components/IconButton';
import { SettingsIcon } from '@/ui/components/icons';
import { PictureCard } from '@/ui/components/PictureCard';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';
import { GameRoom, ResumeGame } from '../OpenGames';

const parts = () => import('./startParts');
const notices = fetchOnce(async () => (await parts()).StartNotices);
const practice = fetchOnce(async () => (await parts()).StartPractice);
const more = fetchOnce(async () => (await parts()).StartMore);

/** What people want to begin with. It answers before the stores are there, and nothing moves when they come. */
export function StartScreen() {
  const strings = useStrings(startStrings);
  const shell = useStrings(shellStrings);
  const navigation = useNavigation();
  const isInView = useIsFocused();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const invitation = (
    <View style={styles.first}>
      <Text variant="lead">{strings.lead}</Text>
      <Text tone="mutedText">{strings.facts}</Text>
    </View>
  );
  return (
    <Page
      title={lumicora.name}
      hidesTitle
      isCalm
      actions={
        <IconButton label={shell.home.settings} onPress={() => navigation.navigate('Settings')}>
          <SettingsIcon />
        </IconButton>
      }
    >
      <Screen>
        <View style={styles.block}>
          <Hero />
          {isIdle ? <Part part={notices} meanwhile={null} /> : null}
          {isIdle ? (
            <ResumeGame
              game="lumicora"
              isInView={isInView}
              otherwise={invitation}
              onResume={(game) => navigation.navigate('LumicoraTable', { game })}
            />
          ) : (
            invitation
          )}
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
          {isIdle ? (
            <Part part={practice} meanwhile={<PracticeCards {...NOTHING_YET} />} />
          ) : (
            <PracticeCards {...NOTHING_YET} />
          )}
        </View>
        {isIdle ? <Part part={more} meanwhile={null} /> : null}
      </Screen>
    </Page>
  );
}

/** A window less high than this shows the name beside the reef. */
const LOW = 500;

function Hero() {
  const isLow = useWindowDimensions().height < LOW;
  return (
    <View style={[styles.hero, isLow && styles.low]}>
      <View style={[styles.reef, isLow && styles.reefBeside]}>
        <HeroReef height={isLow ? 48 : 88} />
      </View>
      <Text variant="display">{lumicora.name}</Text>
    </View>
  );
}

interface PartProps {
  readonly part: () => Promise<ComponentType>;
  readonly meanwhile: ReactElement | null;
}

/** What needs the stores of the game, which a browser fetches after the page answers. */
function Part({ part, meanwhile }: PartProps) {
  return (
    <GameRoom game="lumicora" meanwhile={meanwhile}>
      <Fetched part={part} props={{}} coming={meanwhile} missing={() => meanwhile} />
    </GameRoom>
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
  block: { gap: space.m },
  hero: { gap: space.xs, marginTop: -space.l },
  low: { flexDirection: 'row-reverse', alignItems: 'center', gap: space.l },
  reef: { overflow: 'hidden', borderRadius: space.l },
  reefBeside: { flex: 1 },
  first: { minHeight: 112, justifyContent: 'center', gap: space.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
});
