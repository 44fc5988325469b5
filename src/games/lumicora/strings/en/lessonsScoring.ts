import { DRY_IN, FISH_ON, PLAYERS, STANDINGS, TIED_FIRST, TIED_SECOND } from '../../lessons/scoringLessons';
import { LIGHT_SIDE_RULES } from '../../rules/animals';
import { luminoSupply } from '../../rules/box';
import { MAJORITY_POINTS } from '../../rules/majorities';
import { TRACK_LENGTH } from '../../rules/ranking';
import type { ScoringTexts } from '../lessonsWords';

const { shellfish, crab, seahorse, starfish } = LIGHT_SIDE_RULES;
const { ann, ben, cleo } = STANDINGS;
const phases = {
  round: 'The next round',
  'extra-scoring': 'One more scoring phase',
  'final-scoring': 'The final scoring',
};

export const lessonsScoringEn: ScoringTexts = {
  'final-scoring': {
    title: 'Final scoring',
    summary: 'Animals, majorities with ties, and who wins.',
    steps: {
      crabs: {
        ask: 'Shellfish, crabs, seahorses and starfish live beside the numbers 1 to 3. Tap every visible crab.',
        hint: 'There are three, and a fourth is covered by the starfish.',
        done: 'At the end, only visible animals count.',
        why: 'Only a crab that nothing covers counts here.',
      },
      'dark-side': {
        ask: `On the dark side of the score board, each species has its row. How many points do your crabs bring?`,
        hint: 'Count the visible crabs and look up their row.',
        done: 'Each species scores by how many are visible, and more than four count as four.',
        options: {},
        wrong: { 4: 'That is for two crabs.', 10: 'The fourth crab is covered.' },
      },
      'tied-first': {
        ask: `Green spaces, five of them on your reef: you ${TIED_FIRST[0]}, Ben ${TIED_FIRST[1]}, Cleo ${TIED_FIRST[2]}. The most bring ${MAJORITY_POINTS.first}, the second most ${MAJORITY_POINTS.second}: what do you get?`,
        hint: 'You share first place, and each gets a little less for it.',
        done: `Tied for most: ${MAJORITY_POINTS.tiedFirst} points each, and nobody comes second.`,
        options: {},
        wrong: { 2: 'You are not second.', 4: 'You would have to be alone in front.' },
      },
      'tied-second': {
        ask: `Blue spaces, with one on your reef: you ${TIED_SECOND[0]}, Ben ${TIED_SECOND[1]}, Cleo ${TIED_SECOND[2]}. What do you get?`,
        hint: 'You share second place.',
        done: `Tied for second: ${MAJORITY_POINTS.tiedSecond} point each, and if you show none of a color you get nothing.`,
        options: {},
        wrong: {
          0: 'A shared second place still brings something.',
          2: 'You would have to be second alone.',
        },
      },
      track: {
        ask: `A lap of the score track has ${TRACK_LENGTH} spaces. Your fish stands on ${FISH_ON}, and you hold the tile with ${TRACK_LENGTH}: what is your score?`,
        hint: 'The tile stands for a whole lap.',
        done: `The tile remembers ${TRACK_LENGTH} or ${2 * TRACK_LENGTH}, and the fish shows the rest.`,
        options: {},
        wrong: { 12: 'Add the tile.', 112: 'The tile shows one lap, not two.' },
      },
      winner: {
        ask: `Ann has ${ann.total} points and ${ann.limestone} markers, Ben ${ben.total} and ${ben.limestone}, Cleo ${cleo.total} and ${cleo.limestone}. Who wins?`,
        hint: 'Points come first, markers break a tie.',
        done: 'Most points win, then most limestone, and if you’re still equal you share the win.',
        options: { ann: 'Ann', ben: 'Ben', cleo: 'Cleo' },
        wrong: { ann: 'Ben has as many points, and more markers.', cleo: 'Cleo has fewer points.' },
      },
    },
  },

  'light-side': {
    title: 'The light side',
    summary: 'Each animal by the spaces around it.',
    steps: {
      shellfish: {
        ask: 'On the light side, each animal scores by the spaces around it. A shellfish likes bare water: tap what the marked one counts.',
        hint: 'Neither limestone nor coral is water, and nothing beyond the edge is.',
        done: `A shellfish brings ${shellfish.small.points} point beside water, ${shellfish.large.points} beside ${shellfish.large.from} spaces of it.`,
        why: 'Only bare water next to the marked shellfish counts, and beyond the edge there’s none.',
      },
      crab: {
        ask: `A crab counts coral of its own level: ${crab.small.points} point from one space on, ${crab.large.points} from ${crab.large.from}. What does the marked crab bring?`,
        hint: 'The other half of its own Lumino counts as well.',
        done: 'A crab counts the coral around it in its own level, its own other half included.',
        options: {},
        wrong: {
          1: 'More coral of level 1 lies around it.',
          4: 'Four is what it counts, not what it brings.',
        },
      },
      seahorse: {
        ask: `A seahorse counts coral of higher levels: ${seahorse.small.points} points from one space on, ${seahorse.large.points} for all six. Tap what the marked one counts.`,
        hint: 'Look for level 2 around it.',
        done: 'Any higher level counts for a seahorse, but bare board doesn’t.',
        why: 'Only coral in a higher level next to the marked seahorse counts.',
      },
      starfish: {
        ask: `A starfish counts coral of lower levels: ${starfish.small.points} points from one space on, ${starfish.large.points} from ${starfish.large.from}. Place it so that it brings ${starfish.large.points}.`,
        hint: 'Put the starfish on the marked space, with coral on all sides.',
        done: 'A starfish looks down on coral, and bare board is no lower level.',
        offGoal: `That is allowed, but fewer than ${starfish.large.from} lower coral spaces lie around the starfish.`,
      },
    },
  },

  'side-b': {
    title: 'Side B',
    summary: 'Remote limestone and its minus points.',
    steps: {
      covered: {
        ask: 'The whole table plays on side B, with remote limestone of −1 to −3. A Lumino covers the marked −3: what does that space count at the end?',
        hint: 'Is the −3 still to be seen?',
        done: 'Only remote limestone left bare costs points, and once it’s covered it costs nothing.',
        options: {},
        wrong: {
          '-3': 'It is covered, and only what is left bare costs points.',
          3: 'Covering it spares you a loss, but wins no points.',
        },
      },
      bare: {
        ask: 'Tap all remote limestone that would cost points now.',
        hint: 'Look for minus points that no Lumino covers.',
        done: 'What is still bare at the end costs what it shows.',
        why: 'Only remote limestone with minus points that no Lumino covers costs points.',
      },
      price: {
        ask: 'One marked space is water, the other remote limestone. How many markers does a Lumino there cost?',
        hint: 'Remote limestone is limestone.',
        done: 'Remote limestone costs nothing, but the water on the way does.',
        options: {},
        wrong: { 0: 'The water has to be paid for.', 2: 'Remote limestone is free, like all limestone.' },
      },
      reach: {
        ask: 'You have one marker. Place the blue Lumino so that it covers remote limestone.',
        hint: 'Go from the marked blue half to the marked remote limestone.',
        done: 'Each remote limestone space you cover is a loss less.',
        offGoal: 'That is allowed, but it covers no remote limestone.',
      },
      sum: {
        ask: 'The game ends with this reef. What does remote limestone count in all?',
        hint: 'Add up only what is bare.',
        done: 'Whatever is bare is added up and comes off your score.',
        options: {},
        wrong: { '-7': 'Two of the four are covered.', '-5': 'That is what you have covered.' },
      },
    },
  },

  'empty-bag': {
    title: 'When the bag runs dry',
    summary: 'The emergency stack, and an early end.',
    steps: {
      stack: {
        ask: `With ${PLAYERS} players, ${luminoSupply(PLAYERS).total} Luminos are in play, all but those with four fish on the back. How many of them wait as the emergency stack?`,
        hint: `Four players set ${luminoSupply(4).emergencyStack} aside, two players none.`,
        done: `Three players set ${luminoSupply(3).emergencyStack} Luminos aside, four ${luminoSupply(4).emergencyStack}, and two need no stack.`,
        options: {},
        wrong: { 0: 'Only two players go without a stack.', 8: 'That is for four players.' },
      },
      never: {
        ask: 'In ten rounds a player takes 30 Luminos at most. With how many players can the bag never run dry?',
        hint: 'The fewer take, the longer it lasts.',
        done: 'Two players set out 12 and take 60 at most: just the 72 they have.',
        options: {},
        wrong: {
          3: 'Three could take 90, more than they have.',
          4: 'Four could take 120, more than the box holds.',
        },
      },
      early: {
        ask: `In round ${DRY_IN} the bag is empty, and the emergency stack goes in. What follows after the scoring phase of this round?`,
        hint: 'The round becomes the last, but you may score once more.',
        done: 'Before round 10 that makes the round the last: its scoring phase, another at once, the end.',
        options: phases,
        wrong: {
          round: 'This round is the last one.',
          'final-scoring': 'Not yet: there is another chance to score.',
        },
      },
      'extra-income': {
        ask: `Before that extra scoring phase, the turtle moves on to ${DRY_IN + 1}. How many markers does a coral scoring pay there?`,
        hint: 'It pays what the space of the turtle says.',
        done: 'The extra scoring phase pays by the space the turtle has reached.',
        options: {},
        wrong: { 2: `That was round ${DRY_IN}.`, 0: 'Only round 10 pays nothing.' },
      },
      'round-ten': {
        ask: 'In round 10 the bag is empty, and the emergency stack goes in. What follows after the scoring phase?',
        hint: 'Round 10 is the last one anyway.',
        done: 'In round 10 nothing changes, and a bag that is empty again is not filled any more.',
        options: phases,
        wrong: {
          round: 'There is no round after the tenth.',
          'extra-scoring': 'It follows only if the bag runs dry before round 10.',
        },
      },
    },
  },
};
