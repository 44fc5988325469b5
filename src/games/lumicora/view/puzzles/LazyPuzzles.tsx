import { lazy, Suspense, type ReactNode } from 'react';

import { FetchBoundary } from '@/ui/components/FetchBoundary';
import { LiveText } from '@/ui/components/LiveText';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { puzzleScreenStrings } from '../../strings/puzzleScreens';
import type { PuzzleMenuProps } from './PuzzleMenu';
import type { PuzzlePlayProps } from './PuzzlePlay';

const PuzzleMenu = lazy(async () => ({ default: (await import('./puzzlePages')).PuzzleMenu }));
const PuzzlePlay = lazy(async () => ({ default: (await import('./puzzlePages')).PuzzlePlay }));

export function LazyPuzzleMenu(props: PuzzleMenuProps) {
  return (
    <Coming>
      <PuzzleMenu {...props} />
    </Coming>
  );
}

export function LazyPuzzlePlay(props: PuzzlePlayProps) {
  return (
    <Coming>
      <PuzzlePlay {...props} />
    </Coming>
  );
}

/** Says that the puzzles are coming, or that they did not come. */
function Coming({ children }: { readonly children: ReactNode }) {
  const strings = useStrings(puzzleScreenStrings);
  const missing = (
    <Screen>
      <Text>{strings.missing}</Text>
    </Screen>
  );
  const coming = (
    <Screen>
      <LiveText tone="mutedText" text={strings.coming} />
    </Screen>
  );
  return (
    <FetchBoundary instead={missing}>
      <Suspense fallback={coming}>{children}</Suspense>
    </FetchBoundary>
  );
}
