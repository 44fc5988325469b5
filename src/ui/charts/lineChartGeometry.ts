/** Where everything of a line chart lies, in points. Knows no React, so that it can be tested by its numbers. */

import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';

import { clamp } from '../number';
import { MARKER_RADIUS, markerPath, type Marker } from './markers';

export interface PlottedSeries {
  readonly marker: Marker;
  /** By index along the x axis; null leaves a gap. */
  readonly values: readonly (number | null)[];
}

export interface ChartFrame {
  readonly width: number;
  readonly height: number;
  /** Of the labels on the axes. */
  readonly fontSize: number;
}

export interface YTick {
  readonly value: number;
  readonly label: string;
  readonly y: number;
}

export interface XTick {
  readonly label: string;
  /** Middle of the label, which may stand a little aside of its point at the edge of the chart. */
  readonly x: number;
}

export interface LineChartGeometry {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** Of the value 0. */
  readonly zero: number;
  readonly yTicks: readonly YTick[];
  readonly xTicks: readonly XTick[];
  /** SVG paths by series. */
  readonly lines: readonly { readonly line: string; readonly markers: string }[];
}

/** With more points than this, markers would only hide the lines. */
export const MOST_MARKED = 150;
/** Room of a letter as a share of the font's size: a little more than letters and digits take on average. */
const LETTER = 0.62;
const GAP = 8;
const TICK_EVERY = 44;
/** Markers any closer would run into one another. */
const MARKER_EVERY = MARKER_RADIUS * 3;

export function layOutLineChart(
  series: readonly PlottedSeries[],
  xLabels: readonly string[],
  { width, height, fontSize }: ChartFrame,
  formatValue: (value: number) => string,
): LineChartGeometry {
  const top = fontSize;
  const bottom = height - fontSize - GAP * 1.5;
  const { domain, ticks } = valueTicks(series, Math.max(2, Math.floor((bottom - top) / TICK_EVERY)));
  const y = scaleLinear(domain, [bottom, top]);
  const labels = ticks.map(formatValue);
  const left = Math.ceil(Math.max(...labels.map((label) => textWidth(label, fontSize)), 0) + GAP);
  const right = Math.max(left + 1, width - MARKER_RADIUS * 2);
  const count = Math.max(xLabels.length, ...series.map(({ values }) => values.length));
  const x = placeOnAxis(count, left + MARKER_RADIUS * 2, right - MARKER_RADIUS);
  return {
    left,
    right,
    bottom,
    zero: y(0),
    yTicks: ticks.map((value, index) => ({ value, label: labels[index]!, y: y(value) })),
    xTicks: thinOut(xLabels, x, { left: 0, right: width, fontSize }),
    lines: series.map(({ marker, values }) => ({
      line: linePath(values, x, y),
      markers: count > MOST_MARKED ? '' : markersPath(marker, values, x, y),
    })),
  };
}

/** Ticks at round values, from below the least to above the most; 0 is always among them. */
export function valueTicks(series: readonly PlottedSeries[], wanted: number) {
  let least = 0;
  let most = 0;
  let isWhole = true;
  for (const { values } of series) {
    for (const value of values) {
      if (!isPoint(value)) continue;
      least = Math.min(least, value);
      most = Math.max(most, value);
      isWhole &&= Number.isInteger(value);
    }
  }
  const scale = scaleLinear([least, most > least ? most : 1], [0, 1]).nice(wanted);
  const ticks = scale.ticks(wanted);
  // No half points where points are whole.
  return { domain: scale.domain(), ticks: isWhole ? ticks.filter(Number.isInteger) : ticks };
}

type Place = (value: number) => number;

/** Evenly from left to right; a lone point stands in the middle. */
function placeOnAxis(count: number, left: number, right: number): Place {
  if (count <= 1) return () => (left + right) / 2;
  return scaleLinear([0, count - 1], [left, right]);
}

/** The labels for which there is room, at even steps. They neither touch each other nor leave the chart. */
export function thinOut(
  labels: readonly string[],
  x: Place,
  { left, right, fontSize }: { readonly left: number; readonly right: number; readonly fontSize: number },
): readonly XTick[] {
  const most = Math.max(1, Math.floor((right - left) / 3 / (fontSize * LETTER)));
  let longest = 0;
  for (const label of labels) longest = Math.max(longest, Math.min(label.length, most));
  const spacing = labels.length > 1 ? x(1) - x(0) : Infinity;
  const step = roundStep((longest * fontSize * LETTER + GAP) / spacing);
  const ticks: XTick[] = [];
  let free = left;
  for (let index = 0; index < labels.length; index += step) {
    const label = shorten(labels[index]!, most);
    const half = textWidth(label, fontSize) / 2;
    const middle = clamp(x(index), left + half, right - half);
    if (label === '' || middle - half < free) continue;
    ticks.push({ label, x: middle });
    free = middle + half + GAP;
  }
  return ticks;
}

/** The least of 1, 2, 5, 10, 20, 50 ... that is large enough. */
function roundStep(needed: number): number {
  for (let power = 1; ; power *= 10) {
    const step = [1, 2, 5].find((factor) => factor * power >= needed);
    if (step !== undefined) return step * power;
  }
}

/** A point without neighbours becomes a line of no length, which round ends turn into a dot. */
function linePath(values: readonly (number | null)[], x: Place, y: Place): string {
  const path = line<number | null>()
    .defined(isPoint)
    .x((_, index) => x(index))
    .y((value) => y(value ?? 0))
    .digits(1);
  return path(values) ?? '';
}

/** Points at even steps, and those that no line leads to. */
function markersPath(marker: Marker, values: readonly (number | null)[], x: Place, y: Place): string {
  const step = Math.ceil(MARKER_EVERY / Math.max(x(1) - x(0), 1)) || 1;
  const isLone = (index: number) =>
    !isPoint(values[index - 1] ?? null) && !isPoint(values[index + 1] ?? null);
  const markers = values.map((value, index) =>
    isPoint(value) && (index % step === 0 || isLone(index)) ? markerPath(marker, x(index), y(value)) : '',
  );
  return markers.join('');
}

function isPoint(value: number | null): value is number {
  return value !== null && Number.isFinite(value);
}

function shorten(label: string, most: number): string {
  return label.length <= most ? label : `${label.slice(0, most - 1)}…`;
}

function textWidth(text: string, fontSize: number): number {
  return text.length * fontSize * LETTER;
}
