import { LEFT_OVER, STORED } from '../../lessons/placingLessons';
import { STORAGE } from '../../rules/turn';
import type { PlacingTexts } from '../lessonsWords';

const elsewhere = (level: number) => `That is allowed, but level ${level} is asked for.`;

export const lessonsPlacingEn: PlacingTexts = {
  levels: {
    title: 'The reef and its levels',
    summary: 'Two spaces, one level, and the place in the middle.',
    steps: {
      'two-spaces': {
        ask: 'Your reef begins with the two-coloured starting Lumino. Lay the green Lumino on two free spaces beside the green half.',
        hint: 'Its two spaces must share an edge, and one of them must touch green.',
        done: 'A Lumino covers two neighbouring spaces of the 44, and nothing reaches beyond the edge.',
      },
      'second-level': {
        ask: 'What lies on the board is in level 1, what lies on that is in level 2. Tap both spaces in level 2.',
        hint: 'From level 2 on, a small mark on the coral shows the level.',
        done: 'The level tells how high a Lumino lies, counted from the board.',
      },
      'lie-flat': {
        ask: 'Lay the green Lumino in level 2. Both halves must lie equally high.',
        hint: 'Look for two neighbouring halves in level 1 that belong to different Luminos.',
        done: 'A Lumino lies flat: both halves are in one level.',
        offGoal: elsewhere(2),
      },
      middle: {
        ask: 'This table forgot the starting Lumino, which belongs in the middle. Lay the green Lumino beside green, outside the middle.',
        hint: 'To the right of c4 there is room outside the two middle spaces.',
        done: 'The two spaces in the middle are for the starting Lumino, whichever way round.',
      },
    },
  },

  'own-color': {
    title: 'Touch your own colour',
    summary: 'On the ground, green joins green and blue joins blue.',
    steps: {
      touch: {
        ask: 'In level 1, a Lumino must share an edge with its own colour. Lay the blue Lumino.',
        hint: 'The right half of the starting Lumino is blue.',
        done: 'One edge to its colour is enough, whatever else it touches.',
      },
      'in-sight': {
        ask: 'Only coral in sight counts, and only in level 1. Tap all green spaces that a green Lumino on the ground may touch.',
        hint: 'Two of the green spaces lie in level 2: leave them out.',
        done: 'On the ground, only coral in sight in level 1 helps.',
      },
      'same-level': {
        ask: 'Lay the green Lumino in level 1. Mind the level of the green you touch.',
        hint: 'The green at the upper left lies in level 2; try the lower right.',
        done: 'Green in level 2 does not help green on the ground.',
        offGoal: elsewhere(1),
      },
    },
  },

  exceptions: {
    title: 'When a colour has no place',
    summary: 'Two exceptions for level 1, and how far they go.',
    steps: {
      'not-in-sight': {
        ask: 'Level 1 shows no yellow, so exception A holds. Lay the yellow Lumino in level 1.',
        hint: 'The exception frees you from the colour, not from the reef.',
        done: 'Under exception A it touches any Lumino in level 1; it never goes just anywhere.',
      },
      'no-room': {
        ask: 'Green is in sight, but no two free spaces are left beside it: exception B. Lay the green Lumino in level 1.',
        hint: 'Any Lumino in level 1 will do as a neighbour.',
        done: 'Exception B is for a colour without room beside it, and it too means: next to some Lumino.',
        offGoal: elsewhere(1),
      },
      'room-is-room': {
        ask: 'You have no limestone, and the room beside green is partly water. Lay the green Lumino all the same.',
        hint: 'There is room, so no exception holds: go up instead.',
        done: 'Exception B asks for room, never for limestone.',
      },
      which: {
        ask: 'A blue Lumino covers the only green half. Which exception holds for green in level 1?',
        hint: 'Coral that is covered is not in sight.',
        done: 'Covered coral counts no more: level 1 shows no green, so exception A holds.',
        options: { A: 'A: not in sight', B: 'B: no room', none: 'Neither' },
        wrong: {
          B: 'Exception B is for a colour that is in sight and has no room beside it.',
          none: 'The green half is covered, so level 1 shows no green.',
        },
      },
    },
  },

  'building-up': {
    title: 'Building up',
    summary: 'Two different Luminos below, one level, one colour to meet.',
    steps: {
      'on-color': {
        ask: 'Going up, a Lumino may lie on its own colour; one half is enough. Lay the green Lumino in level 2.',
        hint: 'Find two neighbouring halves of different Luminos, one of them green.',
        done: 'With one half on its own colour, a Lumino may go up.',
        offGoal: elsewhere(2),
      },
      'two-luminos': {
        ask: 'Lay this one in level 2 as well. It must rest on two different Luminos.',
        hint: 'Lay it across the seam between two green Luminos.',
        done: 'Above the ground, the halves rest on two different Luminos.',
        offGoal: elsewhere(2),
      },
      'beside-color': {
        ask: 'No blue coral has a place on top of it now. Touch blue in level 2 from the side instead.',
        hint: 'Blue lies on c5 and d5 in level 2: rest on two Luminos right beside.',
        done: 'Touching its colour counts too, in the very level the Lumino goes to.',
        offGoal: elsewhere(2),
      },
      'third-level': {
        ask: 'Higher up, the rules stay the same. Lay the green Lumino in level 3.',
        hint: 'Two different Luminos lie in level 2: cover one half of each.',
        done: 'Colour, two Luminos, one level: that holds all the way up.',
        offGoal: elsewhere(3),
      },
    },
  },

  water: {
    title: 'Water costs limestone',
    summary: 'What markers pay for, and what they are worth.',
    steps: {
      'free-ground': {
        ask: 'You have no limestone markers. Lay the green Lumino where it costs nothing.',
        hint: 'Limestone spaces cost nothing, and neither does going up.',
        done: 'Limestone is free ground; water has to be paid for.',
      },
      pay: {
        ask: 'A water space in level 1 costs one marker, and one is what you have. Cover exactly one water space.',
        hint: 'Take one water space and one limestone space, beside green.',
        done: 'One marker for each water space; who cannot pay cannot lay there.',
        offGoal: 'That is allowed, and free. Cover exactly one water space.',
      },
      'above-water': {
        ask: 'A Lumino lies on water here. How many markers does another one on the marked spaces cost?',
        hint: 'In which level would it lie?',
        done: 'Only level 1 costs limestone; above it everything is free.',
        options: {},
        wrong: {
          1: 'The water below has been paid for already.',
          2: 'Both halves would lie in level 2, where nothing costs anything.',
        },
      },
      storage: {
        ask: `You hold ${STORED.held} markers and take ${STORED.taken}. How many do you have then?`,
        hint: `Your board has ${STORAGE} places for markers.`,
        done: `There is room for ${STORAGE} markers; the rest goes back to the supply.`,
        options: {},
        wrong: {
          8: 'Some of them still fit.',
          13: `There is room for ${STORAGE} only.`,
        },
      },
      'give-back': {
        ask: 'A Lumino in your hand finds no place, or none you like, and goes back into the bag. What does that do to your score?',
        hint: 'Each such Lumino costs a little.',
        done: 'Each Lumino given back costs 1 point, even below 0.',
        options: {},
        wrong: { 0: 'Giving a Lumino back is not free.', '-2': 'It costs less than that.' },
      },
      'left-over': {
        ask: `At the end of the game you hold ${LEFT_OVER} markers. How many points do they bring?`,
        hint: 'Two markers make one point.',
        done: 'In the final scoring, every full two markers bring 1 point.',
        options: {},
        wrong: {
          3: 'The last one has no partner and brings nothing.',
          5: 'It takes two markers for a point.',
        },
      },
    },
  },
};
