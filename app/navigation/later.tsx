import type { ComponentType } from 'react';

import { fetchOnce } from '@/kit/fetching';
import { shellStrings } from '@/shell/strings';
import { Fetched } from '@/ui/components/Fetched';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from './Page';

/** A page that is fetched when it is opened. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const part = fetchOnce(load);
  return function Later(props: P) {
    return (
      <Fetched
        part={part}
        props={props}
        coming={<Coming />}
        missing={(again) => <Missing onAgain={again} />}
      />
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

function Missing({ onAgain }: { readonly onAgain: () => void }) {
  const { title, missing, again } = useStrings(shellStrings).later;
  return (
    <Page title={title}>
      <Screen>
        <Notice text={missing} action={{ label: again, onPress: onAgain }} />
      </Screen>
    </Page>
  );
}
