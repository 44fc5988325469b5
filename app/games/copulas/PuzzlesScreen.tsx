import { useNavigation } from '@react-navigation/native';

import { PUZZLE_KINDS, puzzles } from '@/games/copulas/lessons/puzzles';
import { learnStrings } from '@/games/copulas/strings/learn';
import { usePuzzles } from '@/games/copulas/view/learn/stores';
import { useGames } from '@/games/copulas/view/store/GamesContext';
import { dayNumber } from '@/tabletop/learn/puzzles';
import { PuzzleMenu } from '@/tabletop/learn/view/PuzzleMenu';
import { localDay } from '@/tabletop/learn/view/usePuzzlePlay';
import { useFormats } from '@/ui/i18n/formats';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';

/** All puzzles to choose from, the puzzle of the day first. */
export function PuzzlesScreen() {
  const { puzzles: words } = useStrings(learnStrings);
  const formats = useFormats();
  const navigation = useNavigation();
  const { now } = useGames();
  const day = localDay(now());
  const { kind, difficulty } = puzzles.ofTheDay(day);
  return (
    <Page title={words.title}>
      <PuzzleMenu
        state={usePuzzles()}
        kinds={PUZZLE_KINDS}
        names={words.names}
        leads={words.leads}
        today={{ kind, difficulty, day: dayNumber(day), date: formats.date(now()) }}
        onDaily={() => navigation.navigate('CopulasPuzzle', { kind: 'today' })}
        onKind={(chosen, level) => navigation.navigate('CopulasPuzzle', { kind: chosen, difficulty: level })}
      />
    </Page>
  );
}
