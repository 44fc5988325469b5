import type { ShellStrings } from './en';

export const de: ShellStrings = {
  appName: 'Reefside',
  back: 'Zurück',
  home: {
    title: 'Reefside',
    lead: 'Für alle, die am Tisch sitzen.',
    games: 'Spiele',
    settings: 'Einstellungen',
  },
  settings: {
    title: 'Einstellungen',
    language: 'Sprache',
    theme: 'Darstellung',
    system: 'Wie auf diesem Gerät',
    dark: 'Dunkel',
    darkNote: 'Ein Riff bei Nacht',
    light: 'Hell',
    lightNote: 'Flaches Wasser über Sand',
    notStored: 'Dieses Gerät hat deine Wahl nicht gespeichert. Sie gilt, bis du die App schließt.',
    unofficial: 'Reefside ist inoffiziell und steht mit keinem Spieleverlag in Verbindung.',
  },
  later: {
    title: 'Einen Moment',
    coming: 'Diese Seite kommt gleich …',
    missing: 'Diese Seite konnte nicht geholt werden. Beim ersten Mal braucht sie eine Verbindung.',
    again: 'Noch einmal versuchen',
  },
  notFound: {
    title: 'Nichts gefunden',
    text: 'Unter dieser Adresse gibt es keine Seite.',
    home: 'Zum Anfang',
  },
};
