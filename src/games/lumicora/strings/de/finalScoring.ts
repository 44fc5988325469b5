import { listed, minus, pointsDe as points } from '@/ui/i18n/phrases';

import { MOST_ANIMALS_COUNTED, type LightSideRule } from '../../rules/animals';
import { JELLYFISH_POINTS, MARKERS_PER_POINT } from '../../rules/finalScoring';
import { MAJORITY_POINTS } from '../../rules/majorities';
import type { ByAnimal, ByColor } from '../../rules/model';
import type { FinalScoringStrings, MarkersLeft } from '../en/finalScoring';
import { placementDe } from './placement';
import { setupDe } from './setup';
import { wordsDe } from './words';

const { colors, animals } = wordsDe;
const plurals: ByAnimal<string> = {
  shellfish: 'Muscheln',
  crab: 'Krabben',
  seahorse: 'Seepferdchen',
  starfish: 'Seesterne',
};
/** grün → grüne Felder; with `s`, ein grünes Feld. */
const inflected: ByColor<string> = { green: 'grüne', pink: 'pinke', blue: 'blaue', yellow: 'gelbe' };
const und = (words: readonly string[]) => listed(words, 'und', (count) => `${count} weitere`);
const markers = (count: number) => `${count} Kalksteinmarker`;
const neighbors = (count: number) =>
  count > 1 ? `${count} Nachbarfelder` : `${count === 0 ? 'kein' : 1} Nachbarfeld`;
const left = ({ name, count }: MarkersLeft) => `${name} ${count}`;
const all = (names: readonly string[]) => (names.length === 2 ? 'haben beide' : 'haben alle');
const has = (names: readonly string[]) => (names.length === 1 ? 'hat' : 'haben');

const stageNames = {
  before: setupDe.before,
  jellyfish: setupDe.jellyfish,
  limestone: setupDe.limestoneRow,
  animals: setupDe.animals,
  remote: setupDe.remote,
  result: 'Ergebnis',
} as const;

const around: Readonly<Record<LightSideRule['wants'], (count: number) => string>> = {
  water: (count) =>
    count > 1 ? `${count} Wasserfelder daneben` : `${count === 0 ? 'kein' : 1} Wasserfeld daneben`,
  'same-level': (count) => `${neighbors(count)} in derselben Ebene`,
  'higher-level': (count) => `${neighbors(count)} in ${count > 1 ? 'höheren Ebenen' : 'einer höheren Ebene'}`,
  'lower-level': (count) =>
    `${neighbors(count)} in ${count > 1 ? 'tieferen Ebenen' : 'einer tieferen Ebene'}`,
};

const lines: FinalScoringStrings['lines'] = {
  jellyfish: (count, earned) => `${count} × ${JELLYFISH_POINTS} = ${earned}`,
  limestone: (count, earned) => `${markers(count)}, 1 Punkt je ${MARKERS_PER_POINT}: ${earned}`,
  species: (species, count, earned) =>
    count > MOST_ANIMALS_COUNTED
      ? `${count} ${plurals[species]}, nur ${MOST_ANIMALS_COUNTED} zählen = ${earned}`
      : `${count} ${count === 1 ? animals[species] : plurals[species]} = ${earned}`,
  animal: (species, { wants }, count, earned) => `${animals[species]}: ${around[wants](count)} = ${earned}`,
  needed: ({ small, large }) =>
    `Ab ${small.from}: ${points(small.points)}. ${large.from === 6 ? 'Alle 6' : `Ab ${large.from}`}: ${points(large.points)}.`,
  countedAnimals: (count, earned) =>
    count === 0
      ? `am Tisch zusammengezählt: ${earned}`
      : `${count} ${count === 1 ? 'Tier' : 'Tiere'}, am Tisch zusammengezählt: ${earned}`,
  noAnimals: 'kein Tier, das Punkte bringt: 0',
  majority: (color, count, place, tiedWith, earned) =>
    place === 'none-visible'
      ? `kein sichtbares ${inflected[color]}s Feld = 0`
      : `${count} ${inflected[color]}${count === 1 ? 's Feld' : ' Felder'}, ${placementDe.majority.place(place, tiedWith)} = ${earned}`,
  remote: (penalty) => `nicht überdeckt: ${minus(penalty)}`,
  countedRemote: (penalty) => `am Tisch zusammengezählt: ${minus(penalty)}`,
  noRemote: 'alle entlegenen Kalksteinfelder überdeckt: 0',
  round: (round, color, earned) => `Runde ${round}, ${colors[color]}: ${earned}`,
  otherPoints: (earned) => `alles andere: ${minus(earned)}`,
  fromRounds: (earned) => `aus den Runden: ${minus(earned)}`,
};

const majority: FinalScoringStrings['majority'] = {
  first: (names, count) => `${und(names)} hat die meisten, ${count}: ${points(MAJORITY_POINTS.first)}.`,
  'tied-first': (names, count) =>
    `${und(names)} ${all(names)} ${count}: je ${points(MAJORITY_POINTS.tiedFirst)}, und einen zweiten Platz gibt es nicht.`,
  second: (names, count) =>
    `${und(names)} hat die zweitmeisten, ${count}: ${points(MAJORITY_POINTS.second)}.`,
  'tied-second': (names, count) =>
    `${und(names)} haben mit je ${count} die zweitmeisten: je ${points(MAJORITY_POINTS.tiedSecond)}.`,
  unplaced: (names, count) =>
    `${und(names)} ${names.length === 1 ? 'hat' : all(names)} ${count}: keine Punkte.`,
  'none-visible': (names, _, color) =>
    `${und(names)} ${has(names)} kein sichtbares ${inflected[color]}s Feld: keine Punkte.`,
};

export const finalScoringDe: FinalScoringStrings = {
  title: 'Schlusswertung',
  notOver: setupDe.notOver,
  stage: (stage) => (stage.kind === 'majority' ? setupDe.majority(stage.color) : stageNames[stage.kind]),
  total: setupDe.total,
  rule: (stage, scoreBoard) => {
    switch (stage.kind) {
      case 'before':
        return 'Punkte aus den Runden';
      case 'jellyfish':
        return `${points(JELLYFISH_POINTS)} für jedes Plättchen, das seine Qualle zeigt`;
      case 'limestone':
        return `1 Punkt für je ${markers(MARKERS_PER_POINT)}`;
      case 'animals':
        return scoreBoard === 'dark'
          ? `Sichtbare Tiere je Art, höchstens ${MOST_ANIMALS_COUNTED} zählen`
          : 'Jedes Tier nach seinen Nachbarfeldern';
      case 'majority':
        return `Meiste sichtbare Felder: ${points(MAJORITY_POINTS.first)}, zweitmeiste: ${MAJORITY_POINTS.second}`;
      case 'remote':
        return 'Jedes nicht überdeckte Feld kostet die aufgedruckten Punkte';
      case 'result':
        return null;
    }
  },
  caption: {
    jellyfish: (count) => `${count} × ${JELLYFISH_POINTS}`,
    limestone: (count) => `${count} Marker`,
    animals: (count) => (count === 1 ? '1 Tier' : `${count} Tiere`),
    spaces: (count) => (count === 1 ? '1 Feld' : `${count} Felder`),
  },
  lines,
  majority,
  nobodyInSight: (color) => `Niemand hat ein sichtbares ${inflected[color]}s Feld: keine Punkte.`,
  sum: (terms, total) => `${terms} = ${minus(total)}`,
  reefOf: (name) => `Riff von ${name}`,
  countsOnly: 'Dieses Riff wurde nur gezählt, darum gibt es keine Felder zu zeigen.',
  tapLine: 'Tippe eine Zeile an, um ihre Felder zu sehen.',

  track: 'Punkteleiste',
  onTrack: (name, score, tile, space, lap) => {
    const own = `${name}: ${minus(score)}`;
    if (lap < 0) return `${own}, ${-score} vor der 0 der Leiste`;
    const further = lap > 2 ? `, noch ${lap === 3 ? '1 Umlauf' : `${lap - 2} Umläufe`}` : '';
    return tile === 0
      ? `${own} auf der Leiste`
      : `${own}, ${tile}er-Siegpunktplättchen${further} und ${space} auf der Leiste`;
  },

  verdict: {
    wins: (names) => (names.length === 1 ? `${und(names)} gewinnt` : `${und(names)} teilen sich den Sieg`),
    without: (names) =>
      names.length === 1 ? `Ohne das Riff von ${und(names)}` : `Ohne die Riffe von ${und(names)}`,
    nobodyKnows: (reefs) =>
      `Wer gewonnen hat, zeigt sich, sobald ${reefs === 1 ? 'dieses Riff gezählt ist' : 'diese Riffe gezählt sind'}.`,
    winsByLimestone: (names) => `${und(names)} gewinnt: gleich viele Punkte, mehr Kalkstein`,
    byPoints: (total, lead) =>
      lead === null ? `${points(total)}.` : `${points(total)}, ${lead.by} vor ${und(lead.names)}.`,
    level: (names, total) => `${und(names)} ${all(names)} ${points(total)}.`,
    byLimestone: (name, count, others) =>
      `${name} hat mehr Kalkstein übrig: ${markers(count)} (${others.map(left).join(', ')}).`,
    sharedLimestone: (names, count, others) =>
      `${und(names)} haben mehr Kalkstein übrig: je ${markers(count)} (${others.map(left).join(', ')}).`,
    sharedAll: (names, total, count) =>
      `${und(names)} ${all(names)} ${points(total)} und ${markers(count)} übrig.`,
  },
  tapFigure: 'Tippe eine Zahl an, um zu sehen, woher sie kommt.',
  correct: 'Anpassen',
  correctReef: 'Riff anpassen',
};
