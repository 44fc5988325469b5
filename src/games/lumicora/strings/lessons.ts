import type { Translations } from '@/ui/i18n/language';

import { lessonsDe } from './lessons.de';
import { lessonsEn } from './lessons.en';
import type { LessonStrings } from './lessonsWords';

export { wordsOfLesson, wordsOfStep } from './lessonsWords';

export const lessonStrings: Translations<LessonStrings> = { en: lessonsEn, de: lessonsDe };
