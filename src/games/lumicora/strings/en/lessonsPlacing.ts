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
        ask: 'Your reef begins with the two-colored starting Lumino. Place the green Lumino on two free spaces beside the green half.',
        hint: 'Its two spaces must share an edge, and one of them must touch green.',
        done: 'A Lumino covers two neighboring spaces of the 44, and nothing reaches beyond the edge.',
      },
      'second-level': {
        ask: 'What lies on the board is in level 1, what lies on that is in level 2. Tap both spaces in level 2.',
        hint: 'From level 2 on, a small mark on the coral shows the level.',
        done: 'The level tells how high a Lumino is, counted from the board.',
        why: 'In level 2 is only what rests on other Luminos.',
      },
      'lie-flat': {
        ask: 'Place the green Lumino in level 2. Both halves must lie equally high.',
        hint: 'Look for two neighboring halves in level 1 that belong to different Luminos.',
        done: 'A Lumino lies flat: both halves are in one level.',
        offGoal: elsewhere(2),
      },
      middle: {
        ask: 'This table forgot the starting Lumino, which belongs in the middle. Place the green Lumino beside green, outside the middle.',
        hint: 'Start beside the marked green, away from the two spaces in the middle.',
        done: 'The two spaces in the middle are for the starting Lumino, whichever way round.',
      },
    },
  },

  'own-color': {
    title: 'Touch the same color',
    summary: 'On the ground, green joins green and blue joins blue.',
    steps: {
      touch: {
        ask: 'In level 1, a Lumino has to share an edge with the same color. Place the blue Lumino.',
        hint: 'The marked half of the starting Lumino is blue.',
        done: 'One edge to the same color is enough, whatever else it touches.',
      },
      'in-sight': {
        ask: 'On the ground, only visible coral in level 1 counts as touched. Tap every green space that counts for a green Lumino there.',
        hint: 'Two of the green spaces lie in level 2: leave them out.',
        done: 'On the ground, only visible coral in level 1 counts.',
        why: 'It has to be green, visible and in level 1.',
      },
      'same-level': {
        ask: 'Place the green Lumino in level 1. Mind the level of the green you touch.',
        hint: 'The marked green is in level 1, so touch that.',
        done: 'Green in level 2 does not help green on the ground.',
        offGoal: elsewhere(1),
      },
    },
  },

  exceptions: {
    title: 'When a color has no place',
    summary: 'Two exceptions for level 1, and how far they go.',
    steps: {
      'not-in-sight': {
        ask: 'Level 1 shows no yellow, so exception A holds. Place the yellow Lumino in level 1.',
        hint: 'It can touch any color now, but it still has to touch a Lumino in level 1.',
        done: 'Under exception A it touches any Lumino in level 1, but it never goes just anywhere.',
      },
      'no-room': {
        ask: 'Green is visible, but no two free spaces are left beside it: exception B. Place the green Lumino in level 1.',
        hint: 'Any Lumino in level 1 will do as a neighbor.',
        done: 'Exception B is for a color without room beside it, and it too means: next to some Lumino.',
        offGoal: elsewhere(1),
      },
      'room-is-room': {
        ask: 'You have no limestone, and the room beside green is partly water. Place the green Lumino all the same.',
        hint: 'There is room, so no exception holds: go up instead.',
        done: 'Exception B asks for room, never for limestone.',
      },
      which: {
        ask: 'A blue Lumino covers the only green half. Which exception holds for green in level 1?',
        hint: 'Covered coral isn’t visible.',
        done: 'Covered coral no longer counts, so level 1 shows no green and exception A holds.',
        options: { A: 'A: not visible', B: 'B: no room', none: 'Neither' },
        wrong: {
          B: 'Exception B is for a color that is visible and has no room beside it.',
          none: 'The green half is covered, so level 1 shows no green.',
        },
      },
    },
  },

  'building-up': {
    title: 'Building up',
    summary: 'Two different Luminos below, one level, one color to meet.',
    steps: {
      'on-color': {
        ask: 'Going up, a Lumino may rest on the same color, and one half is enough. Place the green Lumino in level 2.',
        hint: 'Find two neighboring halves of different Luminos, one of them green.',
        done: 'With one half on the same color, a Lumino may go up.',
        offGoal: elsewhere(2),
      },
      'two-luminos': {
        ask: 'Place this one in level 2 as well. It must rest on two different Luminos.',
        hint: 'Place it across the seam between two green Luminos.',
        done: 'Above the ground, the halves rest on two different Luminos.',
        offGoal: elsewhere(2),
      },
      'beside-color': {
        ask: 'Nothing can rest on blue coral now. Touch blue in level 2 from the side instead.',
        hint: 'The marked blue is in level 2, so rest on two Luminos next to it.',
        done: 'Touching its color counts too, in the very level the Lumino goes to.',
        offGoal: elsewhere(2),
      },
      'third-level': {
        ask: 'Higher up, the rules stay the same. Place the green Lumino in level 3.',
        hint: 'Two different Luminos lie in level 2: cover one half of each.',
        done: 'Color, two Luminos, one level: that holds all the way up.',
        offGoal: elsewhere(3),
      },
    },
  },

  water: {
    title: 'Water costs limestone',
    summary: 'What markers pay for, and what they are worth.',
    steps: {
      'free-ground': {
        ask: 'You have no limestone markers. Place the green Lumino where it costs nothing.',
        hint: 'Limestone spaces cost nothing, and neither does going up.',
        done: 'Limestone costs nothing, but water does.',
      },
      pay: {
        ask: 'A water space in level 1 costs one marker, and one is what you have. Cover exactly one water space.',
        hint: 'Take one water space and one limestone space, beside green.',
        done: 'Each water space costs one marker, and without markers you can’t place there.',
        offGoal: 'That is allowed, and free. Cover exactly one water space.',
      },
      'above-water': {
        ask: 'A Lumino lies on water here. How many markers does another one on the marked spaces cost?',
        hint: 'In which level would it lie?',
        done: 'Only level 1 costs limestone, and going up costs nothing.',
        options: {},
        wrong: {
          1: 'The water below has been paid for already.',
          2: 'Both halves would lie in level 2, where nothing costs anything.',
        },
      },
      storage: {
        ask: `You hold ${STORED.held} markers and take ${STORED.taken}. How many do you have then?`,
        hint: `Your board has ${STORAGE} places for markers.`,
        done: `There’s room for ${STORAGE} markers, and the rest goes back to the supply.`,
        options: {},
        wrong: {
          8: `Your storage holds ${STORAGE}, so some still fit.`,
          13: `There is room for ${STORAGE} only.`,
        },
      },
      'give-back': {
        ask: 'A Lumino in your hand finds no place, or none you like, and goes back into the bag. What does that do to your score?',
        hint: 'Each such Lumino costs a little.',
        done: 'Each Lumino you return costs 1 point, and by our ruling your score may go below 0.',
        options: {},
        wrong: {
          0: 'Returning a Lumino costs a point, wherever your fish is.',
          '-2': 'One Lumino returned costs one point.',
        },
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
