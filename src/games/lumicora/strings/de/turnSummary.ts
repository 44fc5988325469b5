import { incomeSpans, type IncomeSpan } from '../../lessons/reference/summaries';
import { DARK_SIDE_POINTS, LIGHT_SIDE_RULES } from '../../rules/animals';
import { JELLYFISH_POINTS, MARKERS_PER_POINT } from '../../rules/finalScoring';
import { MAJORITY_POINTS } from '../../rules/majorities';
import type { Animal } from '../../rules/model';
import { ROUNDS } from '../../rules/round';
import { ATOLL_SIZE, DISPLAY_SIZE, MOST_FROM_ATOLL } from '../../rules/turn';
import type { TurnSummaryStrings } from '../en/turnSummary';

const span = ({ from, to, markers }: IncomeSpan) =>
  from === to ? `Runde ${from}: ${markers}` : `Runde ${from} bis ${to}: ${markers}`;

/** FS-3: the points of 1, 2, 3 and 4 animals. */
const dark = (animal: Animal) => DARK_SIDE_POINTS[animal].slice(1).join(', ');
const MOST_AROUND = 6;
/** FS-4 */
const light = (animal: Animal) => {
  const { small, large } = LIGHT_SIDE_RULES[animal];
  return `mindestens ${small.from}: ${small.points}, ${large.from === MOST_AROUND ? 'alle' : 'mindestens'} ${large.from}: ${large.points}`;
};

export const turnSummaryDe: TurnSummaryStrings = {
  title: 'Zugübersicht',
  sections: {
    round: 'Eine Runde',
    turn: 'Dein Zug',
    placing: 'Legen',
    scoring: 'Wertungsphase',
    end: 'Das Ende',
  },
  lines: {
    rounds: `${ROUNDS} Runden: Alle sind einmal am Zug, dann kommt die Wertungsphase.`,
    order: 'Wer den Oktopus hat, beginnt, dann im Uhrzeigersinn.',
    jellyfish:
      'Vor Schritt 1, so oft du kannst: eine Qualle abgeben und Luminos aus dem Atoll oder deiner Auslage tauschen.',
    toAtoll: '1 Lumino deiner Auslage kommt ins Atoll.',
    choose: 'Wähle eines:',
    limestone: 'so viel Kalkstein wie seine Zahl',
    fromDisplay: '1 der anderen Luminos deiner Auslage',
    fromAtoll: `1 bis ${MOST_FROM_ATOLL} Luminos einer Farbe aus dem Atoll, nicht der Farbe, die du dazugelegt hast`,
    refill: `Fülle das Atoll auf ${ATOLL_SIZE} auf.`,
    place: 'Lege die genommenen Luminos, in beliebiger Reihenfolge.',
    giveBack: 'Ein Lumino, das du nicht legst, kommt zurück in den Beutel und kostet 1 Punkt.',
    belowZero: 'Deine Punkte dürfen unter 0 fallen. So legen wir es aus.',
    ownColor: 'Berühre die gleiche Farbe in derselben Ebene. Weiter oben darf es auch darauf liegen.',
    notVisible: 'Ausnahme: Ist die Farbe in Ebene 1 nicht sichtbar, berühre dort irgendein Lumino.',
    noRoom: 'Ausnahme: Ist neben der Farbe in Ebene 1 kein Platz, berühre dort irgendein Lumino.',
    twoLuminos: 'Weiter oben auf zwei verschiedenen Luminos.',
    flat: 'Beide Hälften in einer Ebene.',
    water: 'Jedes Wasserfeld kostet 1 Kalkstein.',
    displays: `Füllt alle Auslagen auf ${DISPLAY_SIZE} auf.`,
    score:
      'Ab dem Oktopus: eine Farbe werten, deren Plättchen noch die Korallenseite zeigt, oder verzichten.',
    smallest: 'Die kleinste sichtbare Zahl der Farbe in jeder Ebene, zusammengezählt.',
    income: `Dazu gibt es Kalkstein: ${incomeSpans().map(span).join(', ')}.`,
    octopus: 'Wer zuletzt gewertet hat, bekommt den Oktopus.',
    turtle: 'Die Schildkröte zieht weiter.',
    lastRound: `Nach Runde ${ROUNDS} kommt die Schlusswertung.`,
    emptyBag:
      'Beutel früher leer: Notfallstapel hinein, diese Runde ist die letzte, mit zwei Wertungsphasen.',
    jellyfishPoints: `Jede Qualle: ${JELLYFISH_POINTS} Punkte.`,
    limestonePoints: `Je ${MARKERS_PER_POINT} Kalkstein: 1 Punkt.`,
    animalsDark: 'Dunkle Seite: sichtbare Tiere einer Art, Punkte für 1, 2, 3 und ab 4.',
    shellfishDark: `Muscheln: ${dark('shellfish')}.`,
    crabDark: `Krabben: ${dark('crab')}.`,
    seahorseDark: `Seepferdchen: ${dark('seahorse')}.`,
    starfishDark: `Seesterne: ${dark('starfish')}.`,
    animalsLight: 'Helle Seite: jedes sichtbare Tier nach den Feldern um es herum.',
    shellfishLight: `Muschel, Wasserfelder: ${light('shellfish')}.`,
    crabLight: `Krabbe, Korallenfelder ihrer Ebene: ${light('crab')}.`,
    seahorseLight: `Seepferdchen, höhere Korallenfelder: ${light('seahorse')}.`,
    starfishLight: `Seestern, tiefere Korallenfelder: ${light('starfish')}.`,
    majorities: `Meiste Felder einer Farbe: ${MAJORITY_POINTS.first}, zweitmeiste: ${MAJORITY_POINTS.second}. Gleichauf: je ${MAJORITY_POINTS.tiedFirst} oder ${MAJORITY_POINTS.tiedSecond}.`,
    remote: 'B-Seite: Jedes nicht überdeckte entlegene Kalksteinfeld kostet die aufgedruckten Punkte.',
    winner: 'Die meisten Punkte gewinnen, dann der meiste Kalkstein.',
  },
  line: (mark, text, ruleTitle) =>
    `${mark === null ? '' : `${mark}: `}${text.replace(/[.:]$/, '')}. Regel: ${ruleTitle}`,
};
