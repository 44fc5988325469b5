import type { Translations } from '@/ui/i18n/language';

import { puzzleDeskDe } from './de/puzzles';
import { puzzleDeskEn, type PuzzleDeskStrings } from './en/puzzles';

export const puzzleDeskStrings: Translations<PuzzleDeskStrings> = { en: puzzleDeskEn, de: puzzleDeskDe };
