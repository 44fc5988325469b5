import type { Translations } from '@/ui/i18n/language';

import { lessonsDe } from './de/lessons';
import { lessonsEn } from './en/lessons';
import type { LessonStrings } from './lessonsWords';

export { wordsOfLesson, wordsOfStep } from './lessonsWords';

export const lessonStrings: Translations<LessonStrings> = { en: lessonsEn, de: lessonsDe };
