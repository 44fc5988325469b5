import { act, render, screen } from '@testing-library/react-native';

import { FishMarker } from '@/games/lumicora/view/final/ScoreTrack';
import { TRACK_COLUMNS, TRACK_ROWS } from '@/games/lumicora/view/final/trackShape';

jest.unmock('react-native-svg');
jest.useFakeTimers();

const marker = (x: number, y: number, isStill: boolean) => (
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

test('FS-8 for who wants no motion it is there at once', () => {
  const { rerender } = render(marker(0, 0, true));
  rerender(marker(...middle, true));
  expect(screen.getByLabelText('Ana: 73')).toHaveStyle(at(50, 50));
});
