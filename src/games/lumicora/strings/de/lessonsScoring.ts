import {
  DRY_IN,
  EXTRA_INCOME,
  FISH_ON,
  LEFT_OVER,
  PLAYERS,
  STANDINGS,
  TIED_FIRST,
  TIED_SECOND,
} from '../../lessons/scoringLessons';
import { LIGHT_SIDE_RULES } from '../../rules/animals';
import { luminoSupply } from '../../rules/box';
import { JELLYFISH_POINTS } from '../../rules/finalScoring';
import { MAJORITY_POINTS } from '../../rules/majorities';
import { TRACK_LENGTH } from '../../rules/ranking';
import type { ScoringTexts } from '../lessonsWords';

const { shellfish, crab, seahorse, starfish } = LIGHT_SIDE_RULES;
const { ben } = STANDINGS;
const phases = {
  round: 'Die nächste Runde',
  'extra-scoring': 'Noch eine Wertungsphase',
  'final-scoring': 'Die Schlusswertung',
};

export const lessonsScoringDe: ScoringTexts = {
  'final-scoring': {
    title: 'Schlusswertung',
    summary: 'Was am Ende zählt: Quallen, Kalkstein, Tiere, Mehrheiten.',
    steps: {
      jellyfish: {
        ask: `Das Spiel ist aus. Jede behaltene Qualle bringt ${JELLYFISH_POINTS} Punkte: Tippe alle an.`,
        hint: 'Ein abgegebenes Plättchen bringt nichts, und eine nie gewertete Farbe auch nicht.',
        done: `Jede Qualle, die oben liegt, bringt ${JELLYFISH_POINTS} Punkte.`,
        why: 'Nur ein Plättchen, das seine Qualle zeigt, bringt Punkte.',
      },
      limestone: {
        ask: `Du hast noch ${LEFT_OVER} Marker, und je zwei bringen 1 Punkt. Tippe den an, der nichts bringt.`,
        hint: 'Die Marker liegen zu zweit.',
        done: 'Je zwei Marker bringen 1 Punkt.',
        why: 'Dieser hat einen Partner, und zwei Marker bringen 1 Punkt.',
      },
      crabs: {
        ask: 'Nun deine Tiere: Muscheln, Krabben, Seepferdchen und Seesterne. Tippe jede sichtbare Krabbe an.',
        hint: 'Es sind drei, und eine vierte ist vom Seestern überdeckt.',
        done: 'Am Ende zählen nur sichtbare Tiere.',
        why: 'Hier zählt nur eine Krabbe, die nichts überdeckt.',
      },
      'dark-side': {
        ask: 'Jede Tierart hat auf dem Wertungsplan ihre Zeile. Tippe an, was deine Krabben bringen.',
        hint: 'Zähle die sichtbaren Krabben und geh ihre Zeile entlang.',
        done: 'Jede Tierart zählt nach der Zahl ihrer sichtbaren Tiere, mehr als vier zählen wie vier.',
        why: 'Drei Krabben sind sichtbar, und Krabben haben ihre eigene Zeile.',
      },
      'tied-first': {
        ask: `Zuletzt die Farben. Grün sichtbar: du ${TIED_FIRST[0]} Felder, Ben ${TIED_FIRST[1]}, Cleo ${TIED_FIRST[2]}: Tippe alle an, die dafür Punkte bekommen.`,
        hint: 'Die meisten und die zweitmeisten bringen Punkte, aber ihr teilt euch den ersten Platz.',
        done: `Allein vorn ${MAJORITY_POINTS.first} Punkte, Platz zwei ${MAJORITY_POINTS.second}, und bei Gleichstand vorn je ${MAJORITY_POINTS.tiedFirst} und nichts für Platz zwei.`,
        why: 'Bei Gleichstand vorn gibt es keinen zweiten Platz.',
      },
    },
  },

  'light-side': {
    title: 'Die helle Seite',
    summary: 'Jedes Tier nach seinen Nachbarfeldern.',
    steps: {
      shellfish: {
        ask: 'Auf der hellen Seite zählt jedes Tier nach seinen Nachbarfeldern. Eine Muschel mag Wasserfelder, tippe also an, was für die markierte zählt.',
        hint: 'Weder Kalkstein noch Koralle ist Wasser, und jenseits des Rands ist auch keins.',
        done: `Eine Muschel bringt am Wasser ${shellfish.small.points} Punkt, an ${shellfish.large.from} Wasserfeldern ${shellfish.large.points}.`,
        why: 'Nur Wasserfelder neben der markierten Muschel zählen, und jenseits des Rands ist kein Wasser.',
      },
      crab: {
        ask: `Für eine Krabbe zählt Koralle ihrer Ebene: ab einem Feld ${crab.small.points} Punkt, ab ${crab.large.from} Feldern ${crab.large.points}. Tippe an, was für die markierte zählt.`,
        hint: 'Auch die andere Hälfte ihres eigenen Luminos zählt.',
        done: `Vier ringsum in ihrer Ebene, auch ihre eigene andere Hälfte: ${crab.large.points} Punkte.`,
        why: 'Nur Koralle in der Ebene der Krabbe, direkt neben ihr, zählt.',
      },
      seahorse: {
        ask: `Ein Seepferdchen zählt Korallenfelder höherer Ebenen: ab einem Feld ${seahorse.small.points} Punkte, für alle sechs ${seahorse.large.points}. Tippe an, was für das markierte zählt.`,
        hint: 'Suche ringsum nach Ebene 2.',
        done: 'Für ein Seepferdchen zählt jede höhere Ebene, freie Grundfelder zählen nicht.',
        why: 'Nur Korallenfelder höherer Ebenen neben dem markierten Seepferdchen zählen.',
      },
      starfish: {
        ask: `Ein Seestern zählt Korallenfelder tieferer Ebenen: ab einem Feld ${starfish.small.points} Punkte, ab ${starfish.large.from} Feldern ${starfish.large.points}. Lege ihn so, dass er ${starfish.large.points} bringt.`,
        hint: 'Lege den Seestern auf das markierte Feld, mit Koralle auf allen Seiten.',
        done: 'Ein Seestern blickt auf Koralle hinab, freie Grundfelder sind keine tiefere Ebene.',
        offGoal: `Das ist erlaubt, aber um den Seestern liegen weniger als ${starfish.large.from} tiefere Korallenfelder.`,
      },
    },
  },

  'side-b': {
    title: 'Die B-Seite',
    summary: 'Entlegener Kalkstein und seine Minuspunkte.',
    steps: {
      bare: {
        ask: 'Alle spielen auf der B-Seite, mit entlegenem Kalkstein von −1 bis −3. Tippe allen an, der jetzt Punkte kosten würde.',
        hint: 'Suche Minuspunkte, die kein Lumino überdeckt.',
        done: 'Was am Ende unbedeckt ist, kostet, was darauf steht, und überdeckt kostet es nichts.',
        why: 'Nur entlegener Kalkstein mit Minuspunkten, den kein Lumino überdeckt, kostet Punkte.',
      },
      reach: {
        ask: 'Du hast einen Marker. Lege das blaue Lumino so, dass es entlegenen Kalkstein überdeckt.',
        hint: 'Geh von der markierten blauen Hälfte zum markierten entlegenen Kalkstein.',
        done: 'Entlegener Kalkstein selbst kostet keine Marker, das Wasser auf dem Weg dorthin schon.',
        offGoal: 'Das ist erlaubt, überdeckt aber keinen entlegenen Kalkstein.',
      },
      sum: {
        ask: 'Das Spiel endet mit diesem Riff, und der markierte entlegene Kalkstein ist unbedeckt. Was zählt er zusammen?',
        hint: 'Addiere nur, was nicht überdeckt ist.',
        done: 'Alle nicht überdeckten Minuspunkte werden addiert und von deinen Punkten abgezogen.',
        options: {},
        wrong: { '-7': 'Zwei der vier Felder sind überdeckt.', '-5': 'So viel hast du überdeckt.' },
      },
    },
  },

  ties: {
    title: 'Gleichstand und Sieg',
    summary: 'Geteilte Plätze, wer gewinnt, und die Punkteleiste.',
    steps: {
      'tied-second': {
        ask: `Blau sichtbar: du ${TIED_SECOND[0]} Feld, Ben ${TIED_SECOND[1]}, Cleo ${TIED_SECOND[2]}. Tippe alle an, die sich Platz zwei teilen.`,
        hint: 'Ben ist allein vorn.',
        done: `Gleichstand auf Platz zwei: je ${MAJORITY_POINTS.tiedSecond} Punkt, und wer von einer Farbe nichts zeigt, bekommt nichts.`,
        why: 'Allein vorn ist Platz eins, und der ist nicht geteilt.',
      },
      winner: {
        ask: 'Die Punkte sind gezählt. Tippe an, wer gewinnt.',
        hint: 'Erst zählen die Punkte, bei Gleichstand die Kalksteinmarker.',
        done: `Ben hat ${ben.limestone} Marker und gewinnt den Gleichstand, und wer dann noch gleich ist, teilt sich den Sieg.`,
        why: 'Die meisten Punkte gewinnen, bei Gleichstand die meisten Marker.',
      },
      track: {
        ask: `Ein Umlauf der Punkteleiste hat ${TRACK_LENGTH} Felder. Dein Fisch steht auf ${FISH_ON}, und du hast das ${TRACK_LENGTH}er-Siegpunktplättchen, wie viele Punkte hast du also?`,
        hint: 'Das Plättchen steht für einen ganzen Umlauf.',
        done: `Das Plättchen merkt sich ${TRACK_LENGTH} oder ${2 * TRACK_LENGTH}, den Rest zeigt der Fisch.`,
        options: {},
        wrong: { 12: 'Das Plättchen kommt noch dazu.', 112: 'Das Plättchen zeigt einen Umlauf, nicht zwei.' },
      },
    },
  },

  'empty-bag': {
    title: 'Wenn der Beutel leer ist',
    summary: 'Der Notfallstapel und ein frühes Ende.',
    steps: {
      stack: {
        ask: `Zu dritt warten ${luminoSupply(PLAYERS).emergencyStack} Luminos als Notfallstapel. Nimm beide pinken Luminos aus dem Atoll, dann fülle es auf.`,
        hint: 'Lege ein Lumino ins Atoll, nimm beide pinken, dann tippe den Beutel an.',
        done: `Der Beutel war leer, also kam der Notfallstapel hinein: Zu viert sind es ${luminoSupply(4).emergencyStack}, zu zweit keine.`,
        offGoal: 'Das ist erlaubt, aber diesmal nimmst du beide pinken Luminos.',
      },
      early: {
        ask: `Das war in Runde ${DRY_IN}. Was folgt nach ihrer Wertungsphase?`,
        hint: 'Die Runde wird zur letzten, aber werten dürft ihr noch einmal.',
        done: 'Vor Runde 10 wird die Runde damit zur letzten, mit zwei Wertungsphasen nacheinander.',
        options: phases,
        wrong: {
          round: 'Diese Runde ist die letzte.',
          'final-scoring': 'Noch nicht, denn vorher dürft ihr noch einmal werten.',
        },
      },
      'extra-income': {
        ask: `Für die zusätzliche Wertungsphase zieht die Schildkröte auf ${DRY_IN + 1}. Werte die Farbe, die noch geht.`,
        hint: 'Pink zählt in zwei Ebenen.',
        done: `Die zusätzliche Wertungsphase zahlt nach dem Feld der Schildkröte, hier ${EXTRA_INCOME} Marker.`,
      },
      again: {
        ask: 'Der Beutel ist noch einmal leer, und einen Stapel gibt es nicht mehr. Fülle trotzdem das Atoll auf, dann lege dein Lumino.',
        hint: 'Tippe den Beutel an, dann lege Grün neben Grün.',
        done: 'Ein Beutel, der noch einmal leer ist, bleibt leer, und das Atoll bleibt, wie es ist.',
        offGoal: 'Das ist erlaubt, aber für dein Lumino gibt es einen Platz.',
      },
    },
  },
};
