import { listed } from '@/ui/i18n/phrases';

import type { FilesStrings } from '../en/files';

const games = (count: number) => (count === 1 ? '1 Spiel' : `${count} Spiele`);

export const filesDe: FilesStrings = {
  title: 'Importieren und sichern',
  importTitle: 'Importieren',
  importLead: 'Hol ein Spiel herein, das dir jemand geschickt hat, oder eine eigene Sicherung.',
  pick: 'Dateien auswählen',
  paste: 'Stattdessen einfügen',
  pasted: 'Der eingefügte Text',
  pasteLabel: 'Text einer Spieldatei oder Sicherung',
  pasteHint: 'Füge hier den ganzen Text ein.',
  read: 'Lesen',
  reading: 'Wird gelesen …',
  nothingDone: 'Abgebrochen. An dem, was hier gespeichert ist, hat sich nichts geändert.',
  drop: 'Du kannst Dateien auch irgendwo auf diese Seite ziehen.',
  dropNow: 'Loslassen, um die Dateien zu lesen.',
  pickFailed: 'Die Dateien ließen sich nicht öffnen.',

  refused: (count) => (count === 1 ? 'Das wurde abgelehnt' : `Diese ${count} wurden abgelehnt`),
  nothingChanged: 'An dem, was hier gespeichert ist, hat sich nichts geändert.',
  refusal: (name, reason) => `${name}: ${reason}`,
  tooLarge: (megabytes) => `größer als ${megabytes} MB`,
  unreadable: 'ließ sich nicht öffnen',
  newer: 'stammt aus einem neueren Reefside; aktualisiere die App und versuche es noch einmal',
  damaged: 'beschädigt',
  at: (path, reason) => `${path}: ${reason}`,

  notABackup: (game) => `keine Sicherung von ${game}-Spielen`,
  logUnfit:
    'Sein Verlauf passt nicht zum Rest der Datei. Das Spiel geht weiter, wie es dasteht, aber seine Schritte lassen sich nicht rückgängig machen.',
  names: (names) => `Namen zur Auswahl: ${listed(names, 'und', (count) => `${count} weitere`)}.`,
  practice: 'Sterne der Lektionen und Ergebnisse der Rätsel.',

  reviewTitle: 'Bereit zum Übernehmen',
  fates: {
    add: 'Es ist noch nicht auf diesem Gerät.',
    replace: 'Es ist neuer als das Spiel auf diesem Gerät und ersetzt es.',
    same: 'Genau so ist es schon auf diesem Gerät.',
    newerHere: 'Das Spiel auf diesem Gerät ist neuer und bleibt.',
  },
  backupOf: (day) => `Sicherung vom ${day}`,
  partsMissing: (here, all) =>
    `Du hast ${here} von ${all} Teilen ausgewählt. Die übrigen kannst du später übernehmen.`,
  add: (count) => `${games(count)} ${count === 1 ? 'kommt' : 'kommen'} hinzu.`,
  replace: (count) => `${games(count)} ${count === 1 ? 'wird' : 'werden'} durch neuere ersetzt.`,
  same: (count) => `${games(count)} ${count === 1 ? 'ist' : 'sind'} genau so schon hier.`,
  newerHere: (count) => `${games(count)} ${count === 1 ? 'bleibt: Es ist' : 'bleiben: Sie sind'} hier neuer.`,
  nothingInIt: 'Darin ist nichts, was nicht schon hier wäre.',
  settings: 'Sprache und Darstellung',
  keepSettings: 'Meine behalten',
  takeSettings: 'Aus der Sicherung übernehmen',
  bringIn: 'Übernehmen',
  working: 'Wird übernommen …',
  leave: 'Nicht übernehmen',
  close: 'Schließen',

  done: (count) => (count === 0 ? 'Fertig.' : `Fertig: ${games(count)} übernommen.`),
  notKept: 'Es ließ sich nicht speichern. Vielleicht ist auf diesem Gerät kein Platz mehr.',
  openGame: 'Spiel öffnen',
  toHistory: 'Zu deinen Spielen',

  backupTitle: 'Sichern',
  backupLead:
    'Alle Spiele, die gemalten Pläne, Namen, Sterne und Einstellungen in einer Datei. Bewahre sie woanders auf.',
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
  backupFailed: 'Die Spiele ließen sich nicht lesen, darum wurde nichts gesichert.',
};
