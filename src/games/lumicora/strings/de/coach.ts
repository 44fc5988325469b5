import type { CoachStrings } from '../en/coach';

const backs = (fish: number) => (fish === 0 ? 'ohne Fische' : `mit ${fish} Fischen`);

export const coachDe: CoachStrings = {
  title: 'Beim Spielen lernen',
  lead: 'Ihr habt die Schachtel vor euch. Erst baut ihr auf, dann sagt euch der Coach jede Sache, wenn sie zum ersten Mal passiert.',
  players: 'Wie viele spielt ihr?',
  playersCount: (count) => (count === 1 ? '1 Person' : `${count} Personen`),
  setUp: 'Aufbau',
  progress: (done, of) => `${done} von ${of} erledigt`,
  setup: {
    boards: () =>
      'Jede Person nimmt einen Riffplan. Ihr spielt auf der A-Seite, und der Wertungsplan zeigt die dunkle Seite.',
    sort: ({ sets }) => {
      const used = sets.filter(({ isUsed }) => isUsed);
      const unused = sets.filter(({ isUsed }) => !isUsed);
      const told = used.map(({ fish, luminos }) => `${luminos} ${backs(fish)}`).join(', ');
      const rest =
        unused.length === 0
          ? 'Das sind alle.'
          : `Die ${unused.map(({ fish }) => backs(fish)).join(' oder ')} bleiben in der Schachtel.`;
      return `Sortiert die Luminos nach den Fischen auf der Rückseite. Im Spiel: ${told}. ${rest}`;
    },
    stack: ({ stack }) => `Legt ${stack} Luminos ungesehen beiseite. Das ist der Notfallstapel.`,
    bag: ({ bag, stack }) =>
      stack === 0
        ? `Alle ${bag} Luminos kommen in den Beutel.`
        : `Die anderen ${bag} Luminos kommen in den Beutel.`,
    atoll: ({ atoll }) => `Zieht ${atoll} Luminos und legt sie offen ins Atoll.`,
    displays: ({ display }) => `Jede Person zieht ${display} Luminos und legt sie offen in ihre Auslage.`,
    tiles: ({ tiles }) =>
      `Jede Person nimmt ${tiles} Wertungsplättchen, eines je Farbe, mit der Koralle nach oben.`,
    starts: ({ startsLeft }) =>
      `Mischt die 6 Start-Luminos und gebt jeder Person eines. Es kommt in die Mitte des Riffs, egal wie herum. ${startsLeft} bleiben in der Schachtel.`,
    fish: ({ players }) => `Alle ${players} Fische kommen auf die 0 der Punkteleiste.`,
    turtle: () => 'Die Schildkröte kommt auf Runde 1.',
    limestone: ({ limestone }) =>
      `Die ${limestone} Kalksteinmarker liegen neben dem Plan. Am Anfang hat niemand welche.`,
    octopus: () => 'Wer beginnt, nimmt den Oktopus.',
  },
  phones: 'Wie viele Handys?',
  onePhone: 'Ein Handy für alle',
  ownPhone: 'Jede Person hat eins',
  coach: 'Coach',
  cards: {
    refused:
      'Dorthin darf es nicht, und die Zeile unter dem Plan sagt, warum. Tippe andere Felder an, oder leg es für −1 Punkt zurück.',
    turn: 'Leg zuerst ein Lumino deiner Auslage ins Atoll. Dann nimm Kalkstein, eines aus deiner Auslage oder eine Farbe aus dem Atoll. Füll das Atoll auf vier auf, dann leg.',
    placing:
      'Wähle Farbe und Zahl deines Luminos, dann tippe seine zwei Felder an. In Ebene 1 muss es seine eigene Farbe berühren.',
    water:
      'Das war Wasser. Jedes Wasserfeld kostet einen Kalksteinmarker, also leg ihn in den Vorrat zurück.',
    'level-2':
      'Ebene 2! Dort liegt ein Lumino auf zwei verschiedenen, liegt auf seiner Farbe oder berührt sie und kostet keinen Kalkstein.',
    returned: 'Es kommt in den Beutel, und dein Fisch geht ein Feld zurück.',
    overflow: 'Auf deinem Plan ist Platz für 10 Marker. Was nicht passt, geht zurück in den Vorrat.',
    'scoring-phase':
      'Alle Züge sind vorbei. Füllt jede Auslage auf vier auf. Jetzt darf jede Person ein Plättchen umdrehen und dessen Farbe werten, oder warten.',
    jellyfish:
      'Das umgedrehte Plättchen zeigt eine Qualle. Behalte sie für 2 Punkte am Ende, oder gib sie vor einem Zug ab, um Luminos zu tauschen.',
    octopus:
      'Eine neue Runde: Zieht die Schildkröte weiter. Wer zuletzt gewertet hat, hat den Oktopus und beginnt.',
    spent: 'Nimm das Plättchen von deinem Plan. Diese Qualle ist aus dem Spiel.',
    'bag-empty':
      'Der Notfallstapel kommt in den Beutel. Vor Runde 10 wird diese Runde damit zur letzten, mit einer zusätzlichen Wertungsphase.',
    final:
      'Die Runden sind vorbei. Jetzt zählen Quallen, Kalkstein, Tiere und Farben, eins nach dem anderen.',
  },
  close: 'Verstanden',
  off: 'Coach aus',
};
