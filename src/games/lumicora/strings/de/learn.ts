import type { Stars } from '@/tabletop/learn/lessons';

import type { LearnStrings } from '../en/learn';

const STARS: Readonly<Record<Stars, string>> = {
  0: 'kein Stern',
  1: '1 von 3 Sternen',
  2: '2 von 3 Sternen',
  3: '3 von 3 Sternen',
};

export const learnDe: LearnStrings = {
  title: 'Spielen lernen',
  inMinutes: 'In fünf Minuten lernen',
  invitation: 'Dreizehn kurze Lektionen auf dem echten Plan. Fünf davon reichen für das erste Spiel.',

  path: {
    title: 'Erstes Spiel',
    lead: 'Fünf kurze Lektionen, zusammen etwa fünf Minuten. Dann kann es losgehen.',
    progress: (done, of) => `${done} von ${of} Lektionen geschafft`,
    start: (lesson) => `Los: ${lesson}`,
    next: (lesson) => `Weiter: ${lesson}`,
    skip: 'Diese Lektion überspringen',
    done: 'Für das erste Spiel weißt du genug.',
    setUp: 'Erstes Spiel vorbereiten',
  },
  open: {
    title: (lesson) => `Fortsetzen: ${lesson}`,
    text: (step, of) => `Schritt ${step} von ${of}`,
  },
  lessons: 'Alle Lektionen',
  stars: (stars) => STARS[stars],
  skipped: 'übersprungen',
  further: 'Zum Nachlesen',

  lesson: {
    unknown: 'Diese Lektion gibt es nicht.',
    step: (step, of) => `${step} von ${of}`,
    hand: (lumino) => `Lumino auf der Hand: ${lumino}`,
    tapTwo: 'Tippe zwei Felder an.',
    tapTwoHalves: (number) => `Tippe zwei Felder an, zuerst das für die ${number}.`,
    tapOther: 'Ein Feld ist gewählt. Nun das andere.',
    tapSpaces: 'Tippe die Felder an, dann prüfe.',
    chosen: (count) => (count === 1 ? '1 Feld gewählt.' : `${count} Felder gewählt.`),
    chooseAnswer: 'Wähle eine Antwort.',
    answers: 'Antworten',
    tried: 'diese nicht',
    hinted: 'diese',
    right: 'richtig',
    check: 'Prüfen',
    skip: 'Überspringen',
    restart: 'Von vorn',
    next: 'Weiter',
    finish: 'Fertig',
    display: 'Auslage',
    atoll: 'Atoll',
    tiles: 'Plättchen',
    animalRow: (species, points) => `${species}: Eins bis vier bringen ${points.join(', ')} Punkte`,
    shown: (done) => `Das ist die Antwort. ${done}`,
    undoRestart: 'Doch weitermachen',
    joined: (lumino) => `${lumino}, gerade dazugelegt`,
  },
  end: {
    titles: {
      0: 'Lektion übersprungen',
      1: 'Lektion geschafft',
      2: 'Gut gemacht',
      3: 'Ohne Fehler',
    },
    tips: {
      0: 'Für Sterne spiele alle Schritte.',
      1: 'Mit wenigen Fehlern und höchstens zwei Tipps gibt es zwei Sterne.',
      2: 'Ohne Fehler und Tipps gibt es drei Sterne.',
      3: null,
    },
    learnt: 'Darum ging es',
    nextLesson: (lesson) => `Nächste Lektion: ${lesson}`,
    repeat: 'Wiederholen',
    all: 'Alle Lektionen',
  },
};
