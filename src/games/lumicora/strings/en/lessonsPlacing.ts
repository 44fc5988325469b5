import type { PlacingTexts } from '../lessonsWords';

const elsewhere = (level: number) => `That’s allowed, but go for level ${level}.`;

export const lessonsPlacingEn: PlacingTexts = {
  levels: {
    title: 'What it’s about',
    summary: 'A reef that grows, Lumino by Lumino and level by level.',
    steps: {
      'two-spaces': {
        ask: 'You hold a green Lumino. Place it on two free spaces beside the green half.',
        hint: 'Its two spaces must share an edge, and one of them must touch green.',
        done: 'A Lumino covers two neighboring spaces, and nothing reaches beyond the edge.',
      },
      about: {
        ask: 'For ten rounds your reef grows. Numbers score on the way, animals and colors at the end: tap the two highest halves.',
        hint: 'The small mark on the coral shows its level.',
        done: 'That’s the game: grow high and keep good numbers and animals visible.',
        why: 'The highest Lumino lies in level 3.',
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
        done: 'A Lumino lies flat, with both halves in one level.',
        offGoal: elsewhere(2),
      },
    },
  },

  'own-color': {
    title: 'On the ground',
    summary: 'Green joins green and blue joins blue.',
    steps: {
      touch: {
        ask: 'In level 1, a Lumino has to share an edge with the same color. Place the blue Lumino.',
        hint: 'The marked half of the starting Lumino is blue.',
        done: 'One edge to the same color is enough, whatever else it touches.',
      },
      'in-sight': {
        ask: 'On the ground, only visible coral in level 1 counts as touched. Tap every green space that counts for a green Lumino there.',
        hint: 'Two of the green spaces lie in level 2, so leave them out.',
        done: 'On the ground, only visible coral in level 1 counts.',
        why: 'It has to be green, visible and in level 1.',
      },
      'same-level': {
        ask: 'Place the green Lumino in level 1. Mind the level of the green you touch.',
        hint: 'The marked green is in level 1, so touch that.',
        done: 'Green in level 2 doesn’t help green on the ground.',
        offGoal: elsewhere(1),
      },
    },
  },

  exceptions: {
    title: 'Exceptions',
    summary: 'When a color has no place, and whose place the middle is.',
    steps: {
      'not-in-sight': {
        ask: 'Level 1 shows no yellow, so exception A holds. Place the yellow Lumino in level 1.',
        hint: 'It can touch any color now, but it still has to touch a Lumino in level 1.',
        done: 'Under exception A it can touch any Lumino in level 1, but it has to touch one.',
      },
      'no-room': {
        ask: 'Green is visible, but no two free spaces are left beside it, so exception B holds. Place the green Lumino in level 1.',
        hint: 'Any Lumino in level 1 will do as a neighbor.',
        done: 'Under exception B there’s no room beside the color, and again it has to touch some Lumino.',
        offGoal: elsewhere(1),
      },
      'room-is-room': {
        ask: 'You have no limestone, and the room beside green is partly water. Place the green Lumino all the same.',
        hint: 'There’s room, so no exception holds and you have to go up.',
        done: 'Exception B asks for room, never for limestone.',
      },
      middle: {
        ask: 'This table forgot the starting Lumino, which belongs in the middle. Place the green Lumino beside green, outside the middle.',
        hint: 'Start beside the marked green, away from the two spaces in the middle.',
        done: 'The two spaces in the middle are for the starting Lumino, whichever way round.',
      },
      which: {
        ask: 'A blue Lumino covers the only green half, where it is marked. Which exception holds for green in level 1?',
        hint: 'Covered coral isn’t visible.',
        done: 'Covered coral no longer counts, so level 1 shows no green and exception A holds.',
        options: { A: 'A: not visible', B: 'B: no room', none: 'Neither' },
        wrong: {
          B: 'Exception B is for a color that’s visible and has no room beside it.',
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
        hint: 'Two different Luminos lie in level 2, so cover one half of each.',
        done: 'Match the color, rest on two Luminos, stay in one level, all the way up.',
        offGoal: elsewhere(3),
      },
    },
  },

  water: {
    title: 'Water costs limestone',
    summary: 'What markers pay for, and what goes back into the bag.',
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
        offGoal: 'That’s allowed, and free. Cover exactly one water space.',
      },
      'above-water': {
        ask: 'You have no markers left. Place the green Lumino in level 2, where water doesn’t matter.',
        hint: 'Rest on the Lumino that lies on water and on the one beside it.',
        done: 'Only level 1 costs limestone, and going up costs nothing.',
        offGoal: elsewhere(2),
      },
      'give-back': {
        ask: 'You don’t have to place a Lumino. Tap the bag to return this one.',
        hint: 'The bag is beside the Lumino in your hand.',
        done: 'Each Lumino you return costs 1 point, and by our ruling your score may go below 0.',
        offGoal: 'That’s allowed, but this time the Lumino goes back into the bag.',
      },
    },
  },
};
