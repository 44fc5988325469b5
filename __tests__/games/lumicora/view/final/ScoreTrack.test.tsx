import { act, render, screen } from '@testing-library/react-native';

import { FishMarker } from '@/games/lumicora/view/final/ScoreTrack';
import { TRACK_COLUMNS, TRACK_PLACES, TRACK_ROWS } from '@/games/lumicora/view/final/trackShape';

jest.unmock('react-native-svg');
jest.useFakeTimers();

const marker = (x: number, y: number, isStill: boolean, swimsFrom: number | null = null) => (
  <FishMarker
    fish="clownfish"
    label="Ana: 73"
    x={x}
    y={y}
    inward={{ x: 1, y: 0 }}
    tile="50"
    size={26}
    layer={1}
    isStill={isStill}
    swimsFrom={swimsFrom}
  />
);
const at = (left: number, top: number) => ({ left: `${left}%`, top: `${top}%` }) as const;
const middle = [TRACK_COLUMNS / 2, TRACK_ROWS / 2] as const;

test('FS-8 a fish swims to its new place and arrives within a fifth of a second', () => {
  const { rerender } = render(marker(0, 0, false));
  rerender(marker(...middle, false));
  expect(screen.getByLabelText('Ana: 73')).toHaveStyle(at(0, 0));
  act(() => jest.advanceTimersByTime(80));
  expect(screen.getByLabelText('Ana: 73')).not.toHaveStyle(at(0, 0));
  expect(screen.getByLabelText('Ana: 73')).not.toHaveStyle(at(50, 50));
  act(() => jest.advanceTimersByTime(120));
  expect(screen.getByLabelText('Ana: 73')).toHaveStyle(at(50, 50));
});

test('FS-7 the fish of the winner swims once round the track and comes back to its space', () => {
  const { x, y } = TRACK_PLACES[7]!;
  const home = at((x / TRACK_COLUMNS) * 100, (y / TRACK_ROWS) * 100);
  render(marker(x, y, false, 7));
  expect(screen.getByLabelText('Ana: 73')).toHaveStyle(home);
  act(() => jest.advanceTimersByTime(1300));
  expect(screen.getByLabelText('Ana: 73')).not.toHaveStyle(home);
  act(() => jest.advanceTimersByTime(1500));
  expect(screen.getByLabelText('Ana: 73')).toHaveStyle(home);
});

test('FS-7 for who wants no motion the winner stays where it is', () => {
  const { x, y } = TRACK_PLACES[7]!;
  render(marker(x, y, true, 7));
  act(() => jest.advanceTimersByTime(1300));
  expect(screen.getByLabelText('Ana: 73')).toHaveStyle(at((x / TRACK_COLUMNS) * 100, (y / TRACK_ROWS) * 100));
});

test('FS-8 for who wants no motion it is there at once', () => {
  const { rerender } = render(marker(0, 0, true));
  rerender(marker(...middle, true));
  expect(screen.getByLabelText('Ana: 73')).toHaveStyle(at(50, 50));
});
