import { accessAfter, askForCamera, checkCamera } from '../../../app/camera/cameraAccess.web';

type State = 'prompt' | 'granted' | 'denied';

interface Browser {
  readonly devices?: readonly string[] | Error;
  /** What the browser says it was allowed; missing where it cannot tell. */
  readonly permission?: State;
  /** The name of the error that opening the camera ends in. */
  readonly error?: string;
}

const stop = jest.fn();

function setNavigator(value: object) {
  Object.defineProperty(globalThis, 'navigator', { value, configurable: true });
}

function browse({ devices = ['videoinput'], permission, error }: Browser) {
  const mediaDevices = {
    enumerateDevices: async () => {
      if (devices instanceof Error) throw devices;
      return devices.map((kind) => ({ kind }));
    },
    getUserMedia: async () => {
      if (error !== undefined) throw Object.assign(new Error(error), { name: error });
      return { getTracks: () => [{ stop }] };
    },
  };
  const permissions = permission && { query: async () => ({ state: permission }) };
  setNavigator({ mediaDevices, permissions });
}

afterEach(() => stop.mockClear());

test.each([
  ['prompt', 'unasked'],
  ['granted', 'granted'],
  ['denied', 'refused-for-good'],
  [undefined, 'unasked'],
] as const)('a browser that says %s means %s', async (permission, access) => {
  browse(permission === undefined ? {} : { permission });
  expect(await checkCamera()).toBe(access);
});

test('a device without a camera is not told to change settings', async () => {
  browse({ devices: ['audioinput'], permission: 'denied' });
  expect(await checkCamera()).toBe('missing');
  browse({ devices: Object.assign(new Error('no list'), { name: 'NotAllowedError' }), permission: 'prompt' });
  expect(await checkCamera()).toBe('unasked');
});

test('a page that is not secure has no camera to offer', async () => {
  setNavigator({});
  expect(await checkCamera()).toBe('insecure');
  expect(await askForCamera()).toBe('insecure');
});

test('asking opens the camera and lets it go again', async () => {
  browse({});
  expect(await askForCamera()).toBe('granted');
  expect(stop).toHaveBeenCalledTimes(1);
});

test.each([
  ['NotAllowedError', 'prompt', 'refused'],
  ['NotAllowedError', 'denied', 'refused-for-good'],
  ['NotFoundError', 'prompt', 'missing'],
  ['NotReadableError', 'granted', 'failing'],
  ['AbortError', 'granted', 'failing'],
  ['SecurityError', 'prompt', 'refused-for-good'],
] as const)('%s while the browser says %s means %s', async (error, permission, access) => {
  browse({ error, permission });
  expect(await askForCamera()).toBe(access);
});

test('an error without a name is a camera that fails', () => {
  expect([accessAfter(null), accessAfter('x'), accessAfter({})]).toEqual(['failing', 'failing', 'failing']);
});
