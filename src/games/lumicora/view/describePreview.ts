/** What a placement would change, as short lines of the person's language. */

import type { AnimalPoints, AnimalsPreview } from '../rules/animalsPreview';
import type { Space } from '../rules/model';
import type {
  CoralChange,
  CoralLevelChange,
  MajorityChange,
  PlacementPreview,
  RemoteCovered,
} from '../rules/placementPreview';
import type { PlacementStrings } from '../strings/en/placement';

export interface PreviewLine {
  readonly rule: 'SC-2' | 'FS-3' | 'FS-4' | 'FS-5' | 'FS-6';
  readonly text: string;
  /** What the player gains, or loses if below 0. */
  readonly change: number;
  /** The spaces that the line is about, where it is about some. */
  readonly spaces: readonly Space[];
}

/** Corals, animals, majorities, remote limestone, in this order; `players` are the names in the order of the reefs. */
export function describePreview(
  strings: PlacementStrings,
  preview: PlacementPreview,
  players: readonly string[],
): readonly PreviewLine[] {
  return [
    ...preview.corals.map((change) => describeCoral(strings, change)),
    ...preview.animals.changes.map((change) => describeAnimals(strings, change, preview.animals)),
    ...preview.majorities.flatMap((change) => describeMajority(strings, change, preview.player, players)),
    ...describeRemote(strings, preview.remote),
  ];
}

function describeCoral(
  strings: PlacementStrings,
  { color, before, after, levels }: CoralChange,
): PreviewLine {
  const reasons = levels.map((change) => describeLevel(strings, change));
  return {
    rule: 'SC-2',
    text: strings.coral.total(color, before, after, reasons),
    change: after - before,
    spaces: levels.flatMap(({ spaces }) => spaces),
  };
}

function describeLevel({ coral }: PlacementStrings, { level, ...change }: CoralLevelChange): string {
  const before = change.before ?? 0;
  const after = change.after ?? 0;
  switch (change.reason) {
    case 'smaller-number':
      return coral.smaller(after, level);
    case 'covered-number-gives-way':
      return coral.givesWay(before, after, level);
    case 'level-gains-number':
      return coral.gains(after, level);
    case 'level-loses-number':
      return coral.loses(before, level);
  }
}

function describeAnimals(
  strings: PlacementStrings,
  points: AnimalPoints,
  { scoreBoard }: AnimalsPreview,
): PreviewLine {
  const { added, covered, kept } = points;
  return {
    rule: scoreBoard === 'dark' ? 'FS-3' : 'FS-4',
    text: animalsText(strings, points),
    change: points.after - points.before,
    spaces: [...covered, ...added, ...kept],
  };
}

function animalsText({ animals }: PlacementStrings, points: AnimalPoints): string {
  const { species, added, covered, kept, before, after } = points;
  if (kept.length > 0) return animals.keeps(species, before, after);
  if (covered.length === 0) return animals.adds(species, added.length, after - before);
  if (added.length === 0) return animals.covers(species, covered.length, after - before);
  return animals.exchanges(species, covered.length, added.length, after - before);
}

function describeMajority(
  { majority }: PlacementStrings,
  { color, before, after, shares }: MajorityChange,
  player: number,
  players: readonly string[],
): readonly PreviewLine[] {
  const had = shares?.before[player];
  const gets = shares?.after[player];
  if (shares === null || had === undefined || gets === undefined) return [];
  const nameOfPlayer = (index: number) => players[index] ?? String(index + 1);
  const place = majority.place(gets.place, gets.tiedWith.map(nameOfPlayer));
  const others = shares.after.flatMap(({ points }, other) => {
    const pointsBefore = shares.before[other]!.points;
    if (other === player || points === pointsBefore) return [];
    return [majority.other(nameOfPlayer(other), pointsBefore, points)];
  });
  const own = majority.own(color, before, after, place, gets.points);
  const change = gets.points - had.points;
  return [{ rule: 'FS-5', text: [own, ...others].join('. '), change, spaces: [] }];
}

function describeRemote(strings: PlacementStrings, remote: readonly RemoteCovered[]): readonly PreviewLine[] {
  if (remote.length === 0) return [];
  const change = -remote.reduce((sum, { penalty }) => sum + penalty, 0);
  const spaces = remote.map(({ space }) => space);
  return [{ rule: 'FS-6', text: strings.remote(remote.length, change), change, spaces }];
}
