import type { CodesStrings } from '../en/codes';

export const codesDe: CodesStrings = {
  show: {
    scanThis: 'Scanne diesen Code mit dem anderen Handy.',
    scanThese: 'Halte das andere Handy ruhig vor diese Codes, bis es alle hat.',
    drawing: 'Der Code wird gezeichnet …',
    notDrawn: 'Der Code lässt sich nicht zeichnen. Geh einmal online und versuche es noch einmal.',
    again: 'Noch einmal versuchen',
    tooLarge: 'Das passt nicht in einen Code. Übergib stattdessen das ganze Spiel.',
    partCode: (part, count) => `Code ${part} von ${count} mit dem Spiel`,
    part: (part, count) => `${part} von ${count}`,
    previous: 'Zurück',
    next: 'Weiter',
    previousCode: 'Zurück zum vorigen Code',
    nextCode: 'Weiter zum nächsten Code',
    pause: 'Pause',
    play: 'Abspielen',
    asText: 'Code als Text teilen',
    allAsText: 'Codes als Text teilen',
    textTitle: 'Reefside-Code',
  },

  scan: {
    lead: 'Richte die Kamera auf einen Code, den ein anderes Handy zeigt.',
    reason: 'Die Kamera liest die Codes, die andere Handys zeigen. Bilder werden nicht gespeichert.',
    picture: 'Kamerabild',
    preparing: 'Gleich können Codes gelesen werden …',
    nothingSeen:
      'Noch kein Code zu sehen. Halte das Handy ruhig, eine Handbreit entfernt, und stelle das andere Display heller.',
    notPrepared: 'Codes lassen sich noch nicht lesen. Geh einmal online und versuche es noch einmal.',
    again: 'Noch einmal versuchen',
    enterText: 'Code als Text eingeben',
    textLabel: 'Text eines Codes',
    textHint: 'Füge den Text ein, den das andere Handy geteilt hat.',
    read: 'Lesen',
    toCamera: 'Zurück zur Kamera',
    leave: 'Nicht übernehmen',
    nothingChanged: 'Es hat sich nichts geändert.',
    receiving: (have, count) => `Spiel: ${have} von ${count} Codes`,
    progress: 'Gescannte Codes',
    cancelGame: 'Abbrechen',
  },

  rejections: {
    otherApp: 'Das ist kein Reefside-Code.',
    newerVersion:
      'Dieser Code stammt aus einem neueren Reefside. Aktualisiere die App auf diesem Handy, um ihn zu lesen.',
    otherGame: (game) => `Dieser Code gehört zu einem anderen Spiel, nicht zu ${game}.`,
    truncated: 'Ein Teil des Codes fehlt. Scanne ihn oder füge ihn noch einmal ein.',
    damaged: 'Dieser Code wurde falsch gelesen oder verändert. Scanne ihn noch einmal.',
    meaningless: 'Mit diesem Code kann Reefside nichts anfangen.',
    partOfAnotherGame:
      'Dieser Code gehört zu einem anderen Spiel als die vorigen. Brich ab, um mit ihm neu anzufangen.',
  },
};
