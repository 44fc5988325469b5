import type { Translations } from '@/ui/i18n/language';

import { undoDe } from './de/undo';
import { undoEn, type UndoStrings } from './en/undo';

export const undoStrings: Translations<UndoStrings> = { en: undoEn, de: undoDe };
