import type { Translations } from '@/ui/i18n/language';

import { puzzlesDe } from './puzzles.de';
import { puzzlesEn, type PuzzleStrings } from './puzzles.en';

export const puzzleStrings: Translations<PuzzleStrings> = { en: puzzlesEn, de: puzzlesDe };
