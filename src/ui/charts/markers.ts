/** Shapes that tell the lines of a chart apart without colour. */

const MARKERS = ['circle', 'square', 'triangle', 'diamond', 'cross', 'wedge'] as const;
export type Marker = (typeof MARKERS)[number];

/** About half as wide as a marker. */
export const MARKER_RADIUS = 4.5;

type Corners = readonly (readonly [x: number, y: number])[];

const THIN = 0.4;
/** For a radius of 1, and of about the same weight to the eye. */
// oxfmt-ignore
const CORNERS: Readonly<Record<Exclude<Marker, 'circle'>, Corners>> = {
  square: [[-0.9, -0.9], [0.9, -0.9], [0.9, 0.9], [-0.9, 0.9]],
  triangle: [[0, -1.2], [1.15, 0.8], [-1.15, 0.8]],
  wedge: [[0, 1.2], [1.15, -0.8], [-1.15, -0.8]],
  diamond: [[0, -1.3], [1.3, 0], [0, 1.3], [-1.3, 0]],
  cross: [
    [-THIN, -1.2], [THIN, -1.2], [THIN, -THIN], [1.2, -THIN], [1.2, THIN], [THIN, THIN],
    [THIN, 1.2], [-THIN, 1.2], [-THIN, THIN], [-1.2, THIN], [-1.2, -THIN], [-THIN, -THIN],
  ],
};

/** SVG path of one marker; those of a whole line are joined into one path. */
export function markerPath(marker: Marker, x: number, y: number, radius = MARKER_RADIUS): string {
  if (marker === 'circle') {
    const turn = `a${radius} ${radius} 0 1 0 `;
    return `M${round(x - radius)} ${round(y)}${turn}${2 * radius} 0${turn}${-2 * radius} 0Z`;
  }
  const points = CORNERS[marker].map(([dx, dy]) => `${round(x + dx * radius)} ${round(y + dy * radius)}`);
  return `M${points.join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
