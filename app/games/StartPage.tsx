import { useIsFocused, useNavigation } from '@react-navigation/native';
import { useEffect, useState, type ComponentType, type PropsWithChildren, type ReactElement } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import type { GameId } from '@/games/registry';
import { whenIdle } from '@/shell/runtime';
import { shellStrings } from '@/shell/strings';
import { Fetched } from '@/ui/components/Fetched';
import { IconButton } from '@/ui/components/IconButton';
import { SettingsIcon } from '@/ui/components/icons';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../navigation/Page';
import { GameRoom, ResumeGame } from './OpenGames';

export interface StartPageProps extends PropsWithChildren {
  readonly game: GameId;
  readonly title: string;
  /** A drawing as wide as the page. */
  readonly Hero: ComponentType<{ readonly height: number }>;
  /** In place of the game under way while there is none: what the game and the app are about. */
  readonly lead: string;
  readonly facts: string;
  readonly onResume: (id: string) => void;
  /** What needs the stores of the game: notices above the ways into the game, and the rest below them. */
  readonly notices: () => Promise<ComponentType>;
  readonly more: () => Promise<ComponentType>;
}

/**
 * The start of a game: what people want to begin with, given as drawn cards. It answers before the stores of the game
 * are there, and nothing moves when they come.
 */
export function StartPage(props: StartPageProps) {
  const { game, title, Hero, lead, facts, onResume, notices, more, children } = props;
  const shell = useStrings(shellStrings);
  const navigation = useNavigation();
  const isInView = useIsFocused();
  const isIdle = useIsIdle();
  const isLow = useWindowDimensions().height < LOW;
  const invitation = (
    <View style={styles.first}>
      <Text variant="lead">{lead}</Text>
      <Text tone="mutedText">{facts}</Text>
    </View>
  );
  return (
    <Page
      title={title}
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
          <View style={[styles.hero, isLow && styles.low]}>
            <View style={[styles.drawing, isLow && styles.beside]}>
              <Hero height={isLow ? 48 : 88} />
            </View>
            <Text variant="display">{title}</Text>
          </View>
          <StartPart game={game} part={notices} meanwhile={null} />
          {isIdle ? (
            <ResumeGame game={game} isInView={isInView} otherwise={invitation} onResume={onResume} />
          ) : (
            invitation
          )}
          {children}
        </View>
        <StartPart game={game} part={more} meanwhile={null} />
      </Screen>
    </Page>
  );
}

/** A window less high than this shows the name beside the drawing. */
const LOW = 500;

interface StartPartProps {
  readonly game: GameId;
  readonly part: () => Promise<ComponentType>;
  readonly meanwhile: ReactElement | null;
}

/** What needs the stores of the game, which a browser fetches after the page answers. */
export function StartPart({ game, part, meanwhile }: StartPartProps) {
  if (!useIsIdle()) return meanwhile;
  return (
    <GameRoom game={game} meanwhile={meanwhile}>
      <Fetched part={part} props={{}} coming={meanwhile} missing={() => meanwhile} />
    </GameRoom>
  );
}

/** A browser has to fetch what knows the games; the page answers before that. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  hero: { gap: space.xs, marginTop: -space.l },
  low: { flexDirection: 'row-reverse', alignItems: 'center', gap: space.l },
  drawing: { overflow: 'hidden', borderRadius: space.l },
  beside: { flex: 1 },
  first: { minHeight: 112, justifyContent: 'center', gap: space.xs },
});
