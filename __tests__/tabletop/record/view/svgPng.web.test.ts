/** @jest-environment jsdom */
import type Svg from 'react-native-svg';

import { laidOut, pngOf } from '@/tabletop/record/view/svgPng.web';

const SIZE = { width: 1620, height: 900 };

/** Loads at once what it is told to; `addresses` are those it was given. */
function imagesThat(load: 'load' | 'fail') {
  const addresses: string[] = [];
  class FakeImage {
    onload?: () => void;
    onerror?: () => void;
    set src(address: string) {
      addresses.push(address);
      (load === 'load' ? this.onload : this.onerror)?.();
    }
  }
  Object.assign(globalThis, { Image: FakeImage });
  return addresses;
}

function drawing(text: string): Svg {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  element.append(text);
  return { elementRef: { current: element } } as unknown as Svg;
}

afterEach(() => jest.restoreAllMocks());

test('all of the drawing is drawn in its full size, with the words as they are', async () => {
  const addresses = imagesThat('load');
  const drawImage = jest.fn();
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ drawImage } as unknown as CanvasRenderingContext2D & GPUCanvasContext);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,aGk=');
  expect(await pngOf(drawing(`"Wolfi" O'Brien & Söhne \ud800 #1`), SIZE)).toBe('aGk=');
  const text = decodeURIComponent(addresses[0]!);
  expect(text).toContain('width="1620" height="900"');
  expect(text).toContain(`"Wolfi" O'Brien &amp; Söhne \ufffd #1`);
  expect(drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 1620, 900);
  expect(laidOut(SIZE)).toEqual(SIZE);
});

test('a drawing that the browser cannot load, or that is gone, is refused', async () => {
  imagesThat('fail');
  await expect(pngOf(drawing('x'), SIZE)).rejects.toThrow();
  await expect(pngOf({ elementRef: { current: null } } as unknown as Svg, SIZE)).rejects.toThrow();
});
