import type { CodesStrings } from '../en/codes';

export const codesDe: CodesStrings = {
  show: {
    scanThis: 'Scanne diesen Code mit dem anderen Telefon.',
    scanThese: 'Halte das andere Telefon ruhig vor diese Codes, bis es alle hat.',
    drawing: 'Der Code wird gezeichnet …',
    notDrawn: 'Der Code ließ sich nicht zeichnen. Beim ersten Mal braucht es eine Verbindung.',
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
    lead: 'Richte die Kamera auf einen Code, den ein anderes Telefon zeigt.',
    reason: 'Die Kamera liest die Codes, die andere Telefone zeigen. Bilder werden nicht aufbewahrt.',
    picture: 'Bild der Kamera',
    preparing: 'Gleich können Codes gelesen werden …',
    notPrepared: 'Codes lassen sich nicht lesen. Beim ersten Mal braucht es eine Verbindung.',
    again: 'Noch einmal versuchen',
    enterText: 'Text des Codes eingeben',
    textLabel: 'Text eines Codes',
    textHint: 'Füge den Text ein, den das andere Telefon geteilt hat.',
    read: 'Lesen',
    toCamera: 'Zurück zur Kamera',
    leave: 'Nicht übernehmen',
    nothingChanged: 'Es hat sich nichts geändert.',
    receiving: (have, count) => `${have} von ${count} Codes eines Spiels`,
    progress: 'Codes eines Spiels',
    cancelGame: 'Abbrechen',
  },

  rejections: {
    otherApp: 'Das ist kein Code von Reefside.',
    newerVersion:
      'Dieser Code stammt aus einem neueren Reefside. Aktualisiere die App auf diesem Telefon, um ihn zu lesen.',
    otherGame: (game) => `Dieser Code gehört zu einem anderen Spiel als ${game}.`,
    truncated: 'Das Ende dieses Codes fehlt.',
    damaged: 'Dieser Code wurde falsch gelesen oder verändert. Scanne ihn noch einmal.',
    meaningless: 'Mit diesem Code kann Reefside nichts anfangen.',
    partOfAnotherGame:
      'Dieser Code gehört zu einem anderen Spiel als die vorigen. Brich ab, um mit ihm anzufangen.',
  },
};
