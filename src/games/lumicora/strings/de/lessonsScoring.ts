import { DRY_IN, FISH_ON, PLAYERS, STANDINGS, TIED_FIRST, TIED_SECOND } from '../../lessons/scoringLessons';
import { LIGHT_SIDE_RULES } from '../../rules/animals';
import { luminoSupply } from '../../rules/box';
import { MAJORITY_POINTS } from '../../rules/majorities';
import { TRACK_LENGTH } from '../../rules/ranking';
import type { ScoringTexts } from '../lessonsWords';

const { shellfish, crab, seahorse, starfish } = LIGHT_SIDE_RULES;
const { ann, ben, cleo } = STANDINGS;
const phases = {
  round: 'Die nächste Runde',
  'extra-scoring': 'Noch eine Wertungsphase',
  'final-scoring': 'Die Schlusswertung',
};

export const lessonsScoringDe: ScoringTexts = {
  'final-scoring': {
    title: 'Schlusswertung',
    summary: 'Tiere, Mehrheiten mit Gleichstand und wer gewinnt.',
    steps: {
      crabs: {
        ask: 'Muscheln, Krabben, Seepferdchen und Seesterne wohnen neben den Zahlen 1 bis 3. Tippe jede sichtbare Krabbe an.',
        hint: 'Es sind drei, und eine vierte ist vom Seestern überdeckt.',
        done: 'Am Ende zählen nur sichtbare Tiere.',
        why: 'Hier zählt nur eine Krabbe, die nichts überdeckt.',
      },
      'dark-side': {
        ask: `Auf der dunklen Seite des Wertungsplans hat jede Tierart ihre Zeile. Wie viele Punkte bringen deine Krabben?`,
        hint: 'Zähle die sichtbaren Krabben und lies in ihrer Zeile nach.',
        done: 'Jede Tierart zählt nach der Zahl ihrer sichtbaren Tiere, mehr als vier zählen wie vier.',
        options: {},
        wrong: { 4: 'Das gibt es für zwei Krabben.', 10: 'Die vierte Krabbe ist überdeckt.' },
      },
      'tied-first': {
        ask: `Grüne Felder, fünf davon in deinem Riff: du ${TIED_FIRST[0]}, Ben ${TIED_FIRST[1]}, Cleo ${TIED_FIRST[2]}. Die meisten bringen ${MAJORITY_POINTS.first}, die zweitmeisten ${MAJORITY_POINTS.second}: Was bekommst du?`,
        hint: 'Ihr teilt euch den ersten Platz und bekommt dafür etwas weniger.',
        done: `Gleichstand vorn: je ${MAJORITY_POINTS.tiedFirst} Punkte, und einen zweiten Platz gibt es nicht.`,
        options: {},
        wrong: { 2: 'Du bist nicht auf Platz zwei.', 4: 'Dafür müsstest du allein vorn sein.' },
      },
      'tied-second': {
        ask: `Blaue Felder, eines davon in deinem Riff: du ${TIED_SECOND[0]}, Ben ${TIED_SECOND[1]}, Cleo ${TIED_SECOND[2]}. Was bekommst du?`,
        hint: 'Du teilst dir den zweiten Platz.',
        done: `Gleichstand auf Platz zwei: je ${MAJORITY_POINTS.tiedSecond} Punkt, und wer von einer Farbe nichts zeigt, bekommt nichts.`,
        options: {},
        wrong: {
          0: 'Auch ein geteilter zweiter Platz bringt etwas.',
          2: 'Dafür müsstest du allein auf Platz zwei sein.',
        },
      },
      track: {
        ask: `Ein Umlauf der Punkteleiste hat ${TRACK_LENGTH} Felder. Dein Fisch steht auf ${FISH_ON}, und du hast das ${TRACK_LENGTH}er-Plättchen: Wie viele Punkte hast du?`,
        hint: 'Das Plättchen steht für einen ganzen Umlauf.',
        done: `Das Plättchen merkt sich ${TRACK_LENGTH} oder ${2 * TRACK_LENGTH}, den Rest zeigt der Fisch.`,
        options: {},
        wrong: { 12: 'Das Plättchen kommt noch dazu.', 112: 'Das Plättchen zeigt einen Umlauf, nicht zwei.' },
      },
      winner: {
        ask: `Ann hat ${ann.total} Punkte und ${ann.limestone} Marker, Ben ${ben.total} und ${ben.limestone}, Cleo ${cleo.total} und ${cleo.limestone}. Wer gewinnt?`,
        hint: 'Erst zählen die Punkte, bei Gleichstand die Marker.',
        done: 'Die meisten Punkte gewinnen, dann der meiste Kalkstein, und wer dann noch gleich ist, teilt sich den Sieg.',
        options: { ann: 'Ann', ben: 'Ben', cleo: 'Cleo' },
        wrong: { ann: 'Ben hat gleich viele Punkte und mehr Marker.', cleo: 'Cleo hat weniger Punkte.' },
      },
    },
  },

  'light-side': {
    title: 'Die helle Seite',
    summary: 'Jedes Tier nach seinen Nachbarfeldern.',
    steps: {
      shellfish: {
        ask: 'Auf der hellen Seite zählt jedes Tier nach seinen Nachbarfeldern. Eine Muschel mag freies Wasser: Tippe an, was für die markierte zählt.',
        hint: 'Weder Kalkstein noch Koralle ist Wasser, und jenseits des Rands ist auch keins.',
        done: `Eine Muschel bringt am Wasser ${shellfish.small.points} Punkt, an ${shellfish.large.from} Wasserfeldern ${shellfish.large.points}.`,
        why: 'Nur freies Wasser neben der markierten Muschel zählt, und jenseits des Rands ist keins.',
      },
      crab: {
        ask: `Für eine Krabbe zählt Koralle ihrer Ebene: ab einem Feld ${crab.small.points} Punkt, ab ${crab.large.from} Feldern ${crab.large.points}. Was bringt die markierte Krabbe?`,
        hint: 'Auch die andere Hälfte ihres eigenen Luminos zählt.',
        done: 'Für eine Krabbe zählt ringsum die Koralle ihrer Ebene, auch ihre eigene andere Hälfte.',
        options: {},
        wrong: {
          1: 'Ringsum liegt mehr Koralle in Ebene 1.',
          4: 'Vier Felder zählen, aber so viele Punkte bringen sie nicht.',
        },
      },
      seahorse: {
        ask: `Für ein Seepferdchen zählt Koralle höherer Ebenen: ab einem Feld ${seahorse.small.points} Punkte, für alle sechs ${seahorse.large.points}. Tippe an, was für das markierte zählt.`,
        hint: 'Suche ringsum nach Ebene 2.',
        done: 'Für ein Seepferdchen zählt jede höhere Ebene, freie Grundfelder zählen nicht.',
        why: 'Nur Koralle einer höheren Ebene neben dem markierten Seepferdchen zählt.',
      },
      starfish: {
        ask: `Für einen Seestern zählt Koralle tieferer Ebenen: ab einem Feld ${starfish.small.points} Punkte, ab ${starfish.large.from} Feldern ${starfish.large.points}. Lege ihn so, dass er ${starfish.large.points} bringt.`,
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
      covered: {
        ask: 'Alle am Tisch spielen auf der B-Seite, mit entlegenem Kalkstein von −1 bis −3. Ein Lumino überdeckt die markierte −3: Was zählt dieses Feld am Ende?',
        hint: 'Ist die −3 noch zu sehen?',
        done: 'Nur entlegener Kalkstein, der frei bleibt, kostet Punkte, überdeckt kostet er nichts.',
        options: {},
        wrong: {
          '-3': 'Sie ist überdeckt, und nur was frei bleibt, kostet Punkte.',
          3: 'Überdecken erspart dir einen Verlust, bringt aber keine Punkte.',
        },
      },
      bare: {
        ask: 'Tippe allen entlegenen Kalkstein an, der jetzt Punkte kosten würde.',
        hint: 'Suche Minuspunkte, die kein Lumino überdeckt.',
        done: 'Was am Ende noch frei ist, kostet, was darauf steht.',
        why: 'Nur entlegener Kalkstein mit Minuspunkten, den kein Lumino überdeckt, kostet Punkte.',
      },
      price: {
        ask: 'Ein markiertes Feld ist Wasser, das andere entlegener Kalkstein. Wie viele Marker kostet ein Lumino dort?',
        hint: 'Entlegener Kalkstein ist Kalkstein.',
        done: 'Entlegene Kalksteinfelder kosten nichts, das Wasser auf dem Weg dorthin schon.',
        options: {},
        wrong: {
          0: 'Das Wasser muss bezahlt werden.',
          2: 'Entlegener Kalkstein ist umsonst, wie jeder Kalkstein.',
        },
      },
      reach: {
        ask: 'Du hast einen Marker. Lege das blaue Lumino so, dass es entlegenen Kalkstein überdeckt.',
        hint: 'Geh von der markierten blauen Hälfte zum markierten entlegenen Kalkstein.',
        done: 'Jedes überdeckte Feld mit entlegenem Kalkstein ist ein Verlust weniger.',
        offGoal: 'Das ist erlaubt, überdeckt aber keinen entlegenen Kalkstein.',
      },
      sum: {
        ask: 'Das Spiel endet mit diesem Riff. Was zählt der entlegene Kalkstein zusammen?',
        hint: 'Addiere nur, was frei ist.',
        done: 'Was frei ist, wird addiert und von deinen Punkten abgezogen.',
        options: {},
        wrong: { '-7': 'Zwei der vier Felder sind überdeckt.', '-5': 'So viel hast du überdeckt.' },
      },
    },
  },

  'empty-bag': {
    title: 'Wenn der Beutel leer ist',
    summary: 'Der Notfallstapel und ein frühes Ende.',
    steps: {
      stack: {
        ask: `Zu dritt spielt ihr mit ${luminoSupply(PLAYERS).total} Luminos, allen ohne vier Fische auf der Rückseite. Wie viele davon warten als Notfallstapel?`,
        hint: `Zu viert liegen ${luminoSupply(4).emergencyStack} bereit, zu zweit keine.`,
        done: `Zu dritt liegen ${luminoSupply(3).emergencyStack} Luminos bereit, zu viert ${luminoSupply(4).emergencyStack}, zu zweit braucht es keinen Stapel.`,
        options: {},
        wrong: { 0: 'Nur zu zweit geht es ohne Stapel.', 8: 'So viele sind es zu viert.' },
      },
      never: {
        ask: 'In zehn Runden nimmt eine Person höchstens 30 Luminos. Mit wie vielen Personen kann der Beutel nie leer werden?',
        hint: 'Je weniger Personen nehmen, desto länger reicht er.',
        done: 'Zu zweit liegen 12 aus, und höchstens 60 werden genommen: genau die 72, die ihr habt.',
        options: {},
        wrong: {
          3: 'Zu dritt könnten es 90 sein, mehr als ihr habt.',
          4: 'Zu viert könnten es 120 sein, mehr als in der Schachtel sind.',
        },
      },
      early: {
        ask: `In Runde ${DRY_IN} ist der Beutel leer, und der Notfallstapel kommt hinein. Was folgt nach der Wertungsphase dieser Runde?`,
        hint: 'Die Runde wird zur letzten, aber werten dürft ihr noch einmal.',
        done: 'Vor Runde 10 wird die Runde damit zur letzten: ihre Wertungsphase, sofort noch eine, Schluss.',
        options: phases,
        wrong: {
          round: 'Diese Runde ist die letzte.',
          'final-scoring': 'Noch nicht: Vorher dürft ihr noch einmal werten.',
        },
      },
      'extra-income': {
        ask: `Vor der zusätzlichen Wertungsphase zieht die Schildkröte weiter auf ${DRY_IN + 1}. Wie viele Marker bringt eine Korallenwertung dort?`,
        hint: 'Es gilt das Feld, auf dem die Schildkröte steht.',
        done: 'Die zusätzliche Wertungsphase zahlt nach dem Feld, das die Schildkröte erreicht hat.',
        options: {},
        wrong: { 2: `Das war Runde ${DRY_IN}.`, 0: 'Nur Runde 10 bringt nichts.' },
      },
      'round-ten': {
        ask: 'In Runde 10 ist der Beutel leer, und der Notfallstapel kommt hinein. Was folgt nach der Wertungsphase?',
        hint: 'Runde 10 ist ohnehin die letzte.',
        done: 'In Runde 10 ändert sich nichts, und ist der Beutel noch einmal leer, wird nicht mehr aufgefüllt.',
        options: phases,
        wrong: {
          round: 'Nach der zehnten gibt es keine Runde.',
          'extra-scoring': 'Sie folgt nur, wenn der Beutel vor Runde 10 leer ist.',
        },
      },
    },
  },
};
