import type { Stars } from '@/tabletop/learn/lessons';
import { minus, pointsDe as points } from '@/ui/i18n/phrases';

import type { LearnStrings } from '../en/learn';
import { wordsDe } from './words';

const { animals, colors } = wordsDe;

const STARS: Readonly<Record<Stars, string>> = {
  0: 'kein Stern',
  1: '1 von 3 Sternen',
  2: '2 von 3 Sternen',
  3: '3 von 3 Sternen',
};

export const learnDe: LearnStrings = {
  title: 'Spielen lernen',
  inMinutes: 'In acht Minuten lernen',
  invitation: 'Fünfzehn kurze Lektionen auf dem echten Plan. Acht davon reichen für das erste Spiel.',

  path: {
    title: 'Erstes Spiel',
    lead: 'Acht kurze Lektionen, zusammen etwa acht Minuten. Dann kann es losgehen.',
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
  course: {
    reef: (played, of) => `Dein Riff: ${played} von ${of} Luminos`,
    grown: 'Dein Riff ist um ein Lumino gewachsen.',
    pathDone: 'Das ist das ganze Spiel. Du bist bereit für dein erstes!',
    allDone: 'Dein Riff ist fertig: Du hast jede Lektion gespielt.',
    allStars: 'Überall drei Sterne. Mehr können wir dir nicht beibringen!',
  },
  lessons: 'Alle Lektionen',
  stars: (stars) => STARS[stars],
  skipped: 'übersprungen',
  further: 'Zum Nachlesen',

  lesson: {
    unknown: 'Diese Lektion gibt es nicht.',
    step: (step, of) => `${step} von ${of}`,
    inHand: (lumino) => `Lumino auf der Hand: ${lumino}`,
    tapTwo: 'Tippe zwei Felder an.',
    tapTwoHalves: (number) => `Tippe zwei Felder an, zuerst das für die ${number}.`,
    tapOther: 'Jetzt das andere Feld.',
    tapSpaces: 'Tippe die Felder an, dann prüfe.',
    chosen: (count) => (count === 1 ? '1 Feld gewählt.' : `${count} Felder gewählt.`),
    chooseAnswer: 'Wähle eine Antwort.',
    turn: {
      add: 'Tippe ein Lumino deiner Auslage an: Es kommt ins Atoll.',
      act: 'Tippe den Kalkstein an, ein Lumino deiner Auslage oder Luminos im Atoll.',
      fill: 'Tippe den Beutel an: Das Atoll wird aufgefüllt.',
      place: 'Tippe zwei Felder für das Lumino auf deiner Hand an.',
      over: 'Dein Zug ist vorbei.',
    },
    spend: 'Tippe die Luminos an, die du tauschen willst.',
    flip: 'Tippe das Plättchen an, das du umdrehen willst.',
    tapLevel: (level) => `Ebene ${level}: Tippe die Zahl an, die zählt.`,
    isPicked: 'gewählt',
    lookHere: 'Sieh dir an, was markiert ist.',
    tapThing: 'Tippe das Richtige an.',
    inOrder: (done, of) => `${done} von ${of} angetippt.`,
    hand: 'Hand',
    supply: 'Tisch',
    limestone: (count) => `Kalkstein, ${count} von 10`,
    takeLimestone: (count) => `${count} nehmen`,
    bag: (count) => `Beutel, ${count === 1 ? '1 Lumino' : `${count} Luminos`}`,
    fillAtoll: 'Atoll auffüllen',
    returnLumino: 'Zurücklegen, −1',
    stack: (count) => `Notfallstapel, ${count}`,
    take: (count) => (count === 1 ? '1 Lumino nehmen' : `${count} Luminos nehmen`),
    swap: (count) => (count === 1 ? '1 Lumino tauschen' : `${count} Luminos tauschen`),
    score: (score) => `Punkte ${minus(score)}`,
    level: (level, number) => `Ebene ${level}: ${number}`,
    sum: (numbers, total) =>
      numbers.length > 1 ? `${numbers.join(' + ')} = ${points(total)}` : points(total),
    paid: (markers, returned) =>
      returned === 0
        ? `und Kalkstein: jetzt ${markers}`
        : `und Kalkstein: jetzt ${markers}, zurück in den Vorrat ${returned}`,
    friends: { you: 'Du', ann: 'Ann', ben: 'Ben', cleo: 'Cleo' },
    hasOctopus: 'hat den Oktopus',
    hasScored: 'hat gewertet',
    hasNotScored: 'hat nicht gewertet',
    spaces: (color, count) => `${count} × ${colors[color]}`,
    standing: (total, limestone) => `${points(total)}, ${limestone} Kalkstein`,
    roundSpace: (round, income) => `Runde ${round}, bringt ${income}`,
    marker: (number) => `Kalksteinmarker ${number}`,
    pointsOf: (species, count, earned) => `${count} × ${animals[species]}: ${points(earned)}`,
    turtle: 'Schildkröte',
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
      0: 'Spiele alle Schritte, um Sterne zu bekommen.',
      1: 'Mit wenigen Fehlern und höchstens zwei Tipps gibt es zwei Sterne.',
      2: 'Ohne Fehler und Tipps gibt es drei Sterne.',
      3: null,
    },
    learnt: 'Das hast du gelernt',
    nextLesson: (lesson) => `Nächste Lektion: ${lesson}`,
    repeat: 'Wiederholen',
    all: 'Alle Lektionen',
  },
};
