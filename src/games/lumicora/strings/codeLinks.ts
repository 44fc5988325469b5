import type { Translations } from '@/ui/i18n/language';

import { codeLinksDe } from './codeLinks.de';
import { codeLinksEn, type CodeLinksStrings } from './codeLinks.en';

export const codeLinksStrings: Translations<CodeLinksStrings> = { en: codeLinksEn, de: codeLinksDe };
