/**
 * A picture becomes pixels the same way on every platform: the device makes it small and upright and cuts it into strips,
 * and each strip is decoded here. Engines without a compiler take a while for a JPEG, so the screen gets a turn in between.
 */

import { decodeBase64 } from '@/kit/base64';
import type { ChosenPicture, OpenedPicture, OpeningWatch, PictureProblem, Pictures } from '@/kit/pictures';
import { Refusal, reportUnlessRefused } from '@/kit/report';
import { err, ok, type Result } from '@/kit/result';

type ImagePicker = Pick<typeof import('expo-image-picker'), 'launchImageLibraryAsync'>;
type ImageManipulation = Pick<typeof import('expo-image-manipulator'), 'ImageManipulator' | 'SaveFormat'>;
type JpegDecoding = Pick<typeof import('jpeg-js'), 'decode'>;
type ImageRef = import('expo-image-manipulator').ImageRef;

/** What only some evenings need, and so is loaded when it is first used. */
export interface PictureModules {
  readonly imagePicker: () => Promise<ImagePicker>;
  readonly imageManipulation: () => Promise<ImageManipulation>;
  readonly jpegDecoding: () => Promise<JpegDecoding>;
  /** Forgets a picture that the device made for us. */
  readonly forget: (uri: string) => void;
}

/** In pixels: with the longer side as long as this, a space of the board is some 80 wide. */
const LONG_SIDE = 800;
const LEAST_LONG_SIDE = 200;
/** Beyond these, a failure is most likely one of size. */
const LARGE_SIDE = 12_000;
const LARGE_FILE = 60_000_000;
/** Whole blocks of a JPEG, so that no strip has colours that bleed in from its lower edge. */
const STRIP_HEIGHT = 32;
const COMPRESSION = 0.92;
const MOST_MEMORY_MB = 64;
/** What making the picture small is of the whole work. */
const SHRINKING_SHARE = 0.2;

export function createPictures(modules: PictureModules): Pictures {
  return {
    pick: () => pickPicture(modules),
    open: (chosen, watch) => openPicture(modules, chosen, watch),
    discard: ({ uri }) => modules.forget(uri),
  };
}

async function pickPicture(modules: PictureModules): Promise<Result<ChosenPicture | null, PictureProblem>> {
  try {
    const { launchImageLibraryAsync } = await modules.imagePicker();
    // Pickers refuse files of another kind by throwing.
    const { assets } = await orRefusal(() =>
      launchImageLibraryAsync({ mediaTypes: ['images'], exif: false }),
    );
    const asset = assets?.[0];
    if (asset === undefined) return ok(null);
    if (asset.type === 'video') return err('not-a-picture');
    const { uri, width, height, fileSize } = asset;
    return ok({ uri, width, height, bytes: fileSize ?? null });
  } catch (problem) {
    reportUnlessRefused(problem, 'pictures.pick');
    return err('not-a-picture');
  }
}

async function openPicture(
  modules: PictureModules,
  chosen: ChosenPicture,
  watch: OpeningWatch,
): Promise<Result<OpenedPicture, PictureProblem> | null> {
  const longSide = Math.max(chosen.width, chosen.height);
  if (longSide > 0 && longSide < LEAST_LONG_SIDE) return err('too-small');
  try {
    const opened = await decodePicture(modules, chosen, watch);
    if (opened === null) return null;
    if (Math.max(opened.width, opened.height) >= LEAST_LONG_SIDE) return ok(opened);
    modules.forget(opened.uri);
    return err('too-small');
  } catch (problem) {
    reportUnlessRefused(problem, 'pictures.open');
    if (watch.signal.aborted) return null;
    const isLarge = longSide > LARGE_SIDE || (chosen.bytes ?? 0) > LARGE_FILE;
    return err(isLarge ? 'too-large' : 'unreadable');
  }
}

async function decodePicture(
  modules: PictureModules,
  chosen: ChosenPicture,
  watch: OpeningWatch,
): Promise<OpenedPicture | null> {
  const manipulation = await modules.imageManipulation();
  const { decode } = await modules.jpegDecoding();
  const { ImageManipulator, SaveFormat } = manipulation;
  const small = await orRefusal(() =>
    ImageManipulator.manipulate(chosen.uri).resize(smallSize(chosen)).renderAsync(),
  );
  const shown = await orRefusal(() => small.saveAsync({ format: SaveFormat.JPEG, compress: COMPRESSION }));
  let data: Uint8Array | null = null;
  try {
    data = await decodeStrips({ ...modules, ...manipulation, decode }, small, watch);
  } finally {
    letGo(modules, small);
    if (data === null) modules.forget(shown.uri);
  }
  const { uri, width, height } = shown;
  return data === null ? null : { uri, width, height, data };
}

interface StripTools extends PictureModules, ImageManipulation, JpegDecoding {}

/** Null when it was broken off. */
async function decodeStrips(
  tools: StripTools,
  picture: ImageRef,
  { signal, onProgress }: OpeningWatch,
): Promise<Uint8Array | null> {
  const { width, height } = picture;
  const save = { format: tools.SaveFormat.JPEG, compress: COMPRESSION, base64: true };
  const data = new Uint8Array(4 * width * height);
  for (let top = 0; top < height; top += STRIP_HEIGHT) {
    if (!signal.aborted) onProgress(SHRINKING_SHARE + (1 - SHRINKING_SHARE) * (top / height));
    await pause();
    if (signal.aborted) return null;
    const strip = { originX: 0, originY: top, width, height: Math.min(STRIP_HEIGHT, height - top) };
    const cut = await orRefusal(() => tools.ImageManipulator.manipulate(picture).crop(strip).renderAsync());
    const { base64 = '', uri } = await orRefusal(() => cut.saveAsync(save));
    letGo(tools, cut);
    tools.forget(uri);
    data.set(await orRefusal(() => decodeStrip(tools.decode, base64, strip)), 4 * width * top);
  }
  return signal.aborted ? null : data;
}

/** Only one side is given, so that the device keeps the proportions. With swapped sides the picture gets a little larger. */
function smallSize({
  width,
  height,
}: ChosenPicture): { readonly width: number } | { readonly height: number } {
  const longSide = Math.max(width, height);
  const wanted = longSide === 0 ? LONG_SIDE : Math.min(longSide, LONG_SIDE);
  return height > width ? { height: wanted } : { width: wanted };
}

/** Modules that read foreign pictures throw all kinds of things, and each means that they cannot read this one. */
async function orRefusal<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (problem) {
    throw new Refusal('the picture cannot be read', problem);
  }
}

interface StripSize {
  readonly width: number;
  readonly height: number;
}

function decodeStrip(decode: JpegDecoding['decode'], base64: string, size: StripSize): Uint8Array {
  const bytes = decodeBase64(base64);
  if (bytes === null) throw new Error('no base64');
  const { width, height, data } = decode(bytes, { useTArray: true, maxMemoryUsageInMB: MOST_MEMORY_MB });
  if (width !== size.width || height !== size.height) throw new Error('not the strip that was asked for');
  return data;
}

/** Browsers keep each picture they made under an address; phones in memory, until it is let go. */
function letGo({ forget }: Pick<PictureModules, 'forget'>, image: ImageRef): void {
  const { uri } = image as { readonly uri?: string };
  if (uri !== undefined) forget(uri);
  image.release();
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
