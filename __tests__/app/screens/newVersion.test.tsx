import { screen, userEvent } from '@testing-library/react-native';

import { useNewVersion } from '../../../app/offline';
import { renderApp } from '../../support/renderApp';

jest.mock('../../../app/offline', () => ({ useNewVersion: jest.fn() }));
const newVersion = jest.mocked(useNewVersion);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const offer = () => screen.queryByText('A new version is here.');

test('where nothing is half-made, a new version is offered and comes with a press', async () => {
  const reload = jest.fn();
  newVersion.mockReturnValue(reload);
  await renderApp();
  const user = userEvent.setup();
  expect(offer()).toBeOnTheScreen();
  await user.press(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('there is no offer without a new version', async () => {
  newVersion.mockReturnValue(null);
  await renderApp();
  expect(offer()).not.toBeOnTheScreen();
});
