import { capitalized } from '@/ui/i18n/phrases';

import type { PhotoStrings } from '../en/photo';
import { wordsDe } from './words';

const { colors } = wordsDe;
const surfaces: PhotoStrings['look']['surfaces'] = { ...colors, water: 'Wasser', limestone: 'Kalkstein' };
const coral = (color: keyof typeof colors | null) => (color === null ? 'nichts' : capitalized(colors[color]));

export const photoDe: PhotoStrings = {
  title: (name) => `Foto: ${name}`,
  terrainTitle: 'Foto vom Plan',

  picture: {
    reason: 'Die Kamera macht ein Bild vom Riff. Es bleibt auf diesem Gerät.',
    terrainReason: 'Die Kamera macht ein Bild vom leeren Plan. Es bleibt auf diesem Gerät.',
    tip: 'Gerade von oben, der ganze Plan im Bild, und nichts darf spiegeln.',
    terrainTip: 'Auf dem Plan darf nichts liegen. Gerade von oben, alles im Bild, und nichts darf spiegeln.',
    secondTip:
      'Jetzt von einer anderen Seite. Was sich vorher gespiegelt hat, ist dann klar zu sehen. Beide Fotos zählen.',
    camera: 'Kamera',
    take: 'Bild aufnehmen',
    hints: {
      'too-dark': 'Es ist zu dunkel. Mach Licht an.',
      glare: 'Im Plan spiegelt sich ein Licht. Geh etwas zur Seite.',
      'no-board': 'Der Plan ist noch nicht zu sehen. Nimm ihn ganz ins Bild.',
      'cut-off': 'Ein Teil des Plans ist abgeschnitten. Geh etwas zurück.',
      'too-tilted': 'Halte das Handy mehr von oben.',
      good: 'Der ganze Plan ist im Bild.',
    },
    failed: 'Das Bild ist nicht gelungen. Versuche es noch einmal.',
    choose: 'Bild auswählen',
    goOn: 'Mit diesem Bild weitermachen',
    taken: 'Das aufgenommene Bild',
    byHand: 'Von Hand malen',
    boxKnown: 'Die Farben deiner Schachtel sind von früheren Fotos bekannt.',
    forgetBox: 'Farben meiner Schachtel vergessen',
    problems: {
      'not-a-picture': 'Das ist kein Bild. Wähle ein anderes aus.',
      unreadable: 'Das Bild lässt sich nicht lesen. Nimm es neu auf oder wähle ein anderes aus.',
      'too-large':
        'Das Bild ist zu groß für dieses Gerät. Nimm es hier neu auf oder wähle ein kleineres aus.',
      'too-small':
        'Das Bild ist zu klein, um die Felder zu erkennen. Nimm es neu auf oder wähle ein anderes aus.',
    },
  },

  tasks: {
    opening: 'Das Bild wird geöffnet …',
    finding: 'Der Plan wird gesucht …',
    reading: 'Die Farben werden gelesen …',
    judging: 'Alle Felder werden noch einmal geprüft …',
  },
  cancel: 'Abbrechen',

  grid: {
    stage: 'Das Bild mit dem Gitter',
    found: 'Liegt das Gitter auf den Feldern? Wenn nicht, drehe oder verschiebe es, oder ziehe einen Ring.',
    unsure:
      'Das Gitter ist nur geraten. Sieh es dir genau an. Drehe oder verschiebe es, oder ziehe einen Ring.',
    notFound:
      'Der Plan wurde nicht gefunden. Ziehe jeden Ring auf die Mitte des Eckfelds, dessen Namen er hat.',
    lay: 'Ziehe jeden Ring auf die Mitte des Eckfelds, dessen Namen er hat.',
    unsound: 'Das Gitter ist verdreht. Ordne die Ringe: a1, a5, g5, g1 rund um den Plan.',
    corner: (space) => `Ring ${space}`,
    place: (across, down) => `${across} nach rechts, ${down} nach unten`,
    moves: { increment: 'Nach rechts', decrement: 'Nach links', up: 'Nach oben', down: 'Nach unten' },
    turn: 'Halb drehen',
    turnSixth: 'Um ein Sechstel drehen',
    bySpace: {
      left: 'Um ein Feld nach links',
      right: 'Um ein Feld nach rechts',
      up: 'Um ein Feld nach oben',
      down: 'Um ein Feld nach unten',
    },
    freeRings: 'Ringe einzeln ziehen',
    snap: 'An die Felder anpassen',
    another: 'Anderes Bild',
    byHand: 'Von Hand malen',
    read: 'Farben lesen',
  },

  look: {
    board: 'Das Bild mit dem, was gelesen wurde',
    surfaces,
    letters: { water: 'Wa', limestone: 'Ka' },
    space: (space, surface) => `${space}, ${surfaces[surface]}`,
    doubtful: 'unsicher',
    said: 'wie angegeben',
    counts: 'Was gelesen wurde',
    count: (surface, count) => `${surfaces[surface]}: ${count}`,
    sure: 'Stimmt es? Tippe ein Feld an, das falsch gelesen wurde.',
    doubts: (spaces) =>
      spaces === 1
        ? 'Unsicher bei 1 markierten Feld. Tippe es an, um zu sagen, was dort ist.'
        : `Unsicher bei ${spaces} markierten Feldern. Tippe eins an, um zu sagen, was dort ist.`,
    turned: 'Das Gitter wurde halb gedreht, weil es so zu Plan und Riff passt.',
    nextDoubt: 'Nächstes unsicheres Feld',
    whatIs: (surface) => `Dieses Feld wurde so gelesen: ${surfaces[surface]}. Was ist dort?`,
    isWhat: 'Was dort ist',
    close: 'Schließen',
    offer: (count, surface) =>
      count === 1
        ? `1 weiteres Feld sieht so aus. Ist es auch ${surfaces[surface]}?`
        : `${count} weitere Felder sehen so aus. Sind sie alle ${surfaces[surface]}?`,
    takeOffer: (count, surface) => (count === 1 ? `Ja, ${surfaces[surface]}` : `Alle ${surfaces[surface]}`),
    leaveOffer: 'So lassen',
    undo: 'Rückgängig',
    undoNamed: (surface) => `Rückgängig: ${surfaces[surface]}`,
    noReef: 'Das sieht nicht nach einem Riff aus. Liegt das Gitter auf dem Plan, und stimmt das Bild?',
    noBoard: 'Das sieht nicht nach einem leeren Plan aus. Liegt das Gitter darauf?',
    second: 'Zweites Foto von anderer Seite',
    again: 'Gitter neu legen',
    another: 'Anderes Bild',
    byHand: 'Von Hand malen',
    paint: 'So malen',
    paintAnyway: 'Trotzdem so malen',
    compare: 'Mit dem Riff vergleichen',
    compareAnyway: 'Trotzdem vergleichen',
    terrain: 'Für diesen Plan verwenden',
    terrainAnyway: 'Trotzdem verwenden',
  },

  compare: {
    board: (name) => `Gelegtes Riff von ${name}`,
    same: 'Foto und Riff stimmen auf allen Feldern überein.',
    differences: (count) =>
      count === 1
        ? 'Auf 1 Feld zeigt das Foto etwas anderes als das Riff. Tippe es an, um es zu sehen.'
        : `Auf ${count} Feldern zeigt das Foto etwas anderes als das Riff. Tippe eins an, um es zu sehen.`,
    many: 'Das ist viel. Zeigt das Foto dieses Riff, und lag das Gitter auf dem Plan, richtig herum?',
    difference: (known, seen) => `Im Riff ${coral(known)}, auf dem Foto ${coral(seen)}`,
    unsure: 'unsicher',
    asTracked: 'Das Riff stimmt',
    done: 'Fertig',
    correct: 'Riff anpassen',
    takeOver: 'Foto verwenden',
    takeOverNote: 'Das Riff gilt dann als gemalt. Was gelegt wurde, bleibt erhalten.',
    back: 'Zurück zum Foto',
  },
};
