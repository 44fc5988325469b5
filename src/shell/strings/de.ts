import type { ShellStrings } from './en';

export const de: ShellStrings = {
  appName: 'Reefside',
  back: 'Zurück',
  home: {
    title: 'Reefside',
    lead: 'Dein Begleiter am Spieltisch.',
    games: 'Spiele',
    settings: 'Einstellungen',
  },
  settings: {
    title: 'Einstellungen',
    language: 'Sprache',
    theme: 'Darstellung',
    system: 'Geräteeinstellung',
    dark: 'Dunkel',
    darkNote: 'Ein Riff bei Nacht',
    light: 'Hell',
    lightNote: 'Flaches Wasser über Sand',
    placing: 'Legen auf einem Plan',
    atOnce: 'Mit dem zweiten Tippen legen',
    atOnceNote: 'Rückgängig nimmt es zurück',
    confirm: 'Vor dem Legen bestätigen',
    confirmNote: 'Du bestätigst jedes Mal',
    notStored: 'Deine Wahl ließ sich auf diesem Gerät nicht speichern. Sie gilt, bis du die App schließt.',
    unofficial: 'Reefside ist inoffiziell und steht mit keinem Spieleverlag in Verbindung.',
  },
  problems: {
    title: 'Probleme',
    summary: (count, when) =>
      count === 1
        ? `Am ${when} hat die App ein Problem notiert.`
        : `Die App hat ${count} Probleme notiert, das letzte am ${when}.`,
    private: 'Die Liste bleibt auf diesem Gerät. Verschickt wird nichts, außer du teilst sie.',
    copy: 'Bericht kopieren',
    clear: 'Liste löschen',
    cleared: 'Die Liste ist gelöscht.',
    restore: 'Zurückholen',
    outcomes: {
      shared: 'Zum Teilen übergeben.',
      dismissed: 'Nicht geteilt.',
      saved: 'In deinen Downloads gespeichert.',
      copied: 'Kopiert. Du kannst es jetzt in eine Nachricht einfügen.',
    },
    failed: 'Auf diesem Gerät ließ sich der Bericht nicht kopieren.',
  },
  failure: {
    title: 'Da ging etwas schief',
    page: 'Ein Fehler in der App hat diese Seite angehalten. Deine Spiele sind nicht betroffen. Versuche es noch einmal oder geh zur Startseite.',
    startPage:
      'Ein Fehler in der App hat diese Seite angehalten. Deine Spiele sind nicht betroffen. Versuche es noch einmal.',
    noted: 'Was passiert ist, steht in den Einstellungen.',
    app: 'Ein Fehler hat die App angehalten. Alles, was gespeichert war, ist noch da. Starte die App neu.',
    again: 'Noch einmal versuchen',
    restart: 'Neu starten',
  },
  newVersion: {
    title: 'Neue Version',
    text: 'Eine neue Version ist da.',
    reload: 'Neu laden',
  },
  later: {
    title: 'Einen Moment',
    coming: 'Die Seite wird geladen …',
    missing: 'Die Seite lässt sich nicht laden. Geh einmal online und versuche es noch einmal.',
    again: 'Noch einmal versuchen',
    outdated:
      'Diese Seite gehört zu einer älteren Version der App. Deine Spiele sind sicher. Lade neu, um mit der neuen weiterzumachen.',
    reload: 'Neu laden',
  },
  camera: {
    looking: 'Die Kamera wird gesucht …',
    asking: 'Deine Antwort fehlt noch …',
    use: 'Kamera verwenden',
    again: 'Noch einmal versuchen',
    settings: 'Einstellungen öffnen',
    refused: 'Die Kamera wurde nicht erlaubt.',
    'refused-for-good': 'Die Kamera ist für diese App nicht erlaubt.',
    allowOnPhone:
      'Erlauben kannst du sie in den Einstellungen des Handys, bei den Berechtigungen dieser App.',
    allowInBrowser: 'Tippe auf das Symbol neben der Adresse der Seite, um die Kamera zu erlauben.',
    missing: 'Dieses Gerät hat keine Kamera, oder es ist keine zu finden.',
    failing: 'Die Kamera startet nicht. Vielleicht benutzt sie gerade eine andere App.',
    insecure: 'Der Browser erlaubt die Kamera nur auf Seiten, deren Adresse mit https beginnt.',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es keine Seite.',
    home: 'Zur Startseite',
  },
};
