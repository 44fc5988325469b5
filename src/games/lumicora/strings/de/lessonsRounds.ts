import { SECOND_STRETCH, SHELLFISH } from '../../lessons/roundLessons';
import { JELLYFISH_POINTS } from '../../rules/finalScoring';
import type { RoundTexts } from '../lessonsWords';

const colors = { green: 'Grün', pink: 'Pink', blue: 'Blau', yellow: 'Gelb' };
const friends = { ann: 'Ann', ben: 'Ben', cleo: 'Cleo' };
const phases = {
  round: 'Noch eine Runde',
  'extra-scoring': 'Noch eine Wertungsphase',
  'final-scoring': 'Die Schlusswertung',
};

export const lessonsRoundsDe: RoundTexts = {
  turn: {
    title: 'Ein Zug',
    summary: 'Ein Lumino ins Atoll, eine von drei Aktionen, dann das Riff.',
    steps: {
      limestone: {
        ask: 'Zuerst kommt ein Lumino deiner Auslage ins Atoll, und Aktion A bringt dann so viel Kalkstein wie seine Zahl. Welches bringt am meisten?',
        hint: 'Vergleiche die Zahlen auf den vier Luminos.',
        done: 'Aktion A: so viel Kalkstein wie die Zahl, die du ins Atoll legst.',
        options: {
          'green-3': 'Die grüne 3',
          'pink-6': 'Die pinke 6',
          'blue-1': 'Die blaue 1',
          'yellow-2': 'Die gelbe 2',
        },
        wrong: {
          'green-3': 'Sie bringt 3, eine andere bringt mehr.',
          'blue-1': 'Sie bringt 1, am wenigsten von allen.',
          'yellow-2': 'Sie bringt 2, eine andere bringt mehr.',
        },
      },
      'which-action': {
        ask: 'Deine pinke 6 kommt ins Atoll, und jetzt möchtest du die grüne 3 aus deiner Auslage. Mit welcher Aktion bekommst du sie?',
        hint: 'Sie liegt in deiner Auslage.',
        done: 'Aktion B: eines der drei Luminos, die in deiner Auslage geblieben sind.',
        options: { A: 'A: Kalkstein', B: 'B: aus der Auslage', C: 'C: aus dem Atoll' },
        wrong: { A: 'Aktion A bringt Kalkstein und kein Lumino.', C: 'Im Atoll liegt kein Grün.' },
      },
      'other-color': {
        ask: 'Im Atoll liegen drei pinke und ein blaues Lumino, und deine pinke 6 kommt dazu. Welche Farbe darfst du mit Aktion C nehmen?',
        hint: 'Die Farbe, die du dazulegst, bleibt liegen.',
        done: 'Aktion C: eine Farbe aus dem Atoll, nie die gerade dazugelegte.',
        options: { pink: colors.pink, blue: colors.blue, green: colors.green },
        wrong: { pink: 'Pink hast du gerade dazugelegt.', green: 'Im Atoll liegt kein Grün.' },
      },
      'as-many': {
        ask: 'Jetzt liegen drei blaue Luminos im Atoll, aber dein Riff hat nur für eines Platz. Wie viele nimmst du mit Aktion C?',
        hint: 'Eines, zwei oder drei, wie du willst.',
        done: 'Aktion C nimmt eines bis drei einer Farbe, und niemand muss alle nehmen.',
        options: {},
        wrong: {
          2: 'Das zweite müsste zurück, für −1 Punkt.',
          3: 'Du musst nicht alle nehmen: Zwei müssten zurück, für je −1 Punkt.',
        },
      },
      refill: {
        ask: 'Vier lagen im Atoll, eines kam dazu, eines hast du genommen. Wie viele werden nachgezogen?',
        hint: 'Das Atoll wird auf vier aufgefüllt.',
        done: 'Vor dem Legen wird das Atoll auf vier aufgefüllt, und was mehr ist, bleibt liegen.',
        options: {},
        wrong: { 1: 'Dort liegen schon vier, mehr braucht es nicht.', 4: 'Was dort liegt, bleibt liegen.' },
      },
      lay: {
        ask: 'Zum Schluss deines Zugs kommt ins Riff, was du genommen hast. Lege das blaue Lumino auf seinen einzigen Platz.',
        hint: 'Ohne Kalkstein geht es nur nach oben, in Ebene 3.',
        done: 'Alle Luminos auf der Hand werden gelegt oder zurückgelegt, in beliebiger Reihenfolge.',
      },
    },
  },

  'coral-scoring': {
    title: 'Korallenwertung',
    summary: 'In jeder Ebene die kleinste sichtbare Zahl.',
    steps: {
      'first-level': {
        ask: 'Du wertest Pink: In jeder Ebene zählt die kleinste sichtbare pinke Zahl. Tippe die an, die in Ebene 1 zählt.',
        hint: 'In Ebene 1 sind drei pinke Zahlen sichtbar.',
        done: 'Die kleinste Zahl zählt, so viele größere es auch gibt.',
        why: 'Von allen sichtbaren pinken Zahlen in Ebene 1 zählt nur die kleinste.',
      },
      'each-level': {
        ask: 'Jetzt sind in Ebene 2 zwei pinke Zahlen sichtbar. Tippe an, was in jeder der beiden Ebenen zählt.',
        hint: 'Ein Feld in Ebene 1 und eines in Ebene 2.',
        done: 'Jede Ebene gibt eine Zahl, wo immer sie liegt.',
        why: 'In jeder Ebene zählt nur die kleinste sichtbare pinke Zahl.',
      },
      sum: {
        ask: 'Was zählt, wird addiert. Wie viele Punkte bringt Pink?',
        hint: 'Addiere die beiden Zahlen, die du gerade angetippt hast.',
        done: 'Die Summe sind deine Punkte, und eine Ebene ohne sichtbare Zahl zählt 0.',
        options: {},
        wrong: {
          11: 'Das sind die größten Zahlen.',
          16: 'In jeder Ebene zählt nur eine Zahl, die kleinste.',
        },
      },
      cover: {
        ask: 'Die 2 verdirbt dir Ebene 1. Lege das pinke Lumino so, dass dort die 5 zählt.',
        hint: 'Überdecke die 2 und lass die 5 sichtbar.',
        done: 'Wird eine kleine Zahl überdeckt, kann eine größere zählen.',
        offGoal: 'Das ist erlaubt, aber dann zählt in Ebene 1 nicht die 5.',
      },
    },
  },

  'when-to-score': {
    title: 'Wann werten?',
    summary: 'Jede Farbe einmal, Kalkstein nach Runde und der Oktopus.',
    steps: {
      once: {
        ask: 'Werten dreht das Plättchen von Koralle auf Qualle. Grün und Gelb zeigen die Qualle, Blau ist abgegeben, Pink zeigt Koralle: Welche Farbe kannst du werten?',
        hint: 'Das Plättchen muss noch Koralle zeigen.',
        done: 'Jede Farbe wird einmal im Spiel gewertet, und in einer Wertungsphase höchstens eine.',
        options: colors,
        wrong: {
          green: 'Ihr Plättchen zeigt die Qualle: Sie ist schon gewertet.',
          blue: 'Ihr Plättchen ist nicht mehr im Spiel.',
          yellow: 'Ihr Plättchen zeigt die Qualle: Sie ist schon gewertet.',
        },
      },
      income: {
        ask: `Eine Korallenwertung bringt auch Kalkstein, mit der Zeit immer weniger. Die Schildkröte ist in Runde ${SECOND_STRETCH}: Wie viele Marker sind es?`,
        hint: 'Die Runden 1 bis 4 bringen am meisten, die Runden 5 bis 7 die Hälfte davon.',
        done: 'Die Runden 1 bis 4 bringen vier, 5 bis 7 zwei, 8 und 9 einen und Runde 10 nichts.',
        options: {},
        wrong: {
          4: 'Vier gibt es in den Runden 1 bis 4.',
          1: 'Einen gibt es in den Runden 8 und 9.',
          0: 'Nur Runde 10 bringt nichts.',
        },
      },
      octopus: {
        ask: 'Im Uhrzeigersinn: Ann mit dem Oktopus, Ben, Cleo. Ann und Ben werten, Cleo verzichtet: Wer bekommt den Oktopus?',
        hint: 'Er geht an die Person, die zuletzt gewertet hat.',
        done: 'Wer zuletzt gewertet hat, bekommt den Oktopus, und hat es niemand getan, bleibt er.',
        options: friends,
        wrong: { ann: 'Ann hat gewertet, aber Ben nach ihr.', cleo: 'Cleo hat nicht gewertet.' },
      },
      order: {
        ask: 'Jetzt hat Ben den Oktopus und beginnt die Runde. Wer ist zuletzt am Zug?',
        hint: 'Im Uhrzeigersinn sitzen Ann, Ben, Cleo und dann wieder Ann.',
        done: 'In einer Runde hat jede Person einen Zug, vom Oktopus aus im Uhrzeigersinn, und dann dürfen alle werten.',
        options: friends,
        wrong: { ben: 'Wer den Oktopus hat, beginnt.', cleo: 'Cleo kommt gleich nach Ben.' },
      },
      end: {
        ask: 'Die Wertungsphase der Runde 10 ist vorbei, und Kalkstein gab es keinen mehr. Was folgt?',
        hint: 'Die Schildkröte ist am Ende ihrer Leiste.',
        done: 'Nach zehn Runden kommt die Schlusswertung, also werte deine Farben vorher.',
        options: phases,
        wrong: {
          round: 'Es sind zehn Runden, nicht mehr.',
          'extra-scoring': 'Die gibt es nur, wenn der Beutel zu früh leer ist.',
        },
      },
    },
  },

  jellyfish: {
    title: 'Quallen',
    summary: 'Für Punkte behalten oder für andere Luminos abgeben.',
    steps: {
      spendable: {
        ask: 'Zu Beginn deines Zugs darfst du eine Qualle abgeben. Pink zeigt eine, Blau ist abgegeben, Grün und Gelb zeigen Koralle: Welche kannst du abgeben?',
        hint: 'Ein Plättchen zeigt seine Qualle, sobald seine Farbe gewertet ist.',
        done: 'Abgeben kannst du eine Qualle, die oben liegt, und zwar zu Beginn deines Zugs.',
        options: colors,
        wrong: {
          green: 'Dieses Plättchen zeigt noch Koralle.',
          blue: 'Diese Qualle ist nicht mehr im Spiel.',
          yellow: 'Dieses Plättchen zeigt noch Koralle.',
        },
      },
      exchange: {
        ask: 'Du gibst sie ab, behältst ein Lumino deiner Auslage und legst die anderen in den Beutel. Wie viele ziehst du?',
        hint: 'So viele, wie du zurückgelegt hast.',
        done: 'Eine Qualle tauscht beliebig viele Luminos, entweder im Atoll oder in deiner Auslage.',
        options: {},
        wrong: { 1: 'Drei kamen in den Beutel, also ziehst du drei.', 4: 'Das behaltene liegt noch da.' },
      },
      'how-often': {
        ask: 'Zwei deiner Plättchen zeigen eine Qualle. Wie oft kannst du vor diesem Zug tauschen?',
        hint: 'Jeder Tausch kostet eine Qualle.',
        done: 'Du kannst tauschen, solange du eine Qualle hast, und jede ist danach aus dem Spiel.',
        options: {},
        wrong: {
          0: 'Eine Qualle, die oben liegt, darfst du abgeben.',
          1: 'Mit der zweiten darfst du es noch einmal tun.',
        },
      },
      worth: {
        ask: 'Du behältst stattdessen beide bis zum Ende des Spiels. Wie viele Punkte bringen sie?',
        hint: `Eine behaltene Qualle bringt ${JELLYFISH_POINTS} Punkte.`,
        done: `Jede behaltene Qualle bringt in der Schlusswertung ${JELLYFISH_POINTS} Punkte.`,
        options: {},
        wrong: { 2: 'So viel bringt eine von ihnen.', 8: 'Dafür bräuchte es vier.' },
      },
      'keep-or-spend': {
        ask: `In deinem letzten Zug könnte ein Tausch, mit Glück, deine Muscheln von ${SHELLFISH.now} auf ${SHELLFISH.then} Punkt bringen. Was machst du mit deiner Qualle?`,
        hint: `Behältst du sie, bringt sie ${JELLYFISH_POINTS} Punkte.`,
        done: `Gib eine Qualle ab, wenn du dir mehr als ${JELLYFISH_POINTS} Punkte davon versprichst, sonst behalte sie.`,
        options: { keep: 'Behalten', spend: 'Abgeben' },
        wrong: { spend: 'Selbst mit Glück gewinnst du weniger, als du hergibst.' },
      },
    },
  },
};
