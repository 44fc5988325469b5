import type { CoachCard } from '../../lessons/coach';
import type { SetupFigures, SetupId } from '../../lessons/setupList';

const luminos = (count: number) => (count === 1 ? '1 Lumino' : `${count} Luminos`);
const backs = (fish: number) => (fish === 0 ? 'no fish' : `${fish} fish`);

const setup: Readonly<Record<SetupId, (figures: SetupFigures) => string>> = {
  boards: () =>
    'Each of you takes a reef board. All of you use side A, and the score board shows its dark side.',
  sort: ({ sets }) => {
    const used = sets.filter(({ isUsed }) => isUsed);
    const unused = sets.filter(({ isUsed }) => !isUsed);
    const told = used.map(({ fish, luminos: count }) => `${count} with ${backs(fish)}`).join(', ');
    const rest =
      unused.length === 0
        ? 'That’s all of them.'
        : `Those with ${unused.map(({ fish }) => backs(fish)).join(' or ')} stay in the box.`;
    return `Sort the Luminos by the fish on their backs. In play: ${told}. ${rest}`;
  },
  stack: ({ stack }) => `Put ${luminos(stack)} aside unseen. That’s the emergency stack.`,
  bag: ({ bag, stack }) =>
    stack === 0 ? `All ${bag} Luminos go into the bag.` : `The other ${bag} Luminos go into the bag.`,
  atoll: ({ atoll }) => `Draw ${luminos(atoll)} and lay them face up into the Atoll.`,
  displays: ({ display }) => `Each of you draws ${luminos(display)} and lays them face up into the display.`,
  tiles: ({ tiles }) => `Each of you takes ${tiles} scoring tiles, one of each color, with the coral up.`,
  starts: ({ startsLeft }) =>
    `Mix the 6 starting Luminos and give one to each of you. It goes into the middle of the reef, either way round. ${startsLeft} stay in the box.`,
  fish: ({ players }) => `All ${players} fish go on 0 of the score track.`,
  turtle: () => 'The turtle goes on round 1.',
  limestone: ({ limestone }) =>
    `The ${limestone} limestone markers lie beside the board. Nobody starts with any.`,
  octopus: () => 'The first player takes the octopus.',
};

const cards: Readonly<Record<CoachCard, string>> = {
  refused:
    'It can’t go there, and the line below the board says why. Try other spaces, or return it for −1 point.',
  turn: 'First put one Lumino of your display into the Atoll. Then take limestone, one from your display, or one color from the Atoll. Fill the Atoll to four, then place.',
  placing:
    'Choose the color and number of your Lumino, then tap its two spaces. In level 1 it has to touch its own color.',
  water: 'That was water. Each water space costs one limestone marker, so put it back into the supply.',
  'level-2':
    'Level 2! A Lumino up there rests on two different ones, lies on its color or touches it, and costs no limestone.',
  returned: 'Into the bag it goes, and your fish moves back one space.',
  overflow: 'There’s room for 10 markers on your board. What doesn’t fit goes back to the supply.',
  'scoring-phase':
    'All turns are done. Fill every display up to four. Now each of you may flip one tile and score its color, or wait.',
  jellyfish:
    'The flipped tile shows a jellyfish. Keep it for 2 points at the end, or spend it before a turn to swap Luminos.',
  octopus: 'A new round: move the turtle on. The last one who scored has the octopus and begins.',
  spent: 'Take the tile off your board. That jellyfish is gone for good.',
  'bag-empty':
    'The emergency stack goes into the bag. Before round 10, this round is now the last, with an extra scoring phase.',
  final: 'The rounds are over. Now jellyfish, limestone, animals and colors count, one after the other.',
};

/** The first game at a real table: what is set up, and what the coach says while it is played. */
export const coachEn = {
  title: 'Teach us while we play',
  lead: 'You have the box in front of you. First set up, then the coach tells you each thing when it first happens.',
  players: 'How many of you play?',
  playersCount: (count: number) => (count === 1 ? '1 player' : `${count} players`),
  setUp: 'Set up',
  progress: (done: number, of: number) => `${done} of ${of} done`,
  setup,
  phones: 'How many phones?',
  onePhone: 'One phone for all',
  ownPhone: 'Each of you uses a phone',
  coach: 'Coach',
  cards,
  close: 'Got it',
  off: 'Coach off',
};

export type CoachStrings = typeof coachEn;
