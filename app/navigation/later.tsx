import { useNavigationState } from '@react-navigation/native';
import type { ComponentType } from 'react';

import { fetchOnce } from '@/kit/fetching';
import { shellStrings } from '@/shell/strings';
import { Fetched } from '@/ui/components/Fetched';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { useOutdated } from '../offline';
import { Page } from './Page';
import type { RootParamList } from './stack';

/** Pages that hold what is not stored yet: while one lies beneath, nothing reloads by itself. */
const HALF_MADE: ReadonlySet<string> = new Set<keyof RootParamList>([
  'Setup',
  'Terrain',
  'Reef',
  'CoralScoring',
  'CorrectTable',
  'CorrectPlayer',
  'PaintReef',
  'CountReef',
  'ScoreFinished',
  'Files',
  'Puzzle',
]);

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
  const { title, missing, again, outdated, reload } = useStrings(shellStrings).later;
  const isHalfMade = useNavigationState(({ routes }) => routes.some(({ name }) => HALF_MADE.has(name)));
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
