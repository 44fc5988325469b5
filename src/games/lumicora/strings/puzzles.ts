import type { Translations } from '@/ui/i18n/language';

import { puzzlesDe } from './de/puzzles';
import { puzzlesEn, type PuzzleStrings } from './en/puzzles';

export const puzzleStrings: Translations<PuzzleStrings> = { en: puzzlesEn, de: puzzlesDe };
