import { lazy, Suspense, type ComponentType } from 'react';

import { shellStrings } from '@/shell/strings';
import { FetchBoundary } from '@/ui/components/FetchBoundary';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from './Page';

/** A page that is fetched when it is opened. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Fetched = lazy(async () => ({ default: await load() }));
  return function Later(props: P) {
    return (
      <FetchBoundary instead={<Missing />}>
        <Suspense fallback={<Coming />}>
          <Fetched {...props} />
        </Suspense>
      </FetchBoundary>
    );
  };
}

function Coming() {
  const { title, coming } = useStrings(shellStrings).later;
  return (
    <Page title={title}>
      <Screen>
        <LiveText tone="mutedText" text={coming} />
      </Screen>
    </Page>
  );
}

/** Only a new start of the page asks for it again. */
function Missing() {
  const { title, missing, again } = useStrings(shellStrings).later;
  return (
    <Page title={title}>
      <Screen>
        <Notice text={missing} action={{ label: again, onPress: () => window.location.reload() }} />
      </Screen>
    </Page>
  );
}
