import { render, screen, userEvent } from '@testing-library/react-native';

import { reportTo } from '@/kit/report';
import { createProblemsStore } from '@/shell/problems';
import { createSettingsStore, SETTINGS_KEY } from '@/shell/settings';
import { Text } from '@/ui/components/Text';

import { AppBoundary } from '../../app/AppBoundary';
import { fakeSharing } from '../support/fakeSharing';
import { memoryStorage } from '../support/memoryStorage';

const mockRestart = jest.fn();
jest.mock('@/shell/runtime', () => ({ restartApp: () => mockRestart() }));
const mockLocales = jest.fn();
jest.mock('expo-localization', () => ({ getLocales: () => mockLocales() }));

beforeEach(() => {
  // React tells the console of every error that a boundary took.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  mockLocales.mockReturnValue([{ languageTag: 'en-US' }]);
});
afterEach(() => jest.restoreAllMocks());

function Broken(): never {
  throw new TypeError('a provider is broken');
}

function show(settings = '{}') {
  const storage = memoryStorage({ [SETTINGS_KEY]: settings });
  const problems = createProblemsStore(storage, { now: () => 0, version: '1.2.3', platform: 'jest' });
  const sharing = fakeSharing();
  const restore = reportTo(problems.getState().note);
  render(
    <AppBoundary settings={createSettingsStore(storage)} problems={problems} sharing={sharing}>
      <Broken />
    </AppBoundary>,
  );
  restore();
  return { sharing };
}

test.each([
  ['as the device is set', '{}', 'de-AT', 'Da ging etwas schief', 'Neu starten'],
  ['as the person chose', '{"language":"de"}', 'en-US', 'Da ging etwas schief', 'Neu starten'],
  ['in English where we speak nothing else', '{}', 'fr-FR', 'Something went wrong', 'Start again'],
])('a failure of the whole app is told %s, with a way on', async (_how, settings, tag, title, restart) => {
  mockLocales.mockReturnValue([{ languageTag: tag }]);
  show(settings);
  expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen();
  await userEvent.press(screen.getByRole('button', { name: restart }));
  expect(mockRestart).toHaveBeenCalled();
});

test('it is told even where the device does not say its language', () => {
  mockLocales.mockImplementation(() => {
    throw new Error('no module');
  });
  show();
  expect(screen.getByRole('alert')).toHaveTextContent(/Everything that was saved is still there/);
  screen.unmount();
  show('{"language":"de"}');
  expect(screen.getByRole('alert')).toHaveTextContent(/Alles, was gespeichert war, ist noch da/);
});

test('the report can be taken along', async () => {
  const { sharing } = show();
  await userEvent.press(screen.getByRole('button', { name: 'Copy the report' }));
  expect(sharing.texts).toHaveLength(1);
  expect(sharing.texts[0]!.text).toMatch(/ app, Reefside 1\.2\.3, jest\nTypeError: a provider is broken\n/);
});

test('an app that works is left alone', () => {
  const storage = memoryStorage();
  const problems = createProblemsStore(storage, { now: () => 0, version: '1.2.3', platform: 'jest' });
  render(
    <AppBoundary settings={createSettingsStore(storage)} problems={problems} sharing={fakeSharing()}>
      <Text>All is well</Text>
    </AppBoundary>,
  );
  expect(screen.getByText('All is well')).toBeOnTheScreen();
});
