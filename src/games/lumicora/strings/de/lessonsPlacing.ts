import type { PlacingTexts } from '../lessonsWords';

const elsewhere = (level: number) => `Das ist erlaubt, aber leg es in Ebene ${level}.`;

export const lessonsPlacingDe: PlacingTexts = {
  levels: {
    title: 'Worum es geht',
    summary: 'Ein Riff, das wächst: Lumino um Lumino, Ebene um Ebene.',
    steps: {
      'two-spaces': {
        ask: 'Du hast ein grünes Lumino. Lege es auf zwei freie Felder neben der grünen Hälfte.',
        hint: 'Seine zwei Felder brauchen eine gemeinsame Kante, und eines muss Grün berühren.',
        done: 'Ein Lumino bedeckt zwei benachbarte Felder, und nichts ragt über den Rand.',
      },
      about: {
        ask: 'Zehn Runden wächst dein Riff. Zahlen zählen unterwegs, Tiere und Farben am Ende: Tippe die zwei höchsten Hälften an.',
        hint: 'Das kleine Zeichen auf der Koralle zeigt die Ebene.',
        done: 'Darum geht es: hoch bauen und gute Zahlen und Tiere sichtbar lassen.',
        why: 'Das höchste Lumino liegt in Ebene 3.',
      },
      'second-level': {
        ask: 'Was auf dem Plan liegt, ist in Ebene 1, was darauf liegt, in Ebene 2. Tippe beide Felder in Ebene 2 an.',
        hint: 'Ab Ebene 2 zeigt ein kleines Zeichen auf der Koralle die Ebene.',
        done: 'Die Ebene sagt, wie hoch ein Lumino liegt, vom Plan aus gezählt.',
        why: 'In Ebene 2 ist nur, was auf anderen Luminos liegt.',
      },
      'lie-flat': {
        ask: 'Lege das grüne Lumino in Ebene 2. Beide Hälften müssen gleich hoch liegen.',
        hint: 'Suche zwei benachbarte Hälften in Ebene 1, die zu verschiedenen Luminos gehören.',
        done: 'Ein Lumino liegt flach, mit beiden Hälften in einer Ebene.',
        offGoal: elsewhere(2),
      },
    },
  },

  'own-color': {
    title: 'Auf den Grundfeldern',
    summary: 'Grün kommt zu Grün und Blau zu Blau.',
    steps: {
      touch: {
        ask: 'In Ebene 1 braucht ein Lumino eine gemeinsame Kante mit der gleichen Farbe. Lege das blaue Lumino.',
        hint: 'Die markierte Hälfte des Start-Luminos ist blau.',
        done: 'Eine Kante zur gleichen Farbe genügt, was immer es sonst noch berührt.',
      },
      'in-sight': {
        ask: 'Auf den Grundfeldern zählen nur sichtbare Korallenfelder in Ebene 1 als berührt. Tippe alle grünen Felder an, die für ein grünes Lumino dort zählen.',
        hint: 'Zwei der grünen Felder liegen in Ebene 2, lass sie also aus.',
        done: 'Auf den Grundfeldern zählt nur, was in Ebene 1 sichtbar ist.',
        why: 'Es muss grün, sichtbar und in Ebene 1 sein.',
      },
      'same-level': {
        ask: 'Lege das grüne Lumino in Ebene 1. Achte darauf, in welcher Ebene das Grün liegt, das es berührt.',
        hint: 'Das markierte Grün liegt in Ebene 1, berühre also das.',
        done: 'Grün in Ebene 2 hilft einem grünen Lumino in Ebene 1 nicht.',
        offGoal: elsewhere(1),
      },
    },
  },

  exceptions: {
    title: 'Ausnahmen',
    summary: 'Wenn eine Farbe keinen Platz hat, und wem die Mitte gehört.',
    steps: {
      'not-in-sight': {
        ask: 'In Ebene 1 ist kein Gelb sichtbar, also gilt Ausnahme A. Lege das gelbe Lumino in Ebene 1.',
        hint: 'Die Farbe ist jetzt egal, aber es muss trotzdem ein Lumino in Ebene 1 berühren.',
        done: 'Bei Ausnahme A darf es in Ebene 1 jedes Lumino berühren, aber eines muss es berühren.',
      },
      'no-room': {
        ask: 'Grün ist sichtbar, hat aber neben sich keine zwei freien Felder mehr, also gilt Ausnahme B. Lege das grüne Lumino in Ebene 1.',
        hint: 'Als Nachbar genügt irgendein Lumino in Ebene 1.',
        done: 'Ausnahme B gilt, wenn neben der Farbe kein Platz ist, und auch dann muss es ein Lumino berühren.',
        offGoal: elsewhere(1),
      },
      'room-is-room': {
        ask: 'Du hast keinen Kalkstein, und der Platz neben Grün ist zum Teil Wasser. Lege das grüne Lumino trotzdem.',
        hint: 'Platz ist da, also gilt keine Ausnahme, und du musst nach oben.',
        done: 'Ausnahme B fragt nach Platz, nie nach Kalkstein.',
      },
      middle: {
        ask: 'Hier wurde das Start-Lumino vergessen, das in die Mitte gehört. Lege das grüne Lumino neben Grün, außerhalb der Mitte.',
        hint: 'Beginne neben dem markierten Grün, weg von den zwei Feldern in der Mitte.',
        done: 'Die beiden Felder in der Mitte sind für das Start-Lumino, egal wie herum es liegt.',
      },
      which: {
        ask: 'Das markierte blaue Lumino überdeckt die einzige grüne Hälfte. Welche Ausnahme gilt für Grün in Ebene 1?',
        hint: 'Überdeckte Koralle ist nicht sichtbar.',
        done: 'Überdeckte Koralle zählt nicht, in Ebene 1 ist also kein Grün sichtbar, und Ausnahme A gilt.',
        options: { A: 'A: nicht sichtbar', B: 'B: kein Platz', none: 'Keine von beiden' },
        wrong: {
          B: 'Ausnahme B ist für eine Farbe, die sichtbar ist und neben sich keinen Platz hat.',
          none: 'Die grüne Hälfte ist überdeckt, also ist in Ebene 1 kein Grün sichtbar.',
        },
      },
    },
  },

  'building-up': {
    title: 'In die Höhe bauen',
    summary: 'Zwei verschiedene Luminos darunter, eine Ebene, eine passende Farbe.',
    steps: {
      'on-color': {
        ask: 'Weiter oben darf ein Lumino auf der gleichen Farbe liegen, eine Hälfte genügt. Lege das grüne Lumino in Ebene 2.',
        hint: 'Suche zwei benachbarte Hälften verschiedener Luminos, eine davon grün.',
        done: 'Mit einer Hälfte auf der gleichen Farbe darf ein Lumino nach oben.',
        offGoal: elsewhere(2),
      },
      'two-luminos': {
        ask: 'Lege auch dieses in Ebene 2. Es muss auf zwei verschiedenen Luminos liegen.',
        hint: 'Lege es über die Fuge zwischen zwei grünen Luminos.',
        done: 'Ab Ebene 2 liegen die Hälften auf zwei verschiedenen Luminos.',
        offGoal: elsewhere(2),
      },
      'beside-color': {
        ask: 'Auf blauer Koralle ist gerade kein Platz. Berühre Blau stattdessen in Ebene 2 von der Seite.',
        hint: 'Das markierte Blau liegt in Ebene 2, also lege es daneben auf zwei Luminos.',
        done: 'Auch Berühren zählt, und zwar in der Ebene, in die das Lumino kommt.',
        offGoal: elsewhere(2),
      },
      'third-level': {
        ask: 'Weiter oben gelten dieselben Regeln. Lege das grüne Lumino in Ebene 3.',
        hint: 'In Ebene 2 liegen zwei verschiedene Luminos, überdecke von jedem eine Hälfte.',
        done: 'Gleiche Farbe, zwei Luminos und eine Ebene, das gilt bis ganz nach oben.',
        offGoal: elsewhere(3),
      },
    },
  },

  water: {
    title: 'Wasser kostet Kalkstein',
    summary: 'Wofür du Marker zahlst und was zurück in den Beutel kommt.',
    steps: {
      'free-ground': {
        ask: 'Du hast keine Kalksteinmarker. Lege das grüne Lumino dorthin, wo es nichts kostet.',
        hint: 'Kalksteinfelder kosten nichts, und nach oben zu gehen auch nicht.',
        done: 'Kalksteinfelder kosten nichts, Wasserfelder schon.',
      },
      pay: {
        ask: 'Ein Wasserfeld in Ebene 1 kostet einen Marker, und einen hast du. Bedecke genau ein Wasserfeld.',
        hint: 'Nimm ein Wasserfeld und ein Kalksteinfeld, neben Grün.',
        done: 'Jedes Wasserfeld kostet einen Marker, und ohne Marker kannst du dort nicht legen.',
        offGoal: 'Das ist erlaubt und kostet nichts. Bedecke genau ein Wasserfeld.',
      },
      'above-water': {
        ask: 'Du hast keine Marker mehr. Lege das grüne Lumino in Ebene 2, wo Wasser egal ist.',
        hint: 'Lege es auf das Lumino im Wasser und auf das daneben.',
        done: 'Nur Ebene 1 kostet Kalkstein, weiter oben kostet nichts.',
        offGoal: elsewhere(2),
      },
      'give-back': {
        ask: 'Du musst ein Lumino nicht legen. Tippe auf den Beutel, um dieses zurückzulegen.',
        hint: 'Der Beutel steht neben dem Lumino auf deiner Hand.',
        done: 'Jedes zurückgelegte Lumino kostet 1 Punkt, und wir lassen die Punkte auch unter 0 fallen.',
        offGoal: 'Das ist erlaubt, aber diesmal kommt das Lumino zurück in den Beutel.',
      },
    },
  },
};
