import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { act, render, screen, userEvent } from '@testing-library/react-native';
import { CameraView } from 'expo-camera';
import { AppState, Linking } from 'react-native';

import type { Language } from '@/ui/i18n/language';
import { LanguageProvider } from '@/ui/i18n/LanguageContext';

import { CameraGate } from '../../../app/camera/CameraGate';
import { fakeCamera } from '../../support/fakeCamera';

jest.mock('expo-camera', () => jest.requireActual('../../support/fakeCamera').cameraModule);
jest.useFakeTimers();

const settle = () => act(() => jest.advanceTimersByTimeAsync(100));
const Stack = createNativeStackNavigator();

async function openGate(language: Language = 'en') {
  const instead = jest.fn();
  const Gate = () => (
    <CameraGate reason="It reads codes." instead={{ label: 'Go on without', onPress: instead }}>
      {(camera) => <CameraView {...camera} />}
    </CameraGate>
  );
  const view = render(
    <LanguageProvider language={language}>
      <NavigationContainer>
        <Stack.Navigator>
          <Stack.Screen name="Gate" component={Gate} />
        </Stack.Navigator>
      </NavigationContainer>
    </LanguageProvider>,
  );
  await settle();
  return { instead, view };
}

const press = async (name: string) => {
  await userEvent.press(screen.getByRole('button', { name }));
  await settle();
};

test('what is allowed already runs at once', async () => {
  fakeCamera.allow('granted');
  await openGate();
  expect(fakeCamera.isRunning()).toBe(true);
  expect(screen.queryByRole('button', { name: 'Go on without' })).toBeNull();
});

test('nobody is asked before they know what for', async () => {
  fakeCamera.allow('unasked', 'granted');
  await openGate();
  expect(screen.getByText('It reads codes.')).toBeOnTheScreen();
  expect(fakeCamera.isRunning()).toBe(false);
  await press('Use the camera');
  expect(fakeCamera.isRunning()).toBe(true);
});

test('who refuses may think again', async () => {
  fakeCamera.allow('unasked', 'refused');
  await openGate();
  await press('Use the camera');
  expect(screen.getByRole('alert')).toHaveTextContent('The camera wasn’t allowed.');
  fakeCamera.allow('refused', 'granted');
  await press('Use the camera');
  expect(fakeCamera.isRunning()).toBe(true);
});

test('a refusal for good leads to the settings, and coming back from there is noticed', async () => {
  const settings = jest.spyOn(Linking, 'openSettings').mockResolvedValue();
  const listen = jest.spyOn(AppState, 'addEventListener');
  fakeCamera.allow('refused-for-good');
  await openGate();
  expect(screen.getByRole('alert')).toHaveTextContent('The camera isn’t allowed for this app.');
  expect(screen.getByText(/in the phone’s settings/)).toBeOnTheScreen();
  await press('Open the settings');
  expect(settings).toHaveBeenCalled();
  fakeCamera.allow('granted');
  act(() => listen.mock.calls.at(-1)![1]('active'));
  await settle();
  expect(fakeCamera.isRunning()).toBe(true);
});

test('a camera that does not start can be tried again', async () => {
  fakeCamera.allow('granted');
  await openGate();
  await fakeCamera.fail();
  expect(screen.getByRole('alert')).toHaveTextContent(/^The camera doesn’t start/);
  expect(fakeCamera.isRunning()).toBe(false);
  await press('Try again');
  expect(fakeCamera.isRunning()).toBe(true);
});

test.each(['unasked', 'refused', 'refused-for-good'] as const)(
  'there is a way on without a camera that is %s',
  async (answer) => {
    fakeCamera.allow(answer);
    const { instead } = await openGate();
    await press('Go on without');
    expect(instead).toHaveBeenCalledTimes(1);
  },
);

test('it speaks German', async () => {
  fakeCamera.allow('refused-for-good');
  await openGate('de');
  expect(screen.getByRole('alert')).toHaveTextContent('Die Kamera ist für diese App nicht erlaubt.');
  expect(screen.getByRole('button', { name: 'Einstellungen öffnen' })).toBeOnTheScreen();
});
