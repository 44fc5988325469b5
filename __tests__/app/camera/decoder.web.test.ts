import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { ZXING_WASM_SHA256 } from 'barcode-detector/ponyfill';

const mockPrepare = jest.fn();
const mockPurge = jest.fn();
class MockDetector {}

jest.mock('zxing-wasm/reader/zxing_reader.wasm', () => ({ __esModule: true, default: '/of-the-app.wasm' }), {
  virtual: true,
});
jest.mock('barcode-detector', () => ({
  BarcodeDetector: MockDetector,
  prepareZXingModule: mockPrepare,
  purgeZXingModule: mockPurge,
}));

const globals = globalThis as { BarcodeDetector?: unknown };

/** As in a window that has just been opened, of a browser that reads these formats by itself. */
function openDecoder(formats: readonly string[] | null) {
  globals.BarcodeDetector =
    formats === null ? undefined : { getSupportedFormats: () => Promise.resolve(formats) };
  jest.resetModules();
  return jest.requireActual<typeof import('../../../app/camera/decoder.web')>(
    '../../../app/camera/decoder.web',
  );
}

beforeEach(() => {
  mockPrepare.mockReset().mockResolvedValue({});
  mockPurge.mockReset();
});

afterAll(() => {
  delete globals.BarcodeDetector;
});

test('the WebAssembly in node_modules is the one that barcode-detector was made with', () => {
  const file = resolve(__dirname, '../../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm');
  expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(ZXING_WASM_SHA256);
});

test('a browser that reads QR codes is left as it is', async () => {
  const { prepareDecoder } = openDecoder(['ean_13', 'qr_code']);
  const own = globals.BarcodeDetector;
  await prepareDecoder();
  expect(mockPrepare).not.toHaveBeenCalled();
  expect(globals.BarcodeDetector).toBe(own);
});

test.each([
  ['no detector', null],
  ['a detector that reads nothing', []],
  ['a detector for other codes', ['ean_13']],
])('a browser with %s gets the one of the app', async (_title, formats) => {
  const { prepareDecoder } = openDecoder(formats);
  await prepareDecoder();
  expect(globals.BarcodeDetector).toBe(MockDetector);
});

test('the WebAssembly is asked for under the address of the app, whatever its name', async () => {
  await openDecoder(null).prepareDecoder();
  const [{ overrides, fireImmediately }] = mockPrepare.mock.calls[0];
  expect(overrides.locateFile('zxing_reader.wasm', 'https://elsewhere.invalid/')).toBe('/of-the-app.wasm');
  expect(fireImmediately).toBe(true);
});

test('who asks twice waits for the same decoder', async () => {
  const { prepareDecoder } = openDecoder(null);
  await Promise.all([prepareDecoder(), prepareDecoder()]);
  await prepareDecoder();
  expect(mockPrepare).toHaveBeenCalledTimes(1);
});

test('a decoder that does not come is told, and comes when asked for again', async () => {
  const { prepareDecoder } = openDecoder(null);
  mockPrepare.mockImplementationOnce(() => {
    // The package has made itself known by then, and promises what it cannot do without its WebAssembly.
    globals.BarcodeDetector = { getSupportedFormats: () => Promise.resolve(['qr_code']) };
    return Promise.reject(new Error('no network'));
  });
  await expect(prepareDecoder()).rejects.toMatchObject({
    name: 'FetchFailure',
    cause: new Error('no network'),
  });
  await prepareDecoder();
  expect(mockPrepare).toHaveBeenCalledTimes(2);
  expect(mockPurge).toHaveBeenCalledTimes(2);
  expect(globals.BarcodeDetector).toBe(MockDetector);
});
