import type { RecordStrings } from '../en/record';

export const recordDe: RecordStrings = {
  chart: {
    coming: 'Das Diagramm wird gezeichnet …',
    missing: 'Das Diagramm ließ sich nicht laden. Beim ersten Mal braucht es eine Verbindung.',
    again: 'Noch einmal versuchen',
    showTable: 'Als Tabelle zeigen',
    hideTable: 'Tabelle ausblenden',
    tableLabel: (title) => `${title}, als Tabelle`,
    lastRows: (shown, total) => `Die letzten ${shown} von ${total}`,
  },
  playback: {
    slider: 'Schritt des Spiels',
    step: (step, steps) => `Schritt ${step} von ${steps}`,
    previous: 'Zurück',
    previousStep: 'Einen Schritt zurück',
    next: 'Weiter',
    nextStep: 'Einen Schritt weiter',
    play: 'Abspielen',
    pause: 'Anhalten',
  },
};
