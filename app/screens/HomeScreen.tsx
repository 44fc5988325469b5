import { useIsFocused, useNavigation } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { GAMES, ONLY_GAME } from '@/games/registry';
import { whenIdle } from '@/shell/runtime';
import { shellStrings } from '@/shell/strings';
import { CardLink } from '@/ui/components/CardLink';
import { IconButton } from '@/ui/components/IconButton';
import { SettingsIcon } from '@/ui/components/icons';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useLanguage, useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { GAME_SCREENS } from '../games';
import { ResumeGame } from '../games/OpenGames';
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
  // A browser has to fetch what knows the games under way; Home answers before that.
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);

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
          ? GAMES.map(({ id }) => (
              <ResumeGame
                key={id}
                game={id}
                isInView={isInView}
                onResume={(game) => navigation.navigate(GAME_SCREENS[id].resume, { game })}
              />
            ))
          : null}
        <View style={styles.games}>
          <Text variant="title">{strings.home.games}</Text>
          {GAMES.map(({ id, name, invitation, Emblem }) => (
            <CardLink
              key={id}
              title={name}
              text={invitation[language]}
              picture={<Emblem size={72} />}
              onPress={() => navigation.navigate(GAME_SCREENS[id].start)}
            />
          ))}
        </View>
      </Screen>
    </Page>
  );
}

const styles = StyleSheet.create({
  welcome: { gap: space.xs },
  games: { gap: space.m },
});
