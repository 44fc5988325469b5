import { render, screen, userEvent, within } from '@testing-library/react-native';
import { useState } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { Places, ScoreTable } from '@/tabletop/scoring/ScoreTable';
import { scoringSteps, type ScoreLine } from '@/tabletop/scoring/scoring';
import { ScoreFigures, ScoringButtons, ScoringHead } from '@/tabletop/scoring/ScoringWalk';
import { Text } from '@/ui/components/Text';

const STAGES = ['Gained', 'Lone tiles', 'Result'] as const;
const LINES: readonly ScoreLine[] = [{ category: 'Lone tiles', count: 2, points: -10 }];
const STEPS = scoringSteps(
  STAGES,
  [
    { before: 41, lines: LINES },
    { before: 30, lines: [] },
  ],
  ({ category }, stage) => category === stage,
);
const PLAYERS = ['Ana', 'Ben'].map((name) => ({ name, mark: () => <Text>●</Text> }));

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

function Walk({ onFigure }: { readonly onFigure: (player: number) => void }) {
  const [step, setStep] = useState(0);
  const { stage, players } = STEPS[step]!;
  return (
    <SafeAreaProvider initialMetrics={METRICS}>
      <ScoringHead
        step={step}
        steps={STEPS.length}
        title={stage}
        figures={players.map(({ total }, seat) => `${PLAYERS[seat]!.name} ${total}`)}
      />
      <ScoreFigures
        players={PLAYERS}
        step={STEPS[step]!}
        countOf={(seat) => (players[seat]!.lines.length === 0 ? null : '2 tiles')}
        opened={null}
        onPress={onFigure}
      />
      <ScoringButtons step={step} steps={STEPS.length} onStep={setStep} />
    </SafeAreaProvider>
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const press = (name: string) => userEvent.setup().press(screen.getByRole('button', { name }));
const progress = () => screen.getByRole('progressbar').props.accessibilityLabel as unknown;

test('a scoring is gone through forward and back, skipped to its end and begun anew', async () => {
  render(<Walk onFigure={() => undefined} />);
  expect(progress()).toBe('Step 1 of 3');
  expect(screen.getByRole('button', { name: 'Back one step' })).toBeDisabled();
  await press('Next');
  expect(progress()).toBe('Step 2 of 3');
  await press('Back one step');
  expect(progress()).toBe('Step 1 of 3');
  await press('Skip to the result');
  expect(progress()).toBe('Step 3 of 3');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  await press('Watch again');
  expect(progress()).toBe('Step 1 of 3');
});

test('each step is announced with its figures, and each figure opens', async () => {
  const onFigure = jest.fn();
  render(<Walk onFigure={onFigure} />);
  expect(screen.getByText('1 of 3, Gained. Ana 41. Ben 30')).toBeOnTheScreen();
  await press('Next');
  expect(screen.getByText('2 of 3, Lone tiles. Ana 31. Ben 30')).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Ben: ±0, 30 in all' })).toBeOnTheScreen();
  await press('Ana: 2 tiles, −10, 31 in all');
  expect(onFigure.mock.calls).toEqual([[0]]);
});

test('the table leads from every figure but the sum to the step it comes from', async () => {
  const onFigure = jest.fn();
  render(<ScoreTable players={PLAYERS} steps={STEPS} labels={STAGES} onFigure={onFigure} />);
  await press('Ana, Lone tiles: −10');
  expect(onFigure.mock.calls).toEqual([[1, 0]]);
  expect(screen.getAllByRole('button')).toHaveLength(4);
});

test('places are listed in their order, and equals share one', () => {
  render(
    <Places
      players={[...PLAYERS, { name: 'Cem', mark: () => null }]}
      places={[2, 1, 2]}
      totals={[30, 31, 30]}
    />,
  );
  const list = within(screen.getByLabelText('Places'));
  expect(list.getAllByRole('listitem').map((item) => item.props.accessibilityLabel as unknown)).toEqual([
    '1. Ben: 31 points',
    '2. Ana: 30 points',
    '2. Cem: 30 points',
  ]);
});
