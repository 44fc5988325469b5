import { useFocusEffect, useNavigation } from '@react-navigation/native';
import { useCallback, useState } from 'react';

import { MenuPage } from '@/games/lumicora/view/puzzles/PuzzlePages';
import { puzzleDeskStrings } from '@/tabletop/strings/puzzles';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';

export function PuzzlesScreen() {
  const strings = useStrings(puzzleDeskStrings);
  const navigation = useNavigation();
  const [at, setAt] = useState(Date.now);
  // Who comes back to it tomorrow finds tomorrow's puzzle.
  useFocusEffect(useCallback(() => setAt(Date.now()), []));
  return (
    <Page title={strings.title}>
      <MenuPage
        at={at}
        onDaily={() => navigation.navigate('LumicoraPuzzle', { kind: 'today' })}
        onKind={(kind, difficulty) => navigation.navigate('LumicoraPuzzle', { kind, difficulty })}
      />
    </Page>
  );
}
