import {
  DRY_IN,
  EXTRA_INCOME,
  FISH_ON,
  LEFT_OVER,
  PLAYERS,
  STANDINGS,
  TIED_FIRST,
  TIED_SECOND,
} from '../../lessons/scoringLessons';
import { LIGHT_SIDE_RULES } from '../../rules/animals';
import { luminoSupply } from '../../rules/box';
import { JELLYFISH_POINTS } from '../../rules/finalScoring';
import { MAJORITY_POINTS } from '../../rules/majorities';
import { TRACK_LENGTH } from '../../rules/ranking';
import type { ScoringTexts } from '../lessonsWords';

const { shellfish, crab, seahorse, starfish } = LIGHT_SIDE_RULES;
const { ben } = STANDINGS;
const phases = {
  round: 'The next round',
  'extra-scoring': 'One more scoring phase',
  'final-scoring': 'The final scoring',
};

export const lessonsScoringEn: ScoringTexts = {
  'final-scoring': {
    title: 'Final scoring',
    summary: 'What counts at the end: jellyfish, limestone, animals, majorities.',
    steps: {
      jellyfish: {
        ask: `The game is over. Each jellyfish you kept brings ${JELLYFISH_POINTS} points: tap them all.`,
        hint: 'A spent tile brings nothing, and neither does a color you never scored.',
        done: `Each jellyfish that’s up brings ${JELLYFISH_POINTS} points.`,
        why: 'Only a tile that shows its jellyfish brings points.',
      },
      limestone: {
        ask: `You have ${LEFT_OVER} markers left, and two of them make 1 point. Tap the one that brings nothing.`,
        hint: 'The markers lie two by two.',
        done: 'Every full two markers bring 1 point.',
        why: 'This one has a partner, and two markers make 1 point.',
      },
      crabs: {
        ask: 'Now your animals: shellfish, crabs, seahorses and starfish. Tap every visible crab.',
        hint: 'There are three, and a fourth is covered by the starfish.',
        done: 'At the end, only visible animals count.',
        why: 'Only a crab that nothing covers counts here.',
      },
      'dark-side': {
        ask: 'Each species has its row on the score board. Tap what your crabs bring.',
        hint: 'Count the visible crabs and go along their row.',
        done: 'Each species scores by how many are visible, and more than four count as four.',
        why: 'Three crabs are visible, and crabs have their own row.',
      },
      'tied-first': {
        ask: `Last come the colors. You show ${TIED_FIRST[0]} green spaces, Ben ${TIED_FIRST[1]}, Cleo ${TIED_FIRST[2]}: tap everyone who gets points for green.`,
        hint: 'Most and second most get points, but you share first place.',
        done: `Alone in front: ${MAJORITY_POINTS.first} points, second: ${MAJORITY_POINTS.second}, and tied for most: ${MAJORITY_POINTS.tiedFirst} each and nothing for second.`,
        why: 'When two tie for most, there’s no second place.',
      },
    },
  },

  'light-side': {
    title: 'The light side',
    summary: 'Each animal by the spaces around it.',
    steps: {
      shellfish: {
        ask: 'On the light side, each animal scores by the spaces around it. A shellfish likes uncovered water, so tap what the marked one counts.',
        hint: 'Neither limestone nor coral is water, and nothing beyond the edge is.',
        done: `A shellfish brings ${shellfish.small.points} point beside water, ${shellfish.large.points} beside ${shellfish.large.from} spaces of it.`,
        why: 'Only uncovered water next to the marked shellfish counts, and beyond the edge there’s none.',
      },
      crab: {
        ask: `A crab counts coral of its own level: ${crab.small.points} point from one space on, ${crab.large.points} from ${crab.large.from}. Tap what the marked crab counts.`,
        hint: 'The other half of its own Lumino counts as well.',
        done: `Four around it in its own level, its own other half included: ${crab.large.points} points.`,
        why: 'Only coral in the crab’s own level, right next to it, counts.',
      },
      seahorse: {
        ask: `A seahorse counts coral in higher levels: ${seahorse.small.points} points for one or more spaces, ${seahorse.large.points} for all six. Tap what the marked one counts.`,
        hint: 'Look for level 2 around it.',
        done: 'Any higher level counts for a seahorse, but bare board doesn’t.',
        why: 'Only coral in a higher level next to the marked seahorse counts.',
      },
      starfish: {
        ask: `A starfish counts coral in lower levels: ${starfish.small.points} points for one or more spaces, ${starfish.large.points} for ${starfish.large.from} or more. Place it so that it brings ${starfish.large.points}.`,
        hint: 'Put the starfish on the marked space, with coral on all sides.',
        done: 'A starfish looks down on coral, and bare board is no lower level.',
        offGoal: `That’s allowed, but fewer than ${starfish.large.from} lower coral spaces lie around the starfish.`,
      },
    },
  },

  'side-b': {
    title: 'Side B',
    summary: 'Remote limestone and its minus points.',
    steps: {
      bare: {
        ask: 'Everyone plays on side B, with remote limestone of −1 to −3. Tap all of it that would cost you points now.',
        hint: 'Look for minus points that no Lumino covers.',
        done: 'What is still bare at the end costs what it shows, and covered it costs nothing.',
        why: 'Only remote limestone with minus points that no Lumino covers costs points.',
      },
      reach: {
        ask: 'You have one marker. Place the blue Lumino so that it covers remote limestone.',
        hint: 'Go from the marked blue half to the marked remote limestone.',
        done: 'Remote limestone itself is free, but the water on the way costs markers.',
        offGoal: 'That’s allowed, but it covers no remote limestone.',
      },
      sum: {
        ask: 'The game ends with this reef, and the marked remote limestone is bare. What does it count in all?',
        hint: 'Add up only what’s uncovered.',
        done: 'All uncovered minus points are added up and come off your score.',
        options: {},
        wrong: { '-7': 'Two of the four are covered.', '-5': 'That’s what you’ve covered.' },
      },
    },
  },

  ties: {
    title: 'Ties and the winner',
    summary: 'Shared places, who wins, and the score track.',
    steps: {
      'tied-second': {
        ask: `You show ${TIED_SECOND[0]} blue space, Ben ${TIED_SECOND[1]}, Cleo ${TIED_SECOND[2]}. Tap everyone who shares second place.`,
        hint: 'Ben is alone in front.',
        done: `Tied for second: ${MAJORITY_POINTS.tiedSecond} point each, and if you show none of a color you get nothing.`,
        why: 'Alone in front is first place, and that isn’t shared.',
      },
      winner: {
        ask: 'The points are counted. Tap who wins.',
        hint: 'Points come first, and limestone markers break a tie.',
        done: `Ben has ${ben.limestone} markers, so he wins the tie, and if you’re still equal you share the win.`,
        why: 'Most points win, and among equals the one with more markers.',
      },
      track: {
        ask: `A lap of the score track has ${TRACK_LENGTH} spaces. Your fish is on ${FISH_ON}, and you hold the tile with ${TRACK_LENGTH}: what’s your score?`,
        hint: 'The tile stands for a whole lap.',
        done: `The tile remembers ${TRACK_LENGTH} or ${2 * TRACK_LENGTH}, and the fish shows the rest.`,
        options: {},
        wrong: { 12: 'Add the tile.', 112: 'The tile shows one lap, not two.' },
      },
    },
  },

  'empty-bag': {
    title: 'When the bag runs out',
    summary: 'The emergency stack, and an early end.',
    steps: {
      stack: {
        ask: `With ${PLAYERS} players, ${luminoSupply(PLAYERS).emergencyStack} Luminos wait as the emergency stack. Take both pink Luminos from the Atoll, then fill it up.`,
        hint: 'Put a Lumino into the Atoll, take both pink ones, then tap the bag.',
        done: `The bag was empty, so the emergency stack went in: four players have ${luminoSupply(4).emergencyStack} there, two have none.`,
        offGoal: 'That’s allowed, but this time you take both pink Luminos.',
      },
      early: {
        ask: `That happened in round ${DRY_IN}. What follows after its scoring phase?`,
        hint: 'The round becomes the last, but you may score once more.',
        done: 'Before round 10 that makes this round the last, with two scoring phases in a row.',
        options: phases,
        wrong: {
          round: 'This round is the last one.',
          'final-scoring': 'Not yet, because there’s another chance to score.',
        },
      },
      'extra-income': {
        ask: `The turtle moves on to ${DRY_IN + 1} for the extra scoring phase. Score the color you still can.`,
        hint: 'Pink counts in two levels.',
        done: `The extra scoring phase pays by the turtle’s space, here ${EXTRA_INCOME} marker.`,
      },
      again: {
        ask: 'The bag is empty once more, and there’s no stack left. Fill the Atoll all the same, then place your Lumino.',
        hint: 'Tap the bag, and then lay green beside green.',
        done: 'A bag that’s empty again stays empty, and the Atoll stays as it is.',
        offGoal: 'That’s allowed, but there’s a place for your Lumino.',
      },
    },
  },
};
