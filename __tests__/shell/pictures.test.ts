import * as jpeg from 'jpeg-js';

import type { ChosenPicture, OpenedPicture } from '@/kit/pictures';
import { createPictures, type PictureModules } from '@/shell/pictureOpening';

interface Image {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue at a place. */
  readonly at: (x: number, y: number) => readonly [number, number, number];
}

interface Device {
  /** What lies on the disk, by address. */
  readonly images?: Readonly<Record<string, Image>>;
  readonly assets?: readonly object[] | null | Error;
  /** What the device says instead of a strip's base64. */
  readonly strip?: (base64: string) => string;
}

/** Colours that change with the place, gently, as JPEG likes it. */
const slope: Image = {
  width: 400,
  height: 300,
  at: (x, y) => [Math.round(x / 2), Math.round((y * 255) / 300), 120],
};

/** A device whose pictures are made of rules, so that the tests know every pixel. */
function device({ images = { photo: slope }, assets = null, strip = (text) => text }: Device = {}) {
  const forgotten: string[] = [];
  const made: string[] = [];
  let released = 0;
  const refOf = (image: Image) => ({
    ...image,
    release: () => released++,
    saveAsync: async ({ base64 }: { readonly base64?: boolean }) => {
      const uri = `made:${made.length}`;
      made.push(uri);
      return {
        uri,
        width: image.width,
        height: image.height,
        ...(base64 && { base64: strip(encode(image)) }),
      };
    },
  });
  const manipulate = (source: string | Image) => {
    let image = typeof source === 'string' ? images[source] : source;
    const context = {
      resize: (size: { readonly width?: number; readonly height?: number }) => {
        if (image !== undefined) image = resized(image, size);
        return context;
      },
      crop: (rect: { readonly originY: number; readonly height: number }) => {
        const whole = image!;
        image = { ...whole, height: rect.height, at: (x, y) => whole.at(x, y + rect.originY) };
        return context;
      },
      renderAsync: async () => {
        if (image === undefined) throw new Error('cannot be loaded');
        return refOf(image);
      },
    };
    return context;
  };
  const modules = {
    imagePicker: async () => ({
      launchImageLibraryAsync: async () => {
        if (assets instanceof Error) throw assets;
        return { canceled: assets === null, assets };
      },
    }),
    imageManipulation: async () => ({ ImageManipulator: { manipulate }, SaveFormat: { JPEG: 'jpeg' } }),
    jpegDecoding: async () => jpeg,
    forget: (uri: string) => forgotten.push(uri),
  };
  const pictures = createPictures(modules as unknown as PictureModules);
  return { pictures, forgotten, made, released: () => released };
}

function encode({ width, height, at }: Image): string {
  const data = new Uint8Array(4 * width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const first = 4 * (y * width + x);
      const [red, green, blue] = at(x, y);
      data[first] = red;
      data[first + 1] = green;
      data[first + 2] = blue;
      data[first + 3] = 255;
    }
  }
  return jpeg.encode({ data, width, height }, 95).data.toString('base64');
}

function resized(image: Image, size: { readonly width?: number; readonly height?: number }): Image {
  const scale = size.width === undefined ? size.height! / image.height : size.width / image.width;
  return {
    width: Math.round(image.width * scale),
    height: Math.round(image.height * scale),
    at: (x, y) => image.at(x / scale, y / scale),
  };
}

const chosen = (changes: Partial<ChosenPicture> = {}): ChosenPicture => ({
  uri: 'photo',
  width: 400,
  height: 300,
  bytes: 100_000,
  ...changes,
});

const watch = (controller = new AbortController(), told: number[] = []) => ({
  signal: controller.signal,
  onProgress: (share: number) => void told.push(share),
});

function pixel({ width, data }: OpenedPicture, x: number, y: number): readonly number[] {
  return [...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)];
}

describe('opening', () => {
  test('joins the strips without a seam', async () => {
    const opened = await device().pictures.open(chosen(), watch());
    if (opened?.ok !== true) throw new Error('not opened');
    expect(opened.value).toMatchObject({ uri: 'made:0', width: 400, height: 300 });
    expect(opened.value.data).toHaveLength(4 * 400 * 300);
    for (const [x, y] of [
      [0, 0],
      [399, 0],
      [200, 63],
      [200, 64],
      [7, 191],
      [7, 192],
      [0, 299],
      [399, 299],
    ] as const) {
      const [red, green, blue, alpha] = pixel(opened.value, x, y);
      const wanted = slope.at(x, y);
      expect(Math.abs(red! - wanted[0])).toBeLessThan(8);
      expect(Math.abs(green! - wanted[1])).toBeLessThan(8);
      expect(Math.abs(blue! - wanted[2])).toBeLessThan(8);
      expect(alpha).toBe(255);
    }
  });

  test.each([
    ['wide', 1600, 1200, 800, 600],
    ['high', 1200, 1600, 600, 800],
    ['of unknown size', 0, 0, 800, 600],
    ['small', 320, 240, 320, 240],
  ])('makes a picture that is %s as large as can be worked with', async (_, width, height, wide, high) => {
    const isHigh = height > width;
    const images = {
      photo: { ...slope, width: isHigh ? 1200 : width || 1600, height: isHigh ? 1600 : height || 1200 },
    };
    const opened = await device({ images }).pictures.open(chosen({ width, height }), watch());
    expect(opened).toMatchObject({ ok: true, value: { width: wide, height: high } });
  });

  test('tells how far it is, never backwards', async () => {
    const told: number[] = [];
    await device().pictures.open(chosen(), watch(undefined, told));
    expect(told.length).toBeGreaterThan(3);
    expect([...told].sort((a, b) => a - b)).toEqual(told);
    expect(told.every((share) => share >= 0 && share <= 1)).toBe(true);
  });

  test('keeps of all it made only the picture to show, until that is discarded', async () => {
    const { pictures, made, forgotten, released } = device();
    const opened = await pictures.open(chosen(), watch());
    if (opened?.ok !== true) throw new Error('not opened');
    expect(made.filter((uri) => !forgotten.includes(uri))).toEqual([opened.value.uri]);
    expect(released()).toBe(made.length);
    pictures.discard(opened.value);
    expect(forgotten).toContain(opened.value.uri);
  });

  test('ends with null when it is broken off, and leaves nothing behind', async () => {
    const controller = new AbortController();
    const { pictures, made, forgotten } = device();
    const told: number[] = [];
    const opened = await pictures.open(chosen(), {
      signal: controller.signal,
      onProgress: (share) => {
        told.push(share);
        if (told.length === 2) controller.abort();
      },
    });
    expect(opened).toBeNull();
    expect(told).toHaveLength(2);
    expect([...forgotten].sort()).toEqual([...made].sort());
  });
});

describe('problems', () => {
  const problemOf = async (pictures: ReturnType<typeof device>, picture: ChosenPicture) => {
    const opened = await pictures.pictures.open(picture, watch());
    return opened === null || opened.ok ? null : opened.error;
  };

  test('a damaged picture is unreadable', async () => {
    expect(await problemOf(device({ images: {} }), chosen())).toBe('unreadable');
  });

  test.each([
    ['no base64', '***'],
    ['no JPEG', Buffer.from('hello').toString('base64')],
    ['another strip', encode({ ...slope, height: 8 })],
    ['nothing', ''],
  ])('a strip that is %s is unreadable', async (_, text) => {
    expect(await problemOf(device({ strip: () => text }), chosen())).toBe('unreadable');
  });

  test('an enormous picture is too large only if it cannot be made small', async () => {
    const enormous = chosen({ width: 20_000, height: 15_000 });
    expect(await problemOf(device({ images: {} }), enormous)).toBe('too-large');
    expect(await problemOf(device({ images: {} }), chosen({ bytes: 70_000_000 }))).toBe('too-large');
    const images = { photo: { ...slope, width: 20_000, height: 15_000 } };
    expect(await problemOf(device({ images }), enormous)).toBeNull();
  });

  test('a tiny picture is too small, whether the device told its size before or not', async () => {
    expect(await problemOf(device(), chosen({ width: 150, height: 120 }))).toBe('too-small');
    const images = { photo: { ...slope, width: 100, height: 80 } };
    const unscaled = device({ images });
    expect(await problemOf(unscaled, chosen({ width: 199, height: 10 }))).toBe('too-small');
  });
});

describe('picking', () => {
  test('hands over what the device tells of the picture', async () => {
    const asset = { uri: 'photo', width: 400, height: 300, fileSize: 5000, type: 'image' };
    expect(await device({ assets: [asset] }).pictures.pick()).toEqual({
      ok: true,
      value: chosen({ bytes: 5000 }),
    });
    const untold = { uri: 'photo', width: 0, height: 0 };
    expect(await device({ assets: [untold] }).pictures.pick()).toEqual({
      ok: true,
      value: { uri: 'photo', width: 0, height: 0, bytes: null },
    });
  });

  test('is nothing when the person changes their mind', async () => {
    expect(await device({ assets: null }).pictures.pick()).toEqual({ ok: true, value: null });
    expect(await device({ assets: [] }).pictures.pick()).toEqual({ ok: true, value: null });
  });

  test('takes no film, and no file of another kind', async () => {
    const film = { uri: 'film', width: 400, height: 300, type: 'video' };
    expect(await device({ assets: [film] }).pictures.pick()).toEqual({ ok: false, error: 'not-a-picture' });
    expect(await device({ assets: new Error('text/plain') }).pictures.pick()).toEqual({
      ok: false,
      error: 'not-a-picture',
    });
  });
});
