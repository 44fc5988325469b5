/** In a browser, the pages that teach the game come when the first of them is opened, so that the app starts sooner. */

import { later } from './later';

const pages = () => import('../games/lumicora/learnPages');

export const GlossaryScreen = later(async () => (await pages()).GlossaryScreen);
export const LearnScreen = later(async () => (await pages()).LearnScreen);
export const LessonScreen = later(async () => (await pages()).LessonScreen);
export const ReferenceScreen = later(async () => (await pages()).ReferenceScreen);
export const RuleScreen = later(async () => (await pages()).RuleScreen);
export const TurnSummaryScreen = later(async () => (await pages()).TurnSummaryScreen);
