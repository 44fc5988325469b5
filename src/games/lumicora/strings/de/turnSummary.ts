import { incomeSpans, type IncomeSpan } from '../../lessons/reference/summaries';
import { JELLYFISH_POINTS, MARKERS_PER_POINT } from '../../rules/finalScoring';
import { MAJORITY_POINTS } from '../../rules/majorities';
import { ROUNDS } from '../../rules/round';
import { ATOLL_SIZE, DISPLAY_SIZE, MOST_FROM_ATOLL } from '../../rules/turn';
import type { TurnSummaryStrings } from '../en/turnSummary';

const span = ({ from, to, markers }: IncomeSpan) =>
  from === to ? `Runde ${from}: ${markers}` : `Runde ${from} bis ${to}: ${markers}`;

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
    rounds: `${ROUNDS} Runden: ein Zug für alle, dann die Wertungsphase.`,
    order: 'Der Oktopus beginnt, dann im Uhrzeigersinn.',
    jellyfish:
      'Vor Schritt 1, so oft du kannst: eine Qualle abgeben und Luminos aus dem Atoll oder deiner Auslage tauschen.',
    toAtoll: '1 Lumino deiner Auslage kommt ins Atoll.',
    choose: 'Wähle eines:',
    limestone: 'so viel Kalkstein wie seine Zahl',
    fromDisplay: '1 der anderen Luminos deiner Auslage',
    fromAtoll: `1 bis ${MOST_FROM_ATOLL} Luminos einer Farbe aus dem Atoll, nicht der Farbe, die du dazugelegt hast`,
    refill: `Fülle das Atoll auf ${ATOLL_SIZE} auf.`,
    place: 'Lege die genommenen Luminos, in beliebiger Reihenfolge.',
    giveBack: 'Was du nicht legst, geht für −1 Punkt in den Beutel.',
    ownColor: 'Berühre deine Farbe in derselben Ebene; weiter oben genügt es, auf ihr zu liegen.',
    twoLuminos: 'Weiter oben auf zwei verschiedenen Luminos.',
    flat: 'Beide Hälften in einer Ebene.',
    water: 'Jedes Wasserfeld kostet 1 Kalkstein.',
    displays: `Füllt alle Auslagen auf ${DISPLAY_SIZE} auf.`,
    score: 'Ab dem Oktopus: eine Farbe werten, die noch Koralle zeigt, oder verzichten.',
    smallest: 'Die kleinste Zahl der Farbe in jeder Ebene, zusammengezählt.',
    income: `Dazu gibt es Kalkstein: ${incomeSpans().map(span).join(', ')}.`,
    octopus: 'Wer zuletzt gewertet hat, bekommt den Oktopus.',
    turtle: 'Die Schildkröte zieht weiter.',
    lastRound: `Nach Runde ${ROUNDS} kommt die Schlusswertung.`,
    emptyBag:
      'Beutel früher leer: Notfallstapel hinein, diese Runde ist die letzte, mit zwei Wertungsphasen.',
    jellyfishPoints: `Jede Qualle: ${JELLYFISH_POINTS} Punkte.`,
    limestonePoints: `Je ${MARKERS_PER_POINT} Kalkstein: 1 Punkt.`,
    animals: 'Sichtbare Tiere, je nach Seite des Wertungsplans.',
    majorities: `Meiste Felder einer Farbe: ${MAJORITY_POINTS.first}, zweitmeiste: ${MAJORITY_POINTS.second}; gleichauf: je ${MAJORITY_POINTS.tiedFirst} oder ${MAJORITY_POINTS.tiedSecond}.`,
    remote: 'B-Seite: Freier entlegener Kalkstein kostet, was darauf steht.',
    winner: 'Die meisten Punkte gewinnen, dann der meiste Kalkstein.',
  },
  line: (mark, text, ruleTitle) =>
    `${mark === null ? '' : `${mark}: `}${text.replace(/[.:]$/, '')}. Regel: ${ruleTitle}`,
};
