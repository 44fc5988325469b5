import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';

import { luminisStrings } from '@/games/luminis/strings';
import { usePuzzles } from '@/games/luminis/view/practice';
import { PUZZLE_KINDS, puzzles } from '@/games/luminis/view/puzzles';
import { dayNumber } from '@/tabletop/learn/puzzles';
import { PuzzleMenu } from '@/tabletop/learn/view/PuzzleMenu';
import { localDay } from '@/tabletop/learn/view/usePuzzlePlay';
import { puzzleDeskStrings } from '@/tabletop/strings/puzzles';
import { useFormats } from '@/ui/i18n/formats';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';

export function PuzzlesScreen() {
  const { title } = useStrings(puzzleDeskStrings);
  const { learn } = useStrings(luminisStrings);
  const formats = useFormats();
  const navigation = useNavigation();
  const state = usePuzzles();
  const [at] = useState(Date.now);
  const day = localDay(at);
  const { kind, difficulty } = puzzles.ofTheDay(day);
  return (
    <Page title={title}>
      <PuzzleMenu
        state={state}
        kinds={PUZZLE_KINDS}
        names={learn.puzzles.names}
        leads={learn.puzzles.leads}
        today={{ kind, difficulty, day: dayNumber(day), date: formats.date(at) }}
        onDaily={() => navigation.navigate('LuminisPuzzle', { kind: 'today' })}
        onKind={(chosen, level) => navigation.navigate('LuminisPuzzle', { kind: chosen, difficulty: level })}
      />
    </Page>
  );
}
