import { useIsFocused, useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';

import { GAMES } from '@/games/registry';
import { shellStrings } from '@/shell/strings';
import { CardLink } from '@/ui/components/CardLink';
import { IconButton } from '@/ui/components/IconButton';
import { SettingsIcon } from '@/ui/components/icons';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useLanguage, useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { GAME_SCREENS } from '../navigation/gameScreens';
import { Page } from '../navigation/Page';

export function HomeScreen() {
  const strings = useStrings(shellStrings);
  const language = useLanguage();
  const navigation = useNavigation();
  const isInView = useIsFocused();

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
        {GAMES.map(({ id, Resume }) => (
          <Resume
            key={id}
            isInView={isInView}
            onResume={(game) => navigation.navigate(GAME_SCREENS[id].resume, { game })}
          />
        ))}
        <View style={styles.games}>
          <Text variant="title">{strings.home.games}</Text>
          {GAMES.map(({ id, name, strings: gameStrings, Emblem }) => (
            <CardLink
              key={id}
              title={name}
              text={gameStrings[language].invitation}
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
