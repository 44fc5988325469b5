import { useNavigationState } from '@react-navigation/native';
import { createContext, useContext, type ComponentType } from 'react';
import { Platform } from 'react-native';

import { fetchOnce } from '@/kit/fetching';
import { reportUnlessRefused } from '@/kit/report';
import { shellStrings } from '@/shell/strings';
import { Fetched } from '@/ui/components/Fetched';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { useOutdated } from '../offline';
import { Page } from './Page';

/** Names of pages that hold what is not stored yet. */
const HalfMadePages = createContext<ReadonlySet<string>>(new Set());

export const HalfMadePagesProvider = HalfMadePages.Provider;

/** A page that a browser fetches when it is opened, so that the app starts sooner. A phone has it at hand. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const part = fetchOnce(load);
  if (Platform.OS !== 'web') part().catch((problem) => reportUnlessRefused(problem, 'later'));
  return function Later(props: P) {
    return (
      <Fetched
        part={part}
        props={props}
        coming={<ComingPage />}
        missing={(again) => <MissingPage onAgain={again} />}
      />
    );
  };
}

export function ComingPage() {
  const { title, coming } = useStrings(shellStrings).later;
  return (
    <Page title={title}>
      <Screen>
        <LiveText tone="mutedText" text={coming} />
      </Screen>
    </Page>
  );
}

export function MissingPage({ onAgain }: { readonly onAgain: () => void }) {
  const { title, missing, again, outdated, reload } = useStrings(shellStrings).later;
  const halfMade = useContext(HalfMadePages);
  const isHalfMade = useNavigationState(({ routes }) => routes.some(({ name }) => halfMade.has(name)));
  const onReload = useOutdated(!isHalfMade);
  return (
    <Page title={title}>
      <Screen>
        {onReload === null ? (
          <Notice text={missing} action={{ label: again, onPress: onAgain }} />
        ) : (
          <Notice text={outdated} action={{ label: reload, onPress: onReload }} />
        )}
      </Screen>
    </Page>
  );
}
