/** The shot: follows rays of sight from the camera's pixels to what lies on the table. */

import type { Camera } from './camera';
import { invert } from './invert';
import { illuminate, type Lighting } from './light';
import type { Paint } from './paint';
import { paintSeen, type Planes, type Scene } from './scene';
import type { LightPicture } from './sensor';

/** A pixel as different as this from the one beside or above it has an edge. */
const EDGE = 0.04;

/** The light that reaches each pixel. */
export function expose(
  scene: Scene,
  camera: Camera,
  lighting: Lighting,
  { width, height }: { readonly width: number; readonly height: number },
): LightPicture {
  const { highest, thickness } = scene.plan;
  const planes = Array.from({ length: highest + 1 }, (_, level) =>
    Float64Array.from(invert(camera.homographyAt(level * thickness))),
  );
  const picture = { width, height, data: new Float32Array(width * height * 3) };
  const edges = look(picture, scene, planes);
  lookCloser(picture, edges, scene, planes);
  light(picture, lighting, planes[0]!);
  return picture;
}

/** One ray through the middle of each pixel; answers which pixels have an edge. */
function look({ width, height, data }: LightPicture, scene: Scene, planes: Planes): Uint8Array {
  const paint = new Float64Array(3);
  const edges = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      paintSeen(paint, scene, planes, x + 0.5, y + 0.5);
      store(data, pixel, paint);
      if (x > 0 && differ(data, pixel, pixel - 1)) edges[pixel] = edges[pixel - 1] = 1;
      if (y > 0 && differ(data, pixel, pixel - width)) edges[pixel] = edges[pixel - width] = 1;
    }
  }
  return edges;
}

/** Four rays for each pixel with an edge. */
function lookCloser({ width, data }: LightPicture, edges: Uint8Array, scene: Scene, planes: Planes): void {
  const paint = new Float64Array(3);
  const sum = new Float64Array(3);
  for (let pixel = 0; pixel < edges.length; pixel++) {
    if (edges[pixel] === 0) continue;
    const x = pixel % width;
    const y = (pixel - x) / width;
    sum.fill(0);
    for (let ray = 0; ray < 4; ray++) {
      paintSeen(paint, scene, planes, x + 0.25 + 0.5 * (ray & 1), y + 0.25 + 0.5 * (ray >> 1));
      for (let channel = 0; channel < 3; channel++) sum[channel]! += paint[channel]! / 4;
    }
    store(data, pixel, sum);
  }
}

function light({ width, height, data }: LightPicture, lighting: Lighting, ground: Float64Array): void {
  const paint = new Float64Array(3);
  for (let y = 0.5; y < height; y++) {
    for (let x = 0.5; x < width; x++) {
      const pixel = (y - 0.5) * width + (x - 0.5);
      const depth = ground[6]! * x + ground[7]! * y + ground[8]!;
      const u = (ground[0]! * x + ground[1]! * y + ground[2]!) / depth;
      const v = (ground[3]! * x + ground[4]! * y + ground[5]!) / depth;
      for (let channel = 0; channel < 3; channel++) paint[channel] = data[pixel * 3 + channel]!;
      illuminate(paint, lighting, u, v);
      store(data, pixel, paint);
    }
  }
}

function store(data: Float32Array, pixel: number, paint: Paint): void {
  data[pixel * 3] = paint[0]!;
  data[pixel * 3 + 1] = paint[1]!;
  data[pixel * 3 + 2] = paint[2]!;
}

function differ(data: Float32Array, pixel: number, other: number): boolean {
  let sum = 0;
  for (let channel = 0; channel < 3; channel++) {
    sum += Math.abs(data[pixel * 3 + channel]! - data[other * 3 + channel]!);
  }
  return sum > EDGE;
}
