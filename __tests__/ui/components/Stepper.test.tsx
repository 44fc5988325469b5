import { act, fireEvent, render, screen, userEvent } from '@testing-library/react-native';
import { useState } from 'react';
import { View } from 'react-native';

import { Stepper, type StepperProps } from '@/ui/components/Stepper';

const onChange = jest.fn();
const onRefuse = jest.fn();

interface CountProps extends Partial<StepperProps> {
  readonly from?: number;
  /** What the caller says about a refused text. */
  readonly complaint?: string;
}

/** A caller that takes every change. */
function Count({ from = 5, complaint, ...props }: CountProps) {
  const [value, setValue] = useState(from);
  const [error, setError] = useState<string>();
  return (
    <Stepper
      label="Shells"
      current={`Shells: ${value}`}
      value={value}
      least={0}
      most={100}
      lessLabel="Shells: one less"
      moreLabel="Shells: one more"
      error={error}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
      onRefuse={(text) => {
        onRefuse(text);
        setError(complaint);
      }}
      {...props}
    />
  );
}

const less = () => screen.getByRole('button', { name: 'Shells: one less' });
const more = () => screen.getByRole('button', { name: 'Shells: one more' });
const field = () => screen.getByLabelText('Shells');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** A button of 50 by 50 points, at the top left of the page. */
const currentTarget = {
  measure: (callback: (...sizes: readonly number[]) => void) => callback(0, 0, 50, 50, 0, 0),
};
const at = (pageX: number) => ({
  currentTarget,
  persist: () => undefined,
  nativeEvent: { pageX, pageY: 25, touches: [], changedTouches: [] },
});
const fingerDown = (button = more()) => fireEvent(button, 'responderGrant', at(25));
const slide = (pageX: number) => fireEvent(more(), 'responderMove', at(pageX));
const letGo = (button = more()) => fireEvent(button, 'responderRelease', at(25));

async function typeInto(text: string, options?: { readonly submitEditing: boolean }) {
  const user = userEvent.setup();
  await user.clear(field());
  onRefuse.mockClear();
  await user.type(field(), text, options);
}

let clock = 0;

beforeEach(() => {
  // Long after the test before, whose last tap could otherwise be taken for the first half of a double tap.
  jest.useFakeTimers();
  jest.advanceTimersByTime((clock += 60_000));
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

describe('tapping', () => {
  test('a tap is one step, and is said politely', async () => {
    render(<Count />);
    await userEvent.press(more());
    expect(onChange.mock.calls).toEqual([[6]]);
    expect(screen.getByRole('status', { name: 'Shells: 6' })).toHaveProp('accessibilityLiveRegion', 'polite');
    await userEvent.press(less());
    await userEvent.press(less());
    expect(onChange.mock.calls).toEqual([[6], [5], [4]]);
  });

  test('quick taps all count', () => {
    render(<Count />);
    for (let tap = 0; tap < 4; tap++) {
      fingerDown();
      wait(60);
      letGo();
      wait(60);
    }
    expect(onChange.mock.calls).toEqual([[6], [7], [8], [9]]);
  });

  test('there is no step beyond the ends', () => {
    render(<Count from={100} />);
    expect(more()).toBeDisabled();
    expect(less()).toBeEnabled();
  });
});

describe('holding', () => {
  test('nothing runs before 400 ms', () => {
    render(<Count />);
    fingerDown();
    wait(390);
    expect(field()).toHaveDisplayValue('5');
    letGo();
    expect(onChange.mock.calls).toEqual([[6]]);
  });

  test('the number runs, ever faster, and is handed over once', () => {
    render(<Count from={0} />);
    fingerDown();
    wait(400);
    expect(field()).toHaveDisplayValue('1');
    wait(1000);
    expect(field()).toHaveDisplayValue('9');
    wait(1000);
    const afterTwoSeconds = 17;
    expect(field()).toHaveDisplayValue(String(afterTwoSeconds));
    wait(1000);
    expect(field()).toHaveDisplayValue(String(afterTwoSeconds + 20));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('status', { name: 'Shells: 0' })).toBeOnTheScreen();
    letGo();
    expect(onChange.mock.calls).toEqual([[37]]);
    wait(2000);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(field()).toHaveDisplayValue('37');
  });

  test('it stops at the end of the range, where the button still hears that it is let go', () => {
    render(<Count from={3} />);
    fingerDown(less());
    wait(3000);
    expect(field()).toHaveDisplayValue('0');
    expect(less()).toBeEnabled();
    letGo(less());
    expect(onChange.mock.calls).toEqual([[0]]);
    expect(less()).toBeDisabled();
  });

  test('a hold that the page takes over by scrolling ends with what it had reached', () => {
    render(<Count />);
    fingerDown();
    wait(400);
    fireEvent(more(), 'responderTerminate', at(25));
    expect(onChange.mock.calls).toEqual([[6]]);
    wait(2000);
    expect(field()).toHaveDisplayValue('6');
  });

  test('a finger that slides off ends the hold, and letting go elsewhere is no tap', () => {
    render(<Count />);
    fingerDown();
    wait(525);
    slide(300);
    expect(onChange.mock.calls).toEqual([[7]]);
    wait(1000);
    letGo();
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(field()).toHaveDisplayValue('7');
  });

  test('losing the focus ends a hold', () => {
    render(<Count />);
    fingerDown();
    wait(525);
    fireEvent(more(), 'blur', {});
    expect(onChange.mock.calls).toEqual([[7]]);
    letGo();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('leaving the screen ends a hold and changes nothing', () => {
    render(<Count />);
    fingerDown();
    wait(1000);
    screen.unmount();
    jest.advanceTimersByTime(5000);
    expect(onChange).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a second finger on the other button neither turns the number round nor ends the hold', () => {
    render(<Count />);
    fingerDown(more());
    wait(400);
    fingerDown(less());
    wait(500);
    letGo(less());
    expect(onChange).not.toHaveBeenCalled();
    letGo(more());
    expect(onChange.mock.calls).toEqual([[10]]);
  });
});

describe('typing', () => {
  test('what is typed is kept, and handed over when the field is left', async () => {
    render(<Count />);
    fireEvent.changeText(field(), '4');
    fireEvent.changeText(field(), '42');
    expect(field()).toHaveDisplayValue('42');
    expect(onChange).not.toHaveBeenCalled();
    fireEvent(field(), 'blur');
    expect(onChange.mock.calls).toEqual([[42]]);
  });

  test('Enter hands it over, too, and only once', async () => {
    render(<Count />);
    await typeInto('42', { submitEditing: true });
    expect(onChange.mock.calls).toEqual([[42]]);
    expect(screen.getByRole('status', { name: 'Shells: 42' })).toBeOnTheScreen();
  });

  test('the same number is no change', async () => {
    render(<Count />);
    await typeInto('5', { submitEditing: true });
    expect(onChange).not.toHaveBeenCalled();
  });

  test.each(['', 'x', '4.5', '4,5', '1e2', '101', '-1', '--2'])('%j is refused and stays', async (text) => {
    render(<Count complaint="A whole number from 0 to 100, please." />);
    fireEvent.changeText(field(), text);
    fireEvent(field(), 'submitEditing');
    fireEvent(field(), 'blur');
    expect(onRefuse.mock.calls).toEqual([[text]]);
    expect(onChange).not.toHaveBeenCalled();
    expect(field()).toHaveDisplayValue(text);
    expect(screen.getByRole('alert')).toHaveTextContent('A whole number from 0 to 100, please.');
  });

  test.each(['-7', '−7', ' -07 '])('%j is minus seven where numbers can be negative', (text) => {
    render(<Count least={-10} />);
    fireEvent.changeText(field(), text);
    fireEvent(field(), 'blur');
    expect(onChange.mock.calls).toEqual([[-7]]);
    expect(field()).toHaveDisplayValue('−7');
  });

  test('the keypad has a minus sign only where it is needed', () => {
    render(<Count />);
    expect(field()).toHaveProp('keyboardType', 'number-pad');
    screen.rerender(<Count least={-10} />);
    expect(field()).toHaveProp('keyboardType', 'numbers-and-punctuation');
  });

  describe('a refused text gives way, with what was said about it,', () => {
    beforeEach(() => {
      render(<Count complaint="No." />);
      fireEvent.changeText(field(), 'x');
      fireEvent(field(), 'blur');
      expect(screen.getByRole('alert')).toHaveTextContent('No.');
    });

    test('to Escape', () => {
      fireEvent(field(), 'keyPress', { nativeEvent: { key: 'Escape' } });
      expect(field()).toHaveDisplayValue('5');
      expect(screen.queryByRole('alert')).toBeNull();
    });

    test('to a number', () => {
      fireEvent.changeText(field(), '8');
      fireEvent(field(), 'blur');
      expect(field()).toHaveDisplayValue('8');
      expect(screen.queryByRole('alert')).toBeNull();
    });

    test('to a step', async () => {
      await userEvent.press(more());
      expect(field()).toHaveDisplayValue('6');
      expect(screen.queryByRole('alert')).toBeNull();
    });

    test('but the next one is refused again', () => {
      fireEvent(field(), 'keyPress', { nativeEvent: { key: 'Escape' } });
      fireEvent.changeText(field(), 'y');
      expect(screen.queryByRole('alert')).toBeNull();
      fireEvent(field(), 'blur');
      expect(onRefuse).toHaveBeenLastCalledWith('y');
      expect(screen.getByRole('alert')).toHaveTextContent('No.');
    });
  });

  test('a value that changes elsewhere takes the place of a refused text, for good', () => {
    const count = (value: number) => <Count value={value} error="Not yet." />;
    render(count(5));
    fireEvent.changeText(field(), 'x');
    fireEvent(field(), 'blur');
    screen.rerender(count(4));
    expect(field()).toHaveDisplayValue('4');
    screen.rerender(count(5));
    expect(field()).toHaveDisplayValue('5');
    // Said before the text was refused, so not about it.
    expect(screen.getByRole('alert')).toHaveTextContent('Not yet.');
  });
});

describe('around the number', () => {
  test('an error interrupts, a warning does not', () => {
    render(<Count error="Too many for the box." warning="Rather many." />);
    expect(screen.getByRole('alert')).toHaveTextContent('Too many for the box.');
    expect(screen.getByRole('status', { name: 'Rather many.' })).toBeOnTheScreen();
  });

  test('a picture is not read out', () => {
    render(<Count picture={<View accessible role="img" accessibilityLabel="a shell" />} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('img', { includeHiddenElements: true })).toBeOnTheScreen();
  });

  test('buttons and field are large enough to touch', () => {
    render(<Count />);
    for (const target of [less(), more(), field()]) expect(target).toHaveStyle({ minHeight: 48 });
    for (const button of [less(), more()]) expect(button).toHaveStyle({ minWidth: 48 });
  });
});

test.each([
  ['12', [[12]]],
  ['5', []],
  ['500', []],
  ['twelve', []],
])('whoever goes away while typing %j leaves the number behind if it is one', (text, changes) => {
  const { unmount } = render(<Count />);
  fireEvent.changeText(field(), text);
  unmount();
  expect(onChange.mock.calls).toEqual(changes);
  expect(onRefuse).not.toHaveBeenCalled();
});
