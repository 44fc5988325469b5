import type { Translations } from '@/ui/i18n/language';

import { puzzleScreensDe } from './puzzleScreens.de';
import { puzzleScreensEn, type PuzzleScreenStrings } from './puzzleScreens.en';

export const puzzleScreenStrings: Translations<PuzzleScreenStrings> = {
  en: puzzleScreensEn,
  de: puzzleScreensDe,
};
