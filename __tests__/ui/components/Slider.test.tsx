import { fireEvent, render, screen } from '@testing-library/react-native';

import { Slider, type SliderProps } from '@/ui/components/Slider';
import { THUMB } from '@/ui/slider/steps';

const onChange = jest.fn();
const slider = (props: Partial<SliderProps> = {}) => (
  <Slider
    label="Step"
    value={100}
    least={0}
    most={600}
    valueText="step 100 of 600"
    onChange={onChange}
    {...props}
  />
);
const handle = () => screen.getByRole('slider', { name: 'Step' });

/** Wide enough for 2 values a point. */
const WIDTH = 300 + THUMB;
const LEFT = 20;

function measured(props: Partial<SliderProps> = {}) {
  render(slider(props));
  fireEvent(handle(), 'layout', { nativeEvent: { layout: { x: LEFT, y: 0, width: WIDTH, height: 48 } } });
}
const finger = (x: number) => ({ nativeEvent: { pageX: LEFT + x, locationX: x } });
const center = (x: number) => x + THUMB / 2;

beforeEach(() => jest.clearAllMocks());

test('it is a slider that says its value in words', () => {
  render(slider());
  expect(handle()).toHaveAccessibilityValue({ min: 0, max: 600, now: 100, text: 'step 100 of 600' });
  expect(handle()).toHaveStyle({ minHeight: 48 });
});

test('screen readers go step by step, and not beyond the ends', () => {
  render(slider());
  const act = (actionName: string) =>
    fireEvent(handle(), 'accessibilityAction', { nativeEvent: { actionName } });
  act('increment');
  act('decrement');
  expect(onChange.mock.calls).toEqual([[101], [99]]);
  screen.rerender(slider({ value: 600 }));
  act('increment');
  expect(onChange).toHaveBeenCalledTimes(2);
});

test.each([
  ['ArrowRight', 101],
  ['ArrowUp', 101],
  ['ArrowLeft', 99],
  ['ArrowDown', 99],
  ['PageUp', 110],
  ['PageDown', 90],
  ['Home', 0],
  ['End', 600],
])('%s leads to %i and does not scroll the page', (key, value) => {
  render(slider());
  const preventDefault = jest.fn();
  fireEvent(handle(), 'keyDown', { nativeEvent: { key }, preventDefault });
  expect(onChange.mock.calls).toEqual([[value]]);
  expect(preventDefault).toHaveBeenCalled();
});

test.each([{ key: 'Tab' }, { key: 'ArrowLeft', altKey: true }, { key: 'End', ctrlKey: true }])(
  '%j is left to the browser',
  (nativeEvent) => {
    render(slider());
    const preventDefault = jest.fn();
    fireEvent(handle(), 'keyDown', { nativeEvent, preventDefault });
    expect(onChange).not.toHaveBeenCalled();
    expect(preventDefault).not.toHaveBeenCalled();
  },
);

test('a finger leads to the value under it, wherever it goes', () => {
  measured();
  fireEvent(handle(), 'responderGrant', finger(center(150)));
  fireEvent(handle(), 'responderMove', finger(center(200)));
  fireEvent(handle(), 'responderMove', finger(center(200.1)));
  fireEvent(handle(), 'responderMove', finger(9999));
  fireEvent(handle(), 'responderMove', finger(-50));
  expect(onChange.mock.calls).toEqual([[300], [400], [600], [0]]);
});

test('on the way it does not trust the place within the view', () => {
  measured();
  fireEvent(handle(), 'responderGrant', finger(center(150)));
  fireEvent(handle(), 'responderMove', { nativeEvent: { pageX: LEFT + center(160), locationX: 3 } });
  expect(onChange.mock.calls).toEqual([[300], [320]]);
});

test('the page around cannot take the drag over', () => {
  measured();
  expect(handle().props.onStartShouldSetResponder()).toBe(true);
  expect(handle().props.onResponderTerminationRequest()).toBe(false);
});

test('before it is measured, and with a single value, it stays where it is', () => {
  render(slider());
  fireEvent(handle(), 'responderGrant', finger(50));
  screen.unmount();
  measured({ value: 3, least: 3, most: 3 });
  fireEvent(handle(), 'responderGrant', finger(50));
  expect(onChange).not.toHaveBeenCalled();
});
