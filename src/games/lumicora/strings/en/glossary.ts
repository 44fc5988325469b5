import type { TermId } from '../../lessons/reference/summaries';

export interface TermWords {
  readonly term: string;
  /** One line. */
  readonly meaning: string;
}

const terms: Readonly<Record<TermId, TermWords>> = {
  lumino: { term: 'Lumino', meaning: 'Two coral spaces in one piece. Reefs are built from them.' },
  coralSpace: { term: 'coral space', meaning: 'One half of a Lumino.' },
  startingLumino: { term: 'starting Lumino', meaning: 'The first piece of a reef. It has two colors.' },
  animal: { term: 'animal', meaning: 'Lives on a coral space and counts in the final scoring.' },
  shellfish: { term: 'shellfish', meaning: 'An animal. On the light side it likes uncovered water.' },
  crab: { term: 'crab', meaning: 'An animal. On the light side it likes coral in its own level.' },
  seahorse: { term: 'seahorse', meaning: 'An animal. On the light side it likes higher coral.' },
  starfish: { term: 'starfish', meaning: 'An animal. On the light side it likes lower coral.' },
  bag: { term: 'bag', meaning: 'Luminos are drawn from it unseen.' },
  emergencyStack: {
    term: 'emergency stack',
    meaning: 'Luminos set aside in case the bag runs out.',
  },
  limestoneMarker: { term: 'limestone marker', meaning: 'Pays for water spaces.' },
  storage: { term: 'storage', meaning: 'Ten places for limestone markers on a reef board.' },
  supply: { term: 'limestone supply', meaning: 'All limestone markers that nobody has.' },
  reefBoard: { term: 'reef board', meaning: 'The board in front of each player.' },
  reef: { term: 'reef', meaning: 'All Luminos on a reef board.' },
  baseSpace: { term: 'base space', meaning: 'Printed ground: water or limestone.' },
  startingArea: { term: 'starting area', meaning: 'The two spaces in the middle.' },
  space: { term: 'space', meaning: 'One hexagon of the board.' },
  neighbor: { term: 'neighbor', meaning: 'A space that shares an edge with another.' },
  waterSpace: { term: 'water space', meaning: 'Base space that costs 1 limestone marker to cover.' },
  limestoneSpace: { term: 'limestone space', meaning: 'Base space that’s free to cover.' },
  boardSide: { term: 'side A, side B', meaning: 'The two sides of a reef board.' },
  remoteLimestone: { term: 'remote limestone', meaning: 'On side B. Costs points while it’s uncovered.' },
  level: { term: 'level', meaning: 'How high a Lumino lies. On the ground it’s level 1.' },
  exception: { term: 'exception', meaning: 'When a Lumino on the ground may touch any other.' },
  visible: { term: 'visible', meaning: 'Not covered by another Lumino.' },
  atoll: { term: 'Atoll', meaning: 'Luminos in the middle of the table, for everyone.' },
  display: { term: 'display', meaning: 'The four Luminos at the top of your board.' },
  turn: { term: 'turn', meaning: 'Four steps of one player.' },
  action: { term: 'action A, B, C', meaning: 'The choice in the second step of a turn.' },
  round: { term: 'round', meaning: 'A turn for each player, then a scoring phase.' },
  actionPhase: { term: 'action phase', meaning: 'The part of a round with the turns.' },
  scoringPhase: { term: 'scoring phase', meaning: 'The part of a round with the coral scorings.' },
  octopus: { term: 'octopus', meaning: 'Whoever holds it goes first.' },
  turtle: { term: 'turtle', meaning: 'Shows the round.' },
  roundTrack: { term: 'round track', meaning: 'Ten spaces, with the limestone that each round pays.' },
  scoringTile: { term: 'scoring tile', meaning: 'One per color, with a coral side and a jellyfish side.' },
  jellyfish: {
    term: 'jellyfish',
    meaning: 'A scoring tile after its coral scoring. It swaps Luminos or brings points.',
  },
  coralScoring: {
    term: 'coral scoring',
    meaning: 'The smallest visible number of a color in each level, added up.',
  },
  finalScoring: { term: 'final scoring', meaning: 'After the last round.' },
  majority: { term: 'color majority', meaning: 'Points for the most spaces of a color.' },
  scoreBoard: { term: 'score board', meaning: 'The board in the middle. It has two sides.' },
  darkSide: { term: 'dark side', meaning: 'Score board on which animals count by species.' },
  lightSide: { term: 'light side', meaning: 'Score board on which animals count by what’s around them.' },
  scoreTrack: { term: 'score track', meaning: 'Fifty spaces on which the fish swim.' },
  fish: { term: 'fish', meaning: 'Marks the points of a player.' },
  victoryPoint: { term: 'victory point', meaning: 'What the game is played for. The app says point.' },
  victoryPointTile: { term: 'victory point tile', meaning: 'Remembers 50 or 100 points.' },
};

export const glossaryEn = {
  title: 'Glossary',
  /** The languages by their own names. */
  columns: { en: 'English', de: 'Deutsch' },
  row: (own: string, other: string, meaning: string) => `${own}, German: ${other}. ${meaning}`,
  terms,
};

export type GlossaryStrings = typeof glossaryEn;
