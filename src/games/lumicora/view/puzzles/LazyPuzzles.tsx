import type { ComponentType } from 'react';

import { fetchOnce } from '@/kit/fetching';
import { Fetched } from '@/ui/components/Fetched';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { puzzleScreenStrings } from '../../strings/puzzleScreens';
import type { PuzzleMenuProps } from './PuzzleMenu';
import type { PuzzlePlayProps } from './PuzzlePlay';

const puzzleMenu = fetchOnce(async () => (await import('./puzzlePages')).PuzzleMenu);
const puzzlePlay = fetchOnce(async () => (await import('./puzzlePages')).PuzzlePlay);

export function LazyPuzzleMenu(props: PuzzleMenuProps) {
  return <Puzzles part={puzzleMenu} props={props} />;
}

export function LazyPuzzlePlay(props: PuzzlePlayProps) {
  return <Puzzles part={puzzlePlay} props={props} />;
}

interface PuzzlesProps<P extends object> {
  readonly part: () => Promise<ComponentType<P>>;
  readonly props: P;
}

/** Says that the puzzles are coming, or that they did not come. */
function Puzzles<P extends object>(fetched: PuzzlesProps<P>) {
  const strings = useStrings(puzzleScreenStrings);
  return (
    <Fetched
      {...fetched}
      coming={
        <Screen>
          <LiveText tone="mutedText" text={strings.coming} />
        </Screen>
      }
      missing={(again) => (
        <Screen>
          <Notice text={strings.missing} action={{ label: strings.fetchAgain, onPress: again }} />
        </Screen>
      )}
    />
  );
}
