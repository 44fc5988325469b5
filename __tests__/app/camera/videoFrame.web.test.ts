import { codesOnFrame, lookAtFrame, takeFrame } from '../../../app/camera/videoFrame.web';

/** As much of a browser as a camera's picture needs. */
class FakeElement {
  constructor(private readonly video: object | null) {}
  querySelector(): object | null {
    return this.video;
  }
}

const canvas = {
  width: 0,
  height: 0,
  getContext: () => ({
    drawImage: jest.fn(),
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: new Uint8ClampedArray(4 * width * height).fill(7),
    }),
  }),
  toBlob: (done: (blob: unknown) => void) => done({ size: 1234 }),
};
const detect = jest.fn(async () => [{ rawValue: 'REEFSIDE:1' }]);

beforeAll(() => {
  Object.assign(globalThis, {
    HTMLElement: FakeElement,
    document: { createElement: () => canvas },
    BarcodeDetector: class {
      detect = detect;
    },
  });
  URL.createObjectURL = () => 'blob:frame';
});

const seen = (readyState: number) => new FakeElement({ readyState, videoWidth: 960, videoHeight: 720 });

test.each([
  ['no view', null],
  ['a view without a picture', () => new FakeElement(null)],
  ['a camera before its first frame', () => seen(1)],
])('%s gives nothing', async (_, make) => {
  const view = make?.() ?? null;
  expect(await takeFrame(view)).toBeNull();
  expect(lookAtFrame(view, 320)).toBeNull();
  expect(await codesOnFrame(view)).toEqual([]);
});

test.each([3, 4])('a frame is taken where a camera stays at state %i', async (state) => {
  expect(await takeFrame(seen(state))).toEqual({ uri: 'blob:frame', width: 960, height: 720, bytes: 1234 });
});

test('a look while aiming is small', () => {
  expect(lookAtFrame(seen(3), 320)).toMatchObject({ width: 320, height: 240 });
});

test('codes are looked for where the scanner of expo-camera would wait for ever, and only there', async () => {
  expect(await codesOnFrame(seen(3))).toEqual(['REEFSIDE:1']);
  expect(await codesOnFrame(seen(4))).toEqual([]);
  detect.mockRejectedValueOnce(Object.assign(new Error('not now'), { name: 'InvalidStateError' }));
  expect(await codesOnFrame(seen(3))).toEqual([]);
});
