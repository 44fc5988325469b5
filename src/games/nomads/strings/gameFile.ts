import type { Translations } from '@/ui/i18n/language';

import { boxWarningsDe, gameFileDe } from './de/gameFile';
import { boxWarningsEn, gameFileEn, type BoxWarningStrings, type GameFileStrings } from './en/gameFile';

export const gameFileStrings: Translations<GameFileStrings> = { en: gameFileEn, de: gameFileDe };
export const boxWarningStrings: Translations<BoxWarningStrings> = { en: boxWarningsEn, de: boxWarningsDe };
