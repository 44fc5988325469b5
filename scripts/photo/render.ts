/**
 * Photographs of a table that nobody took: rays are followed from a phone's lens to thick tiles on a thick board, under
 * lamps that fade, throw shadows and are mirrored in varnish. The same seed gives the same photograph.
 */

import { applyHomography } from '@/games/lumicora/exchange/photo/homography';
import type { Corners, Pixels, Point, SeenSurface } from '@/games/lumicora/exchange/photo/model';
import { DEFAULT_BOARDS, type ReefBoard, SPACE_NAMES } from '@/games/lumicora/rules/boards';
import type { LaidLumino } from '@/games/lumicora/rules/model';
import { visibleSpace } from '@/games/lumicora/rules/surface';
import { createRng, type Rng } from '@/kit/rng';

import { aimCamera, type Camera } from '../../__tests__/support/photo/camera';
import { between } from '../../__tests__/support/photo/color';
import { step } from '../../__tests__/support/photo/curves';
import { pickHand, shadeOf, type Hand } from '../../__tests__/support/photo/hand';
import { invert } from '../../__tests__/support/photo/invert';
import { jpegOf, pixelsOf } from '../../__tests__/support/photo/jpeg';
import { dim, fill, type Paint } from '../../__tests__/support/photo/paint';
import { isShaded, planReef, spaceAt, type ReefPlan } from '../../__tests__/support/photo/reefPlan';
import { blurred, develop, type LightPicture } from '../../__tests__/support/photo/sensor';
import { paintTable, pickTable, type Table } from '../../__tests__/support/photo/table';
import { legalReef, randomBoard } from '../../__tests__/support/randomReef';
import { depthInPrint, paintFace, paintMargin, paintSpace, pickPrint, type Print } from './print';

export const TIERS = ['flat', 'typical', 'hard'] as const;
export type Tier = (typeof TIERS)[number];

export interface RenderedPhoto {
  readonly tier: Tier;
  readonly board: ReefBoard;
  readonly luminos: readonly LaidLumino[];
  /** As decoded from the JPEG file. */
  readonly pixels: Pixels;
  readonly jpeg: Uint8Array;
  readonly corners: Corners;
  /** By space. */
  readonly surfaces: readonly SeenSurface[];
}

/** The ranges in which a tier has its tilt, blur, noise, light and gloss. */
interface Conditions {
  readonly tilt: readonly [number, number];
  readonly share: readonly [number, number];
  readonly lens: readonly [number, number];
  readonly blur: readonly [number, number];
  readonly noise: readonly [number, number];
  readonly exposure: readonly [number, number];
  /** What is left of the light at the far end of the board. */
  readonly fade: readonly [number, number];
  readonly cast: number;
  readonly glare: readonly [number, number];
  readonly shadow: number;
  readonly quality: readonly [number, number];
}

const CONDITIONS: Readonly<Record<Tier, Conditions>> = {
  flat: {
    tilt: [0, 6],
    share: [0.5, 0.8],
    lens: [-0.02, 0.01],
    blur: [0.5, 0.8],
    noise: [1, 3],
    exposure: [0.75, 1.1],
    fade: [0.7, 0.95],
    cast: 0.3,
    glare: [0, 0.03],
    shadow: 0,
    quality: [85, 95],
  },
  typical: {
    tilt: [8, 32],
    share: [0.45, 0.78],
    lens: [-0.05, 0.03],
    blur: [0.5, 1],
    noise: [2, 5],
    exposure: [0.45, 1.1],
    fade: [0.45, 0.9],
    cast: 0.7,
    glare: [0, 0.1],
    shadow: 0.4,
    quality: [75, 92],
  },
  hard: {
    tilt: [20, 46],
    share: [0.35, 0.72],
    lens: [-0.08, 0.05],
    blur: [0.9, 2],
    noise: [3, 9],
    exposure: [0.14, 0.65],
    fade: [0.3, 0.7],
    cast: 1,
    glare: [0.05, 0.45],
    shadow: 0.9,
    quality: [60, 85],
  },
};

interface Room {
  readonly toLamp: Point;
  readonly cast: Point;
  readonly fade: number;
  readonly color: readonly [number, number, number];
  readonly exposure: number;
  readonly hand: Hand | null;
  readonly panes: readonly Pane[];
  readonly haze: number;
}

/** A lamp or window above the table, as varnish mirrors it, on a plane at the height of 1. */
interface Pane {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
  readonly soft: number;
  readonly light: number;
}

interface Scene {
  readonly board: ReefBoard;
  readonly plan: ReefPlan;
  readonly print: Print;
  readonly table: Table;
  readonly room: Room;
  readonly boardHeight: number;
}

export interface RenderWish {
  readonly seed: number;
  readonly tier: Tier;
  /** Photographs with the same print show the same box. */
  readonly print?: number;
  readonly width?: number;
  readonly height?: number;
}

const DEGREE = Math.PI / 180;

export function renderPhoto({ seed, tier, print = seed, ...size }: RenderWish): RenderedPhoto {
  const rng = createRng(seed * 7919 + TIERS.indexOf(tier));
  const conditions = CONDITIONS[tier];
  const within = ([low, high]: readonly [number, number]) => between(rng, low, high);
  const isUpright = rng.int(4) === 0;
  const long = size.width ?? 800;
  const short = size.height ?? 600;
  const [width, height] = isUpright ? [short, long] : [long, short];
  const board = [DEFAULT_BOARDS.A, DEFAULT_BOARDS.B, randomBoard(rng)][rng.int(3)]!;
  const luminos = enoughReef(rng, board);
  const plan = { ...planReef(luminos, rng), thickness: between(rng, 0.06, 0.15) };
  const camera = aimCamera({
    width,
    height,
    tilt: within(conditions.tilt) * DEGREE,
    towards: between(rng, 0, 360) * DEGREE,
    turn: (rng.int(3) === 0 ? between(rng, 0, 360) : between(rng, -22, 22) + 180 * rng.int(2)) * DEGREE,
    share: within(conditions.share),
    offset: { x: between(rng, -0.5, 0.5), y: between(rng, -0.5, 0.5) },
  });
  const scene: Scene = {
    board,
    plan,
    print: pickPrint(createRng(print * 104_729 + 17)),
    table: pickTable(rng),
    room: pickRoom(rng, conditions),
    boardHeight: between(rng, 0.03, 0.1),
  };
  const bend = within(conditions.lens);
  const light = expose(scene, camera, bend, { width, height });
  const seen = blurred(light, (within(conditions.blur) * long) / 800);
  const development = {
    noise: within(conditions.noise),
    contrast: between(rng, 0, 0.35),
    saturation: between(rng, 0.85, 1.2),
  };
  const jpeg = jpegOf(develop(seen, development, rng), Math.round(within(conditions.quality)));
  const corners = camera.corners.map((corner) => bent(corner, bend, width, height)) as unknown as Corners;
  return { tier, board, luminos, pixels: pixelsOf(jpeg), jpeg, corners, surfaces: surfacesOf(scene) };
}

/** People photograph reefs at the end of a game, or well into it. */
function enoughReef(rng: Rng, board: ReefBoard): readonly LaidLumino[] {
  for (;;) {
    const luminos = legalReef(rng, board);
    if (luminos.length >= 6) return luminos;
  }
}

function surfacesOf({ board, plan }: Scene): readonly SeenSurface[] {
  return SPACE_NAMES.map((_, space) => {
    const coral = visibleSpace(plan.surface, space);
    if (coral !== null) return coral.color;
    const terrain = board.terrain[space]!;
    return terrain === 'water' || terrain === 'start' ? 'water' : 'limestone';
  });
}

function pickRoom(rng: Rng, { fade, cast, glare, shadow, exposure }: Conditions): Room {
  const angle = between(rng, 0, 2 * Math.PI);
  const length = between(rng, 0.3, 1.6);
  const toLamp = { x: Math.cos(angle), y: Math.sin(angle) };
  const warmth = cast * between(rng, -0.5, 1);
  const light = between(rng, ...glare);
  const shared = { turn: between(rng, 0, Math.PI), soft: between(rng, 0.02, 0.5) };
  const at = { x: 3.5 + between(rng, -4, 4), y: 2.6 + between(rng, -3.5, 3.5) };
  const [paneWidth, paneHeight] = [between(rng, 0.8, 3), between(rng, 1, 4)];
  const panes = [0, 1].slice(0, 1 + rng.int(2)).map((place) => ({
    ...shared,
    x: at.x + place * (paneWidth + 0.3),
    y: at.y,
    width: paneWidth,
    height: paneHeight,
    light,
  }));
  return {
    toLamp,
    cast: { x: -length * toLamp.x, y: -length * toLamp.y },
    fade: between(rng, ...fade),
    color: [1 + 0.22 * warmth, 1 + cast * between(rng, -0.05, 0.05), 1 - 0.22 * warmth],
    exposure: between(rng, ...exposure),
    hand: rng.next() < shadow ? pickHand(rng, between(rng, 0.5, 1.2)) : null,
    panes,
    haze: between(rng, 0, 0.02),
  };
}

/** Where the lens puts what a pinhole would show at a point: lines bow outwards or inwards. */
function bent({ x, y }: Point, bend: number, width: number, height: number): Point {
  const [cx, cy] = [width / 2, height / 2];
  const radius = Math.max(cx, cy);
  const squared = ((x - cx) ** 2 + (y - cy) ** 2) / radius ** 2;
  // `straight` goes the other way; a few rounds turn it around.
  let factor = 1;
  for (let round = 0; round < 8; round++) factor = 1 / (1 + bend * squared * factor * factor);
  return { x: cx + (x - cx) * factor, y: cy + (y - cy) * factor };
}

function expose(
  scene: Scene,
  camera: Camera,
  bend: number,
  { width, height }: { readonly width: number; readonly height: number },
): LightPicture {
  const { highest, thickness } = scene.plan;
  const planes = [
    -scene.boardHeight,
    ...Array.from({ length: highest + 1 }, (_, level) => level * thickness),
  ].map((at) => Float64Array.from(invert(camera.homographyAt(at))));
  const eye = eyeOf(camera);
  const data = new Float32Array(width * height * 3);
  const paint = new Float64Array(3);
  const [cx, cy] = [width / 2, height / 2];
  const radius = Math.max(cx, cy);
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      let [red, green, blue] = [0, 0, 0];
      for (let ray = 0; ray < RAYS; ray++) {
        const [dx, dy] = [px + 0.25 + 0.5 * (ray & 1) - cx, py + (ray === 0 ? 0.25 : 0.75) - cy];
        const factor = 1 + (bend * (dx * dx + dy * dy)) / radius ** 2;
        follow(paint, scene, planes, eye, cx + dx * factor, cy + dy * factor);
        red += paint[0]!;
        green += paint[1]!;
        blue += paint[2]!;
      }
      const vignette = 1 - (0.25 * ((px - cx) ** 2 + (py - cy) ** 2)) / (cx * cx + cy * cy);
      const at = (py * width + px) * 3;
      data[at] = (red / RAYS) * vignette;
      data[at + 1] = (green / RAYS) * vignette;
      data[at + 2] = (blue / RAYS) * vignette;
    }
  }
  return { width, height, data };
}

const RAYS = 2;

interface Eye extends Point {
  readonly z: number;
}

/** Where all rays come from: two of them are followed back from the ground through a higher plane. */
function eyeOf(camera: Camera): Eye {
  const [low, high] = [invert(camera.homographyAt(0)), invert(camera.homographyAt(1))];
  const [a, b] = [
    { x: 100, y: 100 },
    { x: 500, y: 400 },
  ];
  const [a0, a1, b0, b1] = [
    applyHomography(low, a),
    applyHomography(high, a),
    applyHomography(low, b),
    applyHomography(high, b),
  ];
  // At height z, a ray is at a0 + z (a1 - a0); both rays meet at the eye.
  const along = a1.x - a0.x - (b1.x - b0.x);
  const z = (b0.x - a0.x) / along;
  return { x: a0.x + z * (a1.x - a0.x), y: a0.y + z * (a1.y - a0.y), z };
}

function follow(
  paint: Paint,
  scene: Scene,
  planes: readonly Float64Array[],
  eye: Eye,
  px: number,
  py: number,
): void {
  const { plan, print, room } = scene;
  for (let index = planes.length - 1; index >= 0; index--) {
    const plane = planes[index]!;
    const depth = plane[6]! * px + plane[7]! * py + plane[8]!;
    const x = (plane[0]! * px + plane[1]! * py + plane[2]!) / depth;
    const y = (plane[3]! * px + plane[4]! * py + plane[5]!) / depth;
    const level = index - 1;
    if (level === -1) {
      paintTable(paint, scene.table, x, y, Math.max(0, -depthInPrint(print, x, y)));
      if (depthInPrint(print, x, y) > 0) fill(paint, print.wall, 0.5);
      illuminate(paint, room, x, y);
      return;
    }
    if (!meets(paint, scene, level, x, y)) continue;
    if (level < plan.highest && isShaded(plan, room.cast, level, x, y)) dim(paint, 0.5);
    illuminate(paint, room, x, y);
    mirror(paint, room, eye, x, y);
    return;
  }
}

/** Paints what lies in a level at a point; false where a ray passes on to the level below. */
function meets(paint: Paint, { plan, print, board }: Scene, level: number, x: number, y: number): boolean {
  const space = spaceAt(x, y);
  const top = space === -1 ? 0 : plan.surface.levels[space]!;
  if (level > top) return false;
  if (level < top) {
    fill(paint, print.wall, 0.8);
    return true;
  }
  if (level > 0) {
    if (paintFace(paint, print, plan.halves[space]!, x, y)) return true;
    fill(paint, print.wall, 0.25);
    return true;
  }
  if (depthInPrint(print, x, y) < 0) return false;
  if (space === -1) paintMargin(paint, print, x, y);
  else paintSpace(paint, print, board, space, x, y);
  return true;
}

function illuminate(
  paint: Paint,
  { toLamp, fade, color, exposure, hand, haze }: Room,
  x: number,
  y: number,
): void {
  const along = ((x - 3.5) * toLamp.x + (y - 2.6) * toLamp.y) / 8;
  const level = exposure * Math.max(0.15, 1 - (1 - fade) * (0.5 - along));
  const shade = hand === null ? 0 : shadeOf(hand, x, y);
  for (let channel = 0; channel < 3; channel++) {
    const kept = hand === null ? 1 : 1 - shade * (1 - hand.kept[channel]!);
    paint[channel] = (paint[channel]! * level * kept + haze * exposure) * color[channel]!;
  }
}

/** Adds what the varnish mirrors: more the flatter the ray. */
function mirror(paint: Paint, { panes, exposure }: Room, eye: Eye, x: number, y: number): void {
  const [dx, dy] = [(x - eye.x) / eye.z, (y - eye.y) / eye.z];
  const slant = 1 + 2 * (dx * dx + dy * dy);
  // Mirrored in the board, the ray goes up again as steeply as it came down.
  const [mx, my] = [x + dx * CEILING, y + dy * CEILING];
  const reach = 1 + CEILING / eye.z;
  for (const pane of panes) {
    const [u, v] = [(mx - 3.5) / reach + 3.5 - pane.x, (my - 2.6) / reach + 2.6 - pane.y];
    const across = Math.abs(Math.cos(pane.turn) * u + Math.sin(pane.turn) * v) - pane.width / 2;
    const down = Math.abs(Math.cos(pane.turn) * v - Math.sin(pane.turn) * u) - pane.height / 2;
    const inside = step(pane.soft, -pane.soft, Math.max(across, down));
    for (let channel = 0; channel < 3; channel++)
      paint[channel]! += inside * pane.light * slant * exposure * 0.7;
  }
}

/** How high lamps and windows hang, in widths of a space. */
const CEILING = 12;
