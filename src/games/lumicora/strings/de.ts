import type { LumicoraStrings } from './en';

export const de: LumicoraStrings = {
  invitation: 'Baut ein Korallenriff, Ebene um Ebene. Für 2 bis 4 Personen.',
  start: {
    title: 'Lumicora',
    lead: 'Jede Person baut ihr Riff aus Luminos: erst nebeneinander auf dem Grund, dann immer höher.',
    facts: '2 bis 4 Personen · 10 Runden',
  },
  board: {
    title: 'Der Riffplan',
    side: (side) => `${side}-Seite`,
    sideNote: {
      A: 'Kalkstein rund um den Start',
      B: 'Weniger Kalkstein, dafür abgelegener am Rand',
    },
    picture: (side, water, limestone, remote) =>
      `Riffplan, ${side}-Seite: ${water} Wasserfelder, ${limestone} Kalksteinfelder, ${remote} abgelegene Kalksteinfelder und der Startbereich in der Mitte`,
    water: 'Wasser: kostet 1 Kalksteinmarker',
    limestone: 'Kalkstein: frei',
    remote: 'Abgelegener Kalkstein: frei, unbedeckt bringt er Minuspunkte',
    startingArea: 'Startbereich: hier liegt dein Start-Lumino',
    assumed:
      'Welches Feld was ist, haben wir angenommen: In den Anleitungen steht es nicht. Vergleiche es mit deinem Plan.',
  },
};
