import { listed } from '@/ui/i18n/phrases';

import type { FilesStrings } from '../en/files';

const games = (count: number) => (count === 1 ? '1 Spiel' : `${count} Spiele`);

export const filesDe: FilesStrings = {
  title: 'Importieren und sichern',
  importTitle: 'Importieren',
  importLead: 'Importiere ein Spiel, das dir jemand geschickt hat, oder deine eigene Sicherung.',
  pick: 'Dateien auswählen',
  paste: 'Stattdessen einfügen',
  pasted: 'Der eingefügte Text',
  pasteLabel: 'Text einer Spieldatei oder Sicherung',
  pasteHint: 'Füge hier den ganzen Text ein.',
  read: 'Lesen',
  reading: 'Wird gelesen …',
  nothingDone: 'Abgebrochen. Deine gespeicherten Spiele sind unverändert.',
  drop: 'Du kannst Dateien auch irgendwo auf diese Seite ziehen.',
  dropNow: 'Loslassen, um die Dateien zu lesen.',
  pickFailed: 'Die Dateien ließen sich nicht öffnen. Versuche es noch einmal oder füge ihren Text ein.',

  refused: (count) =>
    count === 1 ? '1 Datei ließ sich nicht importieren' : `${count} Dateien ließen sich nicht importieren`,
  nothingChanged: 'Deine gespeicherten Spiele sind unverändert.',
  refusal: (name, reason) => `${name}: ${reason}`,
  tooLarge: (megabytes) => `Größer als ${megabytes} MB.`,
  unreadable: 'Ließ sich nicht öffnen.',
  newer: 'Aus einem neueren Reefside. Aktualisiere die App und versuche es noch einmal.',
  empty: 'Da steht nichts drin.',
  notOurs: 'Das ist keine Reefside-Datei.',
  damaged: 'Diese Reefside-Datei ist beschädigt.',
  more: 'Mehr',
  less: 'Weniger',

  notABackup: (game) => `keine Sicherung von ${game}-Spielen`,
  logUnfit:
    'Sein Verlauf passt nicht zum Rest der Datei. Du kannst weiterspielen, aber frühere Schritte lassen sich nicht rückgängig machen.',
  names: (names) => `Namen zur Auswahl: ${listed(names, 'und', (count) => `${count} weitere`)}.`,
  practice: 'Sterne der Lektionen und Ergebnisse der Rätsel.',

  reviewTitle: 'Bereit zum Importieren',
  fates: {
    add: 'Es ist noch nicht auf diesem Gerät.',
    replace: 'Es ist neuer als das Spiel auf diesem Gerät und ersetzt es.',
    same: 'Genau so ist es schon auf diesem Gerät.',
    newerHere: 'Das Spiel auf diesem Gerät ist neuer und bleibt.',
  },
  backupOf: (day) => `Sicherung vom ${day}`,
  partsMissing: (here, all) =>
    `Du hast ${here} von ${all} Teilen ausgewählt. Die übrigen kannst du später importieren.`,
  add: (count) => `${games(count)} ${count === 1 ? 'kommt' : 'kommen'} hinzu.`,
  replace: (count) =>
    `${games(count)} ${count === 1 ? 'wird durch eine neuere Fassung' : 'werden durch neuere Fassungen'} ersetzt.`,
  same: (count) => `${games(count)} ${count === 1 ? 'ist' : 'sind'} genau so schon hier.`,
  newerHere: (count) => `${games(count)} ${count === 1 ? 'bleibt, es ist' : 'bleiben, sie sind'} hier neuer.`,
  nothingInIt: 'Alles daraus ist schon hier.',
  settings: 'Sprache und Darstellung',
  keepSettings: 'Meine behalten',
  takeSettings: 'Aus der Sicherung übernehmen',
  bringIn: 'Importieren',
  working: 'Wird importiert …',
  leave: 'Nicht importieren',
  close: 'Schließen',

  done: (count) => (count === 0 ? 'Fertig.' : `Fertig: ${games(count)} importiert.`),
  notKept:
    'Der Import ließ sich nicht speichern, es wurde nichts geändert. Prüfe den freien Speicher und versuche es noch einmal.',
  openGame: 'Spiel öffnen',
  toHistory: 'Zu deinen Spielen',

  backupTitle: 'Sichern',
  backupLead:
    'Alle Spiele, deine Pläne, Namen, Sterne und Einstellungen in einer Datei. Bewahre sie auf einem anderen Gerät auf.',
  backUp: 'Alles sichern',
  gathering: (done, all) => `${done} von ${all} Spielen gesammelt`,
  cancel: 'Abbrechen',
  cancelled: 'Abgebrochen. Es wurde nichts gesichert.',
  backedUp: (count) => `Die Sicherung enthält ${games(count)}.`,
  parts: (count) => `Sie braucht ${count} Dateien. Sichere alle.`,
  part: (part, parts) => `Teil ${part} von ${parts}`,
  partShared: (part, parts) => `Teil ${part} von ${parts}, erledigt`,
  shareAgain: 'Noch einmal teilen',
  leftOut: (count) =>
    `${games(count)} ${count === 1 ? 'ließ sich nicht lesen und fehlt' : 'ließen sich nicht lesen und fehlen'} darin.`,
  backupFailed: 'Die Spiele ließen sich nicht lesen, darum wurde nichts gesichert. Versuche es noch einmal.',
};
