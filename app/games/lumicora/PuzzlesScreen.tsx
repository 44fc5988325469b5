import { useFocusEffect, useNavigation } from '@react-navigation/native';
import { useCallback, useState } from 'react';

import { puzzleScreenStrings } from '@/games/lumicora/strings/puzzleScreens';
import { LazyPuzzleMenu } from '@/games/lumicora/view/puzzles/LazyPuzzles';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';

export function PuzzlesScreen() {
  const strings = useStrings(puzzleScreenStrings);
  const navigation = useNavigation();
  const [at, setAt] = useState(Date.now);
  // Who comes back to it tomorrow finds tomorrow's puzzle.
  useFocusEffect(useCallback(() => setAt(Date.now()), []));
  return (
    <Page title={strings.title}>
      <LazyPuzzleMenu
        at={at}
        onDaily={() => navigation.navigate('Puzzle', { kind: 'today' })}
        onKind={(kind, difficulty) => navigation.navigate('Puzzle', { kind, difficulty })}
      />
    </Page>
  );
}
