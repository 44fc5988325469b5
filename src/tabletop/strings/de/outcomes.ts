import type { OutcomeStrings } from '../en/outcomes';

export const outcomesDe: OutcomeStrings = {
  shared: 'Zum Teilen übergeben.',
  dismissed: 'Nicht geteilt.',
  saved: 'In deinen Downloads gespeichert.',
  copied: 'Kopiert. Du kannst es jetzt in eine Nachricht einfügen.',
  fileFailed: 'Die Datei ließ sich nicht teilen. Versuche es noch einmal oder wähle eine andere App.',
};
