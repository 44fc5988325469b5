import type { Translations } from '@/ui/i18n/language';

import { codeLinksDe } from './de/codeLinks';
import { codeLinksEn, type CodeLinksStrings } from './en/codeLinks';

export const codeLinksStrings: Translations<CodeLinksStrings> = { en: codeLinksEn, de: codeLinksDe };
