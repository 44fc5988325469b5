import type { Translations } from '@/ui/i18n/language';

import { de } from './de';
import { en, type ShellStrings } from './en';

export const shellStrings: Translations<ShellStrings> = { en, de };
