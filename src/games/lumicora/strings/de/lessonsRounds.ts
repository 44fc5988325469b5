import { LAST_OF_FOUR, NEARLY_FULL, SECOND_STRETCH, SHELLFISH } from '../../lessons/roundLessons';
import { JELLYFISH_POINTS } from '../../rules/finalScoring';
import { limestoneIncome } from '../../rules/round';
import { STORAGE } from '../../rules/turn';
import type { RoundTexts } from '../lessonsWords';

const phases = {
  round: 'Noch eine Runde',
  'extra-scoring': 'Noch eine Wertungsphase',
  'final-scoring': 'Die Schlusswertung',
};

export const lessonsRoundsDe: RoundTexts = {
  turn: {
    title: 'Ein ganzer Zug',
    summary: 'Ein Lumino ins Atoll, eine von drei Aktionen, dann das Riff.',
    steps: {
      limestone: {
        ask: 'Jeder Zug beginnt damit, dass ein Lumino deiner Auslage ins Atoll kommt. Tippe das mit der größten Zahl an, dann nimm so viel Kalkstein.',
        hint: 'Die pinke 6 bringt am meisten: Tippe sie an und dann den Kalkstein.',
        done: 'Aktion A bringt so viel Kalkstein wie die Zahl, die du ins Atoll legst.',
        offGoal: 'Das ist erlaubt, aber jetzt willst du möglichst viel Kalkstein.',
      },
      display: {
        ask: 'Hol die grüne 3 aus deiner Auslage auf dein Riff. Zuerst muss ein anderes Lumino ins Atoll.',
        hint: 'Lege irgendein anderes ins Atoll, dann tippe die grüne 3 an.',
        done: 'Aktion B nimmt eines der drei Luminos, die in deiner Auslage geblieben sind.',
        offGoal: 'Das ist erlaubt, aber so kommt die grüne 3 nicht auf dein Riff.',
      },
      atoll: {
        ask: 'Hol jetzt die blaue 5 aus dem Atoll auf dein Riff.',
        hint: 'Lege kein Blau ins Atoll, denn die Farbe müsste dort bleiben.',
        done: 'Aktion C: Luminos einer Farbe aus dem Atoll, nie der gerade dazugelegten.',
        offGoal: 'Das ist erlaubt, aber so bekommst du die blaue 5 nicht.',
      },
      'as-many': {
        ask: 'Drei blaue Luminos liegen im Atoll, aber dein Riff hat nur für eines Platz. Nimm, was du brauchst, und lege es.',
        hint: 'Ein blaues Lumino, ganz nach oben in Ebene 3, denn du hast keinen Kalkstein.',
        done: 'Du nimmst eines bis drei einer Farbe, und jedes ohne Platz kostet 1 Punkt.',
        offGoal: 'Das ist erlaubt, aber dein Riff hat nur für ein blaues Lumino Platz.',
      },
      whole: {
        ask: 'Nun ein ganzer Zug: Nimm alle drei blauen Luminos, fülle das Atoll aus dem Beutel auf vier auf und lege alle drei.',
        hint: 'Nach dem Nehmen tippe den Beutel an, erst dann lege.',
        done: 'Eines dazulegen, eine Aktion, Atoll auffüllen, legen: So geht jeder Zug.',
        offGoal: 'Das ist erlaubt, aber diesmal willst du alle drei blauen Luminos legen.',
      },
    },
  },

  'coral-scoring': {
    title: 'Korallenwertung',
    summary: 'Dreh ein Plättchen um, und in jeder Ebene zählt die kleinste Zahl.',
    steps: {
      'first-level': {
        ask: 'Werte Pink: Dreh das Plättchen um. Dann tippe die kleinste pinke Zahl in Ebene 1 an.',
        hint: 'In Ebene 1 sind in Pink eine 5, eine 2 und eine 4 sichtbar.',
        done: 'Die kleinste Zahl zählt, so viele größere es auch gibt.',
        offGoal: 'Das ist erlaubt, aber diesmal wertest du Pink.',
      },
      'each-level': {
        ask: 'Werte noch einmal Pink, in einem höheren Riff. Jede Ebene zählt ihre kleinste pinke Zahl.',
        hint: 'Ebene 1 zählt die 2, und in Ebene 2 sind eine 6 und eine 3 sichtbar.',
        done: 'Die Ebenen werden addiert, und dazu bekommst du Kalkstein.',
        offGoal: 'Das ist erlaubt, aber diesmal wertest du Pink.',
      },
      cover: {
        ask: 'Die 2 verdirbt dir Ebene 1. Lege das pinke Lumino so, dass dort die 5 zählt.',
        hint: 'Überdecke die 2 und lass die 5 sichtbar.',
        done: 'Wird eine kleine Zahl überdeckt, kann eine größere zählen.',
        offGoal: 'Das ist erlaubt, aber dann zählt in Ebene 1 nicht die 5.',
      },
      once: {
        ask: `Jede Farbe wird einmal im Spiel gewertet. Es ist Runde ${SECOND_STRETCH}, und du hast ${NEARLY_FULL} Marker: Werte die eine Farbe, die noch geht.`,
        hint: 'Nur ein Plättchen, das Koralle zeigt, lässt sich umdrehen.',
        done: `Runde ${SECOND_STRETCH} bringt ${limestoneIncome(SECOND_STRETCH)} Marker, aber du hast nur Platz für ${STORAGE}, also ging einer zurück.`,
      },
    },
  },

  rounds: {
    title: 'Zehn Runden',
    summary: 'Wer am Zug ist, wer den Oktopus bekommt und wann Schluss ist.',
    steps: {
      order: {
        ask: 'Ben hat den Oktopus und beginnt. Tippe alle drei in der Reihenfolge ihrer Züge an, im Uhrzeigersinn.',
        hint: 'Nach Ben kommt die nächste Person im Uhrzeigersinn, nach der letzten die erste.',
        done: 'In einer Runde hat jede Person einen Zug, vom Oktopus aus im Uhrzeigersinn.',
        why: 'Der Oktopus beginnt, dann geht es im Uhrzeigersinn weiter.',
      },
      octopus: {
        ask: 'Nach den Zügen kommt die Wertungsphase. Ann und Ben haben gewertet, Cleo nicht: Tippe an, wer den Oktopus bekommt.',
        hint: 'Er geht an die Person, die zuletzt gewertet hat.',
        done: 'Wer zuletzt gewertet hat, bekommt den Oktopus, und wertet niemand, bleibt er.',
        why: 'Der Oktopus geht an die Person, die in dieser Phase zuletzt gewertet hat.',
      },
      turtle: {
        ask: `Die Wertungsphase der Runde ${LAST_OF_FOUR} ist vorbei. Tippe an, wohin die Schildkröte zieht.`,
        hint: 'Sie zieht eine Runde weiter.',
        done: 'Eine Korallenwertung bringt in den Runden 1 bis 4 vier Marker, dann zwei, dann einen und in Runde 10 keinen.',
        why: 'Nach jeder Wertungsphase zieht die Schildkröte ein Feld weiter.',
      },
      end: {
        ask: 'Die Schildkröte steht auf 10, und die Wertungsphase ist vorbei. Was folgt?',
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

  'when-to-score': {
    title: 'Wann werten?',
    summary: 'Was jetzt mehr bringt und was warten kann.',
    steps: {
      'best-now': {
        ask: 'Zwei deiner Farben kannst du noch werten. Werte die, die jetzt mehr bringt.',
        hint: 'Pink zählt in zwei Ebenen.',
        done: 'Mehr Ebenen bringen mehr Punkte, also sieh dir vorher alle an.',
        offGoal: 'Das ist erlaubt, aber die andere Farbe bringt jetzt mehr.',
      },
      raise: {
        ask: 'Gleich danach wertest du Pink. Lege die pinke 6 so, dass Pink am meisten bringt.',
        hint: 'Überdecke die 2, und lass die 6 in Ebene 2 zählen.',
        done: 'Oft lohnt sich vor der Wertung noch ein Lumino.',
        offGoal: 'Das ist erlaubt, aber Pink kann mehr bringen.',
      },
      zero: {
        ask: `Es ist Runde ${LAST_OF_FOUR}, und du brauchst Kalkstein. Werte eine Farbe, die keine Zahl zeigt und 0 Punkte bringt.`,
        hint: 'Gelb und Blau zeigen keine Zahl.',
        done: 'Eine Wertung mit 0 ist erlaubt: Kalkstein und Qualle bekommst du trotzdem.',
        offGoal: 'Das ist erlaubt, aber du gäbst Punkte her, die noch wachsen können.',
      },
      last: {
        ask: 'Runde 10 ist deine letzte Gelegenheit. Werte die Farbe, die noch geht.',
        hint: 'Nur Pink zeigt Koralle und zählt in zwei Ebenen.',
        done: 'Runde 10 bringt keinen Kalkstein, aber ohne Wertung brächte die Farbe gar nichts.',
      },
    },
  },

  jellyfish: {
    title: 'Quallen',
    summary: 'Für andere Luminos abgeben oder für Punkte behalten.',
    steps: {
      spend: {
        ask: 'Vor deinem Zug kannst du eine Qualle abgeben. Tippe sie an, tippe die drei grünen Luminos deiner Auslage an und tausche sie.',
        hint: 'Nur das pinke Plättchen zeigt eine Qualle.',
        done: 'Eine Qualle tauscht beliebig viele Luminos, danach ist sie aus dem Spiel.',
        offGoal: 'Das ist erlaubt, aber jetzt willst du die drei grünen Luminos deiner Auslage tauschen.',
      },
      again: {
        ask: 'Du hast zwei Quallen. Tausche mit der einen das ganze Atoll und mit der anderen dort noch einmal.',
        hint: 'Tippe eine Qualle an, dann alle vier Luminos im Atoll, und tausche sie.',
        done: 'Du kannst tauschen, solange du Quallen hast, im Atoll oder in deiner Auslage.',
        offGoal: 'Das ist erlaubt, aber zuerst willst du alle vier Luminos im Atoll tauschen.',
      },
      'keep-or-spend': {
        ask: `Es ist dein letzter Zug. Mit Glück bringt ein Tausch die markierte Muschel von ${SHELLFISH.now} auf ${SHELLFISH.then} Punkt: Was machst du mit der Qualle?`,
        hint: `Behältst du sie, bringt sie ${JELLYFISH_POINTS} Punkte.`,
        done: `Gib eine Qualle ab, wenn du dir mehr als ${JELLYFISH_POINTS} Punkte davon versprichst, sonst behalte sie.`,
        options: { keep: 'Behalten', spend: 'Abgeben' },
        wrong: { spend: 'Selbst mit Glück gewinnst du weniger, als du hergibst.' },
      },
    },
  },
};
