import { SECOND_STRETCH, SHELLFISH } from '../../lessons/roundLessons';
import { JELLYFISH_POINTS } from '../../rules/finalScoring';
import type { RoundTexts } from '../lessonsWords';

const colors = { green: 'Green', pink: 'Pink', blue: 'Blue', yellow: 'Yellow' };
const friends = { ann: 'Ann', ben: 'Ben', cleo: 'Cleo' };
const phases = {
  round: 'Another round',
  'extra-scoring': 'One more scoring phase',
  'final-scoring': 'The final scoring',
};

export const lessonsRoundsEn: RoundTexts = {
  turn: {
    title: 'A turn',
    summary: 'One Lumino to the Atoll, one of three actions, then the reef.',
    steps: {
      limestone: {
        ask: 'First, one Lumino of your display joins the Atoll, and action A then pays its number in limestone. Which one pays most?',
        hint: 'Compare the numbers on the four Luminos.',
        done: 'Action A: as much limestone as the number you put into the Atoll.',
        options: {
          'green-3': 'The green 3',
          'pink-6': 'The pink 6',
          'blue-1': 'The blue 1',
          'yellow-2': 'The yellow 2',
        },
        wrong: {
          'green-3': 'It pays 3, and another pays more.',
          'blue-1': 'It pays 1, the least of all.',
          'yellow-2': 'It pays 2, and another pays more.',
        },
      },
      'which-action': {
        ask: 'Your pink 6 joins the Atoll, and now you would like the green 3 of your display. Which action gets it?',
        hint: 'It lies in your display.',
        done: 'Action B: one of the three Luminos left in your display.',
        options: { A: 'A: limestone', B: 'B: from the display', C: 'C: from the Atoll' },
        wrong: { A: 'Action A pays limestone and gives no Lumino.', C: 'No green lies in the Atoll.' },
      },
      'other-color': {
        ask: 'The Atoll holds three pink and one blue, and your pink 6 joins them. Which color can you take with action C?',
        hint: 'The color you put in stays in.',
        done: 'Action C: one color from the Atoll, never the one you have just added.',
        options: { pink: colors.pink, blue: colors.blue, green: colors.green },
        wrong: { pink: 'Pink is the color you have just added.', green: 'No green lies in the Atoll.' },
      },
      'as-many': {
        ask: 'Now three blue Luminos lie in the Atoll, but your reef has a place for just one. How many do you take with action C?',
        hint: 'One, two or three, as you like.',
        done: 'Action C takes one to three of a color, and nobody has to take all.',
        options: {},
        wrong: {
          2: 'The second would have to go back, for −1 point.',
          3: 'You need not take all: two would have to go back, for −1 point each.',
        },
      },
      refill: {
        ask: 'Four lay in the Atoll, one joined, you took one. How many are drawn to fill it up?',
        hint: 'The Atoll is filled up to four.',
        done: 'The Atoll is topped up to four before you place, and any extra Luminos just stay.',
        options: {},
        wrong: { 1: 'Four lie there already, and more is not needed.', 4: 'What lies there stays there.' },
      },
      lay: {
        ask: 'Last in your turn, what you took goes into the reef. Place the blue Lumino in its only place.',
        hint: 'Without limestone you can only go up, to level 3.',
        done: 'All Luminos in hand are laid or given back, in the order you like.',
      },
    },
  },

  'coral-scoring': {
    title: 'Coral scoring',
    summary: 'In each level, the smallest visible number.',
    steps: {
      'first-level': {
        ask: 'You score pink: in each level, the smallest visible pink number counts. Tap the one that counts in level 1.',
        hint: 'Level 1 shows three pink numbers.',
        done: 'The smallest number counts, however many larger ones there are.',
        why: 'Of all visible pink numbers in level 1, only the smallest counts.',
      },
      'each-level': {
        ask: 'Now level 2 shows two pink numbers. Tap what counts in each of the two levels.',
        hint: 'One space in level 1 and one in level 2.',
        done: 'Each level gives one number, wherever it is.',
        why: 'In each level, only the smallest visible pink number counts.',
      },
      sum: {
        ask: 'What counts is added up. How many points does pink bring?',
        hint: 'Add up the two numbers you have just tapped.',
        done: 'The sum is your score, and a level without a visible number adds 0.',
        options: {},
        wrong: {
          11: 'These are the largest numbers.',
          16: 'Each level counts one number only, the smallest.',
        },
      },
      cover: {
        ask: 'The 2 spoils level 1. Place the pink Lumino so that the 5 counts there.',
        hint: 'Cover the 2 and leave the 5 visible.',
        done: 'Covering a small number lets a larger one count.',
        offGoal: 'That is allowed, but then the 5 does not count in level 1.',
      },
    },
  },

  'when-to-score': {
    title: 'When to score',
    summary: 'Once a color, limestone by round, and the octopus.',
    steps: {
      once: {
        ask: 'Scoring a color turns its tile from coral to jellyfish. Green and yellow show jellyfish, blue is spent, pink shows coral: which can you score?',
        hint: 'The tile must still show coral.',
        done: 'Each color scores once a game, and you score one color at most in a scoring phase.',
        options: colors,
        wrong: {
          green: 'Its tile shows the jellyfish: it has been scored.',
          blue: 'Its tile has left the game.',
          yellow: 'Its tile shows the jellyfish: it has been scored.',
        },
      },
      income: {
        ask: `A coral scoring also pays limestone, less and less. The turtle has reached round ${SECOND_STRETCH}: how many markers?`,
        hint: 'Rounds 1 to 4 pay the most, rounds 5 to 7 half of it.',
        done: 'Rounds 1 to 4 pay four, 5 to 7 two, 8 and 9 one, and round 10 nothing.',
        options: {},
        wrong: {
          4: 'Four are paid in rounds 1 to 4.',
          1: 'One is paid in rounds 8 and 9.',
          0: 'Only round 10 pays nothing.',
        },
      },
      octopus: {
        ask: 'Clockwise: Ann with the octopus, Ben, Cleo. Ann and Ben score, Cleo skips: who gets the octopus?',
        hint: 'It goes to the last who scored.',
        done: 'The last to score takes the octopus, and if nobody did, it stays.',
        options: friends,
        wrong: { ann: 'Ann scored, but Ben did so after her.', cleo: 'Cleo did not score.' },
      },
      order: {
        ask: 'Now Ben has the octopus and begins the round. Who has the last turn?',
        hint: 'Clockwise sit Ann, Ben, Cleo, and then Ann again.',
        done: 'In a round, each has one turn, clockwise from the octopus, and then all may score.',
        options: friends,
        wrong: { ben: 'Who has the octopus begins.', cleo: 'Cleo comes right after Ben.' },
      },
      end: {
        ask: 'The scoring phase of round 10 is over, and it paid no limestone. What follows?',
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

  jellyfish: {
    title: 'Jellyfish',
    summary: 'Keep them for points, or spend them on other Luminos.',
    steps: {
      spendable: {
        ask: 'When your turn begins you may spend a jellyfish. Pink shows one, blue is spent, green and yellow show coral: which can you spend?',
        hint: 'A tile shows its jellyfish once its color has been scored.',
        done: 'You can spend a jellyfish that is up, at the start of your turn.',
        options: colors,
        wrong: {
          green: 'Its tile still shows coral.',
          blue: 'Its jellyfish has left the game.',
          yellow: 'Its tile still shows coral.',
        },
      },
      exchange: {
        ask: 'You spend it, keep one Lumino of your display and put the others back into the bag. How many do you draw?',
        hint: 'As many as you put back.',
        done: 'A jellyfish swaps as many as you like, either of the Atoll or of your display.',
        options: {},
        wrong: { 1: 'Three went back, so three come out.', 4: 'The one you kept is still there.' },
      },
      'how-often': {
        ask: 'Two of your tiles show a jellyfish. How often can you swap before this turn?',
        hint: 'Each swap takes one jellyfish.',
        done: 'You can swap as long as you have a jellyfish, and each is gone for good.',
        options: {},
        wrong: { 0: 'A jellyfish that is up can be spent.', 1: 'You may do it again with the second one.' },
      },
      worth: {
        ask: 'You keep both to the end of the game instead. How many points do they bring?',
        hint: `A jellyfish you keep brings ${JELLYFISH_POINTS} points.`,
        done: `Each jellyfish you keep brings ${JELLYFISH_POINTS} points in the final scoring.`,
        options: {},
        wrong: { 2: 'That is what one of them brings.', 8: 'That would take four of them.' },
      },
      'keep-or-spend': {
        ask: `In your last turn, with luck, a swap would raise your shellfish from ${SHELLFISH.now} points to ${SHELLFISH.then}. What do you do with your jellyfish?`,
        hint: `Kept, it brings ${JELLYFISH_POINTS} points.`,
        done: `Spend a jellyfish when you hope for more than ${JELLYFISH_POINTS} points, or else keep it.`,
        options: { keep: 'Keep it', spend: 'Spend it' },
        wrong: { spend: 'Even with luck you would win less than you give away.' },
      },
    },
  },
};
