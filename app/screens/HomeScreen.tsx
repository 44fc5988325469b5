import { useIsFocused, useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';

import { GAMES, ONLY_GAME } from '@/games/registry';
import { shellStrings } from '@/shell/strings';
import { IconButton } from '@/ui/components/IconButton';
import { SettingsIcon } from '@/ui/components/icons';
import { PictureCard } from '@/ui/components/PictureCard';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useLanguage, useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';
import { MoodProvider } from '@/ui/tokens/ThemeContext';

import { GAME_SCREENS } from '../games';
import { ResumeGame } from '../games/OpenGames';
import { useIsIdle } from '../games/StartPage';
import { Page } from '../navigation/Page';

/** The start of the only game, or the choice among several. */
export function HomeScreen() {
  if (ONLY_GAME === null) return <GameChoice />;
  const { Start } = GAME_SCREENS[ONLY_GAME];
  return <Start />;
}

function GameChoice() {
  const strings = useStrings(shellStrings);
  const language = useLanguage();
  const navigation = useNavigation();
  const isInView = useIsFocused();
  const isIdle = useIsIdle();

  return (
    <Page
      title={strings.home.title}
      hidesTitle
      isCalm
      actions={
        <IconButton label={strings.home.settings} onPress={() => navigation.navigate('Settings')}>
          <SettingsIcon />
        </IconButton>
      }
    >
      <Screen>
        <View style={styles.welcome}>
          <Text variant="display">{strings.home.title}</Text>
          <Text variant="lead" tone="mutedText">
            {strings.home.lead}
          </Text>
        </View>
        {isIdle
          ? GAMES.map(({ id, mood }) => (
              <MoodProvider key={id} mood={mood}>
                <ResumeGame
                  game={id}
                  isInView={isInView}
                  onResume={(game) => navigation.navigate(GAME_SCREENS[id].resume, { game })}
                />
              </MoodProvider>
            ))
          : null}
        <View style={styles.games}>
          <Text variant="title">{strings.home.games}</Text>
          <View style={styles.cards}>
            {GAMES.map(({ id, name, invitation, mood, Emblem }) => (
              <MoodProvider key={id} mood={mood}>
                <PictureCard
                  isTall
                  title={name}
                  text={invitation[language]}
                  picture={<Emblem size={72} />}
                  onPress={() => navigation.navigate(GAME_SCREENS[id].start)}
                />
              </MoodProvider>
            ))}
          </View>
        </View>
      </Screen>
    </Page>
  );
}

const styles = StyleSheet.create({
  welcome: { gap: space.xs },
  games: { gap: space.m },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
});
