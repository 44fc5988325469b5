import { PixelRatio, Platform } from 'react-native';
import type Svg from 'react-native-svg';

import { Refusal } from '@/kit/report';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large a drawing has to lie on the page to become a picture of so many pixels. */
export function laidOut({ width, height }: Size): Size {
  const perPoint = PixelRatio.get();
  return { width: Math.round(width / perPoint), height: Math.round(height / perPoint) };
}

/** The drawing as a PNG in base64. It may never answer: a view that is not drawn yet is waited for. */
export function pngOf(svg: Svg, pixels: Size): Promise<string> {
  // iOS wants points and draws every one of them with all pixels of the screen.
  const size = Platform.OS === 'ios' ? laidOut(pixels) : pixels;
  return new Promise((resolve, reject) => {
    svg.toDataURL((base64?: string) => {
      if (base64) resolve(base64.replace(/\s+/g, ''));
      else reject(new Refusal('the drawing could not be turned into a picture'));
    }, size);
  });
}
