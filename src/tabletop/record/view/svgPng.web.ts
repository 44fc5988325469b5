import type Svg from 'react-native-svg';

import { Refusal } from '@/kit/report';

import type { Size } from './svgPng';

/** A browser draws it anew in any size. */
export function laidOut(pixels: Size): Size {
  return pixels;
}

/** Halves of a pair that stand alone, which no address can hold. */
const LONE_HALVES = /[\ud800-\udfff]/gu;

/**
 * The drawing as a PNG in base64. The library's own way changes the quotation marks in the text, and is silent when
 * something is wrong.
 */
export async function pngOf(svg: Svg, { width, height }: Size): Promise<string> {
  const { elementRef } = svg as unknown as { readonly elementRef: { readonly current: SVGElement | null } };
  const drawing = elementRef.current?.cloneNode(true) as SVGElement;
  drawing.setAttribute('width', String(width));
  drawing.setAttribute('height', String(height));
  const text = new XMLSerializer().serializeToString(drawing).replace(LONE_HALVES, '\ufffd');
  const image = await load(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
  return canvas.toDataURL('image/png').replace('data:image/png;base64,', '');
}

function load(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Refusal('the drawing could not be turned into a picture'));
    image.src = address;
  });
}
