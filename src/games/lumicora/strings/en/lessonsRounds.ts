import { LAST_OF_FOUR, NEARLY_FULL, SECOND_STRETCH, SHELLFISH } from '../../lessons/roundLessons';
import { JELLYFISH_POINTS } from '../../rules/finalScoring';
import { limestoneIncome } from '../../rules/round';
import { STORAGE } from '../../rules/turn';
import type { RoundTexts } from '../lessonsWords';

const phases = {
  round: 'Another round',
  'extra-scoring': 'One more scoring phase',
  'final-scoring': 'The final scoring',
};

export const lessonsRoundsEn: RoundTexts = {
  turn: {
    title: 'A whole turn',
    summary: 'One Lumino to the Atoll, one of three actions, then the reef.',
    steps: {
      limestone: {
        ask: 'A turn begins with one Lumino of your display going to the Atoll. Tap the one with the largest number, then take as much limestone as it shows.',
        hint: 'The pink 6 pays most, so tap it and then the limestone.',
        done: 'Action A pays as much limestone as the number you put into the Atoll.',
        offGoal: 'That’s allowed, but now you want the most limestone you can get.',
      },
      display: {
        ask: 'Get the green 3 of your display onto your reef. Another Lumino has to go to the Atoll first.',
        hint: 'Put any other Lumino into the Atoll, then tap the green 3.',
        done: 'Action B takes one of the three Luminos left in your display.',
        offGoal: 'That’s allowed, but then the green 3 doesn’t get onto your reef.',
      },
      atoll: {
        ask: 'Now get the blue 5 from the Atoll onto your reef.',
        hint: 'Don’t put blue into the Atoll, because that color has to stay there.',
        done: 'Action C: Luminos of one color from the Atoll, never the color you’ve just added.',
        offGoal: 'That’s allowed, but then you don’t get the blue 5.',
      },
      'as-many': {
        ask: 'Three blue Luminos lie in the Atoll, but your reef has a place for just one. Take what you need and place it.',
        hint: 'One blue Lumino, and up to level 3 with it, because you have no limestone.',
        done: 'You take one to three of a color, and what you can’t place costs 1 point each.',
        offGoal: 'That’s allowed, but your reef has a place for just one blue Lumino.',
      },
      whole: {
        ask: 'Now a whole turn: take all three blue Luminos, fill the Atoll up to four from the bag, and place all three.',
        hint: 'After taking, tap the bag, and only then place.',
        done: 'Add one, choose an action, fill the Atoll, place: that’s every turn.',
        offGoal: 'That’s allowed, but this time you want to place all three blue Luminos.',
      },
    },
  },

  'coral-scoring': {
    title: 'Coral scoring',
    summary: 'Flip a tile, and in each level the smallest number counts.',
    steps: {
      'first-level': {
        ask: 'Score pink: flip its tile. Then tap the smallest pink number in level 1.',
        hint: 'Level 1 shows a 5, a 2 and a 4 in pink.',
        done: 'The smallest number counts, however many larger ones there are.',
        offGoal: 'That’s allowed, but this time you score pink.',
      },
      'each-level': {
        ask: 'Score pink again, on a higher reef. Each level counts its smallest pink number.',
        hint: 'Level 1 counts its 2, and level 2 shows a 6 and a 3.',
        done: 'The levels are added up, and you get limestone as well.',
        offGoal: 'That’s allowed, but this time you score pink.',
      },
      cover: {
        ask: 'The 2 spoils level 1. Place the pink Lumino so that the 5 counts there.',
        hint: 'Cover the 2 and leave the 5 visible.',
        done: 'Covering a small number lets a larger one count.',
        offGoal: 'That’s allowed, but then the 5 doesn’t count in level 1.',
      },
      once: {
        ask: `Each color scores once a game. It’s round ${SECOND_STRETCH}, and you hold ${NEARLY_FULL} markers: score the one color you still can.`,
        hint: 'Only a tile that shows coral can be flipped.',
        done: `Round ${SECOND_STRETCH} pays ${limestoneIncome(SECOND_STRETCH)} markers, but you have room for ${STORAGE} only, so one went back.`,
      },
    },
  },

  rounds: {
    title: 'Ten rounds',
    summary: 'Whose turn it is, who gets the octopus, and when it ends.',
    steps: {
      order: {
        ask: 'Ben has the octopus, so he begins. Tap all three in the order of their turns, clockwise.',
        hint: 'After Ben comes the next one clockwise, and after the last one the first.',
        done: 'In a round everyone has one turn, clockwise from the octopus.',
        why: 'The octopus begins, then it goes on clockwise.',
      },
      octopus: {
        ask: 'After the turns comes the scoring phase. Ann and Ben have scored, Cleo hasn’t: tap who gets the octopus.',
        hint: 'It goes to the last one who scored.',
        done: 'The last to score takes the octopus, and if nobody scores it stays.',
        why: 'The octopus goes to the last one who scored in this phase.',
      },
      turtle: {
        ask: `The scoring phase of round ${LAST_OF_FOUR} is over. Tap where the turtle goes.`,
        hint: 'It moves on by one round.',
        done: 'A coral scoring pays 4 markers in rounds 1 to 4, then 2, then 1, and nothing in round 10.',
        why: 'The turtle moves on by one space after each scoring phase.',
      },
      end: {
        ask: 'The turtle is on 10, and the scoring phase is over. What follows?',
        hint: 'The turtle has reached the end of its track.',
        done: 'After ten rounds comes the final scoring, so score your colors before.',
        options: phases,
        wrong: {
          round: 'There are ten rounds, not more.',
          'extra-scoring': 'That happens only when the bag runs dry early.',
        },
      },
    },
  },

  'when-to-score': {
    title: 'When to score',
    summary: 'What brings more now, and what can wait.',
    steps: {
      'best-now': {
        ask: 'Two of your colors can still score. Score the one that brings more now.',
        hint: 'Pink counts in two levels.',
        done: 'More levels bring more points, so look at all of them before you choose.',
        offGoal: 'That’s allowed, but the other color brings more now.',
      },
      raise: {
        ask: 'You’ll score pink right after this. Place the pink 6 so that pink brings the most points.',
        hint: 'Cover the 2 and let the 6 count in level 2.',
        done: 'Often one more Lumino pays off before you score.',
        offGoal: 'That’s allowed, but pink can bring more.',
      },
      zero: {
        ask: `It’s round ${LAST_OF_FOUR}, and you need limestone. Score a color that shows no number and brings 0 points.`,
        hint: 'Yellow and blue show no number.',
        done: 'Scoring 0 is allowed: you still get the limestone and a jellyfish.',
        offGoal: 'That’s allowed, but you’d give away points you may raise later.',
      },
      last: {
        ask: 'Round 10 is your last chance. Score the color you still can.',
        hint: 'Only pink shows coral, and it counts in two levels.',
        done: 'Round 10 pays no limestone, but unscored colors would bring nothing at all.',
      },
    },
  },

  jellyfish: {
    title: 'Jellyfish',
    summary: 'Spend them on other Luminos, or keep them for points.',
    steps: {
      spend: {
        ask: 'Before your turn you can spend a jellyfish. Tap it, tap the three green Luminos of your display, and swap them.',
        hint: 'Only the pink tile shows a jellyfish.',
        done: 'A jellyfish swaps as many Luminos as you like, and then it’s gone for good.',
        offGoal: 'That’s allowed, but now you want to swap the three green Luminos of your display.',
      },
      again: {
        ask: 'You have two jellyfish. Spend one to swap the whole Atoll, and the other to swap there again.',
        hint: 'Tap a jellyfish, tap all four Luminos of the Atoll, and swap them.',
        done: 'You can swap as often as you have jellyfish, in the Atoll or in your display.',
        offGoal: 'That’s allowed, but first you want to swap all four Luminos of the Atoll.',
      },
      'keep-or-spend': {
        ask: `It’s your last turn. With luck, a swap raises the marked shellfish from ${SHELLFISH.now} points to ${SHELLFISH.then}: what do you do with your jellyfish?`,
        hint: `If you keep it, it brings ${JELLYFISH_POINTS} points.`,
        done: `Spend a jellyfish when you hope for more than ${JELLYFISH_POINTS} points, or else keep it.`,
        options: { keep: 'Keep it', spend: 'Spend it' },
        wrong: { spend: 'Even with luck you’d win less than you give away.' },
      },
    },
  },
};
