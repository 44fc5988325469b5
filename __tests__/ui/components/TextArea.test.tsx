import { render, screen, userEvent } from '@testing-library/react-native';

import { TextArea } from '@/ui/components/TextArea';

test('several lines can be pasted, and are handed over as they are', async () => {
  const onChangeText = jest.fn();
  render(<TextArea label="A game" value="" placeholder="Paste it here" onChangeText={onChangeText} />);
  const area = screen.getByLabelText('A game');
  await userEvent.paste(area, '{\n  "a": 1\n}');
  expect(onChangeText).toHaveBeenCalledWith('{\n  "a": 1\n}');
  expect(area).toHaveProp('multiline', true);
  expect(area).toHaveProp('autoCorrect', false);
  expect(screen.getByPlaceholderText('Paste it here')).toBe(area);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what is wrong is said at once', () => {
  render(
    <TextArea label="A game" value="x" error="There is no game in it." onChangeText={() => undefined} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('There is no game in it.');
});
