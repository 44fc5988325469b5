import { useIsFocused, useNavigation, useRoute } from '@react-navigation/native';
import { useEffect, useEffectEvent, useState, type PropsWithChildren } from 'react';
import { Platform, StyleSheet, View } from 'react-native';

import { shellStrings } from '@/shell/strings';
import { Button } from '@/ui/components/Button';
import { ErrorBoundary } from '@/ui/components/ErrorBoundary';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { InSightProvider } from '@/ui/InSightContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from './Page';

/**
 * Around every page. In browsers, a page that lies beneath is drawn when one first goes back to it, and rests while it is
 * covered. On phones the finger that pulls a page away shows the one beneath, so all of them live. A page that fails says
 * so under its own header, and the other pages live on.
 */
export function PageFrame({ children }: PropsWithChildren) {
  const { name } = useRoute();
  const isInSight = useIsFocused() || Platform.OS !== 'web';
  const [isDrawn, setDrawn] = useState(isInSight);
  if (isInSight && !isDrawn) setDrawn(true);
  if (!isDrawn && !isInSight) return null;
  return (
    <InSightProvider value={isInSight}>
      <ErrorBoundary where={`page ${name}`} instead={(again) => <Failed onAgain={again} />}>
        {children}
      </ErrorBoundary>
    </InSightProvider>
  );
}

/** Whoever comes back, or opens the page for something else, tries it again without asking. */
function Failed({ onAgain }: { readonly onAgain: () => void }) {
  const { failure: strings, notFound, home } = useStrings(shellStrings);
  const navigation = useNavigation();
  const { name, params } = useRoute();
  const [failedParams] = useState(params);
  const again = useEffectEvent(onAgain);
  const isInSight = useIsFocused();
  const [wasAway, setWasAway] = useState(!isInSight);
  if (!isInSight && !wasAway) setWasAway(true);
  useEffect(() => {
    if (isInSight && wasAway) again();
  }, [isInSight, wasAway]);
  useEffect(() => {
    if (params !== failedParams) again();
  }, [params, failedParams]);
  const isHome = name === 'Home';
  const openHome = () => navigation.reset({ routes: [{ name: 'Home' }] });
  return (
    <Page title={strings.title}>
      <Screen>
        <Notice tone="danger" text={isHome ? strings.startPage : strings.page}>
          <Text tone="mutedText">{strings.noted}</Text>
        </Notice>
        <View style={styles.ways}>
          <Button grows label={strings.again} onPress={onAgain} />
          {isHome ? (
            <Button
              grows
              kind="quiet"
              label={home.settings}
              onPress={() => navigation.navigate('Settings')}
            />
          ) : (
            <Button grows kind="quiet" label={notFound.home} onPress={openHome} />
          )}
        </View>
      </Screen>
    </Page>
  );
}

const styles = StyleSheet.create({
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
