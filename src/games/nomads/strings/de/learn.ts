import { listed } from '@/ui/i18n/phrases';

import type { LearnStrings } from '../en/learn';

const list = (words: readonly string[]) => listed(words, 'und', (others) => `${others} weitere`);

export const learnDe: LearnStrings = {
  title: 'Lernen',
  lead: 'Sieben kurze Lektionen am Feuer. Du spielst Ulrich.',
  open: (key, lesson) => `${key}: ${lesson}`,
  done: 'Geschafft',
  stars: (amount) => `${amount} von 3 Sternen`,
  step: (step, steps) => `Schritt ${step} von ${steps}`,
  hint: 'Tipp',
  show: 'Antwort zeigen',
  next: 'Weiter',
  right: 'Richtig!',
  wrong: 'Noch nicht. Sieh noch einmal hin.',
  finished: 'Lektion geschafft',
  toLessons: 'Alle Lektionen',
  nextLesson: (lesson) => `Weiter: ${lesson}`,
  holding: (tiles, cards) => `Vor dir: ${tiles}. Karten: ${cards}.`,
  holdingOf: (name, tiles, cards) => `${name}: ${tiles}. Karten: ${cards}.`,
  noCards: 'keine',
  noTiles: 'keine Plättchen',
  answers: 'Deine Antwort',
  rules: 'Regeln',
  puzzle: {
    title: 'Was macht dieser Zug?',
    lead: 'Tippe jeden Stapel an, von dem du ein Plättchen nimmst.',
    confirm: 'Das war’s',
    next: 'Nächstes Rätsel',
    solved: 'Richtig!',
    you: (adventurer, move) => `Du bist ${adventurer}. Du ziehst: ${move}.`,
    missed: 'Du nimmst mehr als das.',
    tooMany: 'Eins davon bekommst du nicht.',
    summary: (spaces) => `Du nimmst ein Plättchen von ${list(spaces.map((space) => `Feld ${space}`))}.`,
    show: 'Zug zeigen',
    daily: (date) => `Rätsel des Tages, ${date}`,
  },
  lessons: {
    sowing: {
      title: 'Einen Stapel ziehen',
      about: 'Nimm einen Stapel und lass Scheibe für Scheibe fallen.',
      steps: [
        {
          ask: 'Du bist Ulrich, die schwarze Scheibe. Tippe einen Stapel an, den du ziehen darfst.',
          hint: 'Such eine schwarze Scheibe, egal wo im Stapel.',
          why: 'Deine Scheibe darf überall im Stapel liegen. Du nimmst ihn ganz.',
        },
        {
          ask: 'Dieser Stapel zieht im Uhrzeigersinn. Tippe das Feld an, auf das die letzte Scheibe fällt.',
          hint: 'Eine Scheibe pro Feld, ab dem nächsten Feld.',
          why: 'Drei Scheiben fallen auf die nächsten drei Felder, die unterste zuerst.',
        },
        {
          ask: 'Neun Scheiben gehen herum. Wohin fällt die letzte?',
          hint: 'Der Start ist ein Feld wie jedes andere.',
          why: 'Die achte Scheibe fällt auf den Start, die neunte auf das Feld danach.',
        },
      ],
    },
    listening: {
      title: 'Zuhören',
      about: 'Wer oben liegt, nimmt das Plättchen.',
      steps: [
        {
          ask: 'Du ziehst diesen Stapel. Tippe den Stapel an, von dem du ein Plättchen nimmst.',
          hint: 'Folge deiner schwarzen Scheibe.',
          why: 'Dort liegt deine Scheibe oben, also nimmst du das Plättchen. Ablehnen geht nicht.',
        },
        {
          ask: 'Niemand spielt Moon. Tippe den Stapel an, dessen Plättchen aus dem Spiel kommt.',
          hint: 'Such die weiße Scheibe, die oben liegt.',
          why: 'Ein Abenteurer, den niemand spielt, schickt das Plättchen aus dem Spiel.',
        },
        {
          ask: 'Du ziehst deine Scheibe um ein Feld. Wie viele Monde kommen auf die Tafel?',
          hint: 'Jeder Abenteurer zählt, der oben liegt, auch Moon.',
          why: 'Ein Mond kommt immer auf die Tafel, egal wer oben liegt.',
        },
      ],
    },
    lys: {
      title: 'Lys',
      about: 'Die letzte Scheibe kann ein Plättchen mehr bringen.',
      steps: [
        {
          ask: 'Tippe den Stapel an, dessen letzte Scheibe im Uhrzeigersinn bei Lys landet.',
          hint: 'Zähl die Scheiben deiner Stapel.',
          why: 'Welche Farbe die letzte Scheibe hat, ist egal.',
        },
        {
          ask: 'Lys muss weiter. Tippe einen Stapel an, zu dem sie darf.',
          hint: 'Überallhin, nur nicht stehen bleiben.',
          why: 'Du nimmst dort sofort das oberste Plättchen. Auch ein leerer Stapel ist erlaubt.',
        },
      ],
    },
    powers: {
      title: 'Fähigkeiten',
      about: 'Was jeder Abenteurer einmal im Zug darf.',
      steps: [
        {
          ask: 'Ulrich lässt zwei Scheiben auf das erste Feld fallen. Tippe an, wohin die letzte fällt.',
          hint: 'Zwei fallen zusammen, also ist der Weg ein Feld kürzer.',
          why: 'Drei Scheiben, aber nur zwei Felder.',
        },
        {
          ask: 'Siana lässt das zweite Feld ihres Weges aus. Tippe an, wohin die letzte Scheibe fällt.',
          hint: 'Der Weg ist ein Feld länger.',
          why: 'Drei Scheiben auf vier Feldern, eins davon ausgelassen.',
        },
      ],
    },
    writing: {
      title: 'Schreiben',
      about: 'Aus Plättchen werden Punkte.',
      steps: [
        {
          ask: 'Eine Legendenkarte kostet so viele ihrer Plättchen wie ihr Wert. Welche höchste Karte kannst du schreiben?',
          hint: 'Zähl die Plättchen deiner besten Legende.',
          why: 'Drei Plättchen einer Legende bezahlen die Karte mit 3.',
        },
        {
          ask: 'Du hast Legende 1 mit 3 und willst die Karte mit 5. Wie viele Plättchen kostet das?',
          hint: 'Nur der Unterschied.',
          why: 'Du zahlst den Unterschied und legst die niedrigere Karte zurück.',
        },
        {
          ask: 'Ein Lied braucht drei verschiedene Plättchen. Wie viele Joker zahlst du?',
          hint: 'Zähl deine verschiedenen Legenden.',
          why: 'Zwei Sorten sind da, der Joker steht für eine dritte.',
        },
      ],
    },
    moon: {
      title: 'Der Mond',
      about: 'Vier Monde bringen eine Wertung.',
      steps: [
        {
          ask: 'Vier Monde liegen auf der Tafel. Wie viele Punkte hast du?',
          hint: 'Karten minus eins für jedes Plättchen.',
          why: '3 und 4 für die Karten, minus 2 Plättchen.',
        },
        {
          ask: 'Wer vorn liegt, bekommt drei Monde. Wie viele bekommt der zweite Platz?',
          hint: 'Vier sind es insgesamt.',
          why: 'Der zweite Platz bekommt den letzten Mond.',
        },
        {
          ask: 'Du und Siana liegt gleichauf vorn. Wie viele Monde bekommt ihr beide jeweils?',
          hint: 'Alle vier werden geteilt.',
          why: 'Je zwei. Einen zweiten Platz gibt es dann nicht.',
        },
      ],
    },
    end: {
      title: 'Das Ende',
      about: 'Noch zwei Stapel, dann die letzten Karten.',
      steps: [
        {
          ask: 'Wie viele Stapel haben noch Plättchen?',
          hint: 'Zähl die Felder, die ein Plättchen zeigen.',
          why: 'Solange es mehr als zwei sind, geht die Partie weiter.',
        },
        {
          ask: 'Zu Beginn deines Zuges sind noch zwei Stapel da. Wie viele Karten darfst du noch schreiben?',
          hint: 'Alle bekommen eine letzte Gelegenheit.',
          why: 'Alle dürfen eine letzte Karte schreiben, du zuerst.',
        },
        {
          ask: 'Karten für 7, zwei Plättchen übrig, drei Monde gewonnen. Wie viel ist das zusammen?',
          hint: 'Jetzt zählen auch die Monde.',
          why: 'Karten plus Monde, minus die übrigen Plättchen.',
        },
      ],
    },
  },
  reference: {
    'NB-1': {
      title: 'Der Ring',
      text: 'Acht Felder liegen um das Feuer. Jedes hat einen Stapel Scheiben und einen Stapel Plättchen, dessen oberstes ihr seht.',
    },
    'NB-2': {
      title: 'Plättchen und Karten',
      text: 'Es gibt 14 Plättchen für jede der 7 Legenden, 12 Monde und 2 Joker. Jede Legende hat 4 Karten, dazu kommen 4 Lieder.',
    },
    'NB-3': {
      title: 'Scheiben',
      text: 'Acht blaue Nomaden und zwei Scheiben für jeden Abenteurer. Wer Nostromo spielt, hat eine dritte, den Frosch.',
    },
    'NB-4': {
      title: 'Aufbau',
      text: 'Zuerst der Frosch, dann ein Nomade auf jedes Feld, dann die Scheiben der Abenteurer, die niemand spielt, dann reihum eure eigenen. Am Ende des Aufbaus liegen nirgends mehr als vier Scheiben. Wer zuletzt dran ist, richtet Lys auf einen Stapel.',
    },
    'NT-1': { title: 'Ein Zug', text: 'Du ziehst und hörst zu, oder du schreibst eine Karte. Nie beides.' },
    'NM-1': {
      title: 'Ziehen',
      text: 'Nimm den ganzen Stapel eines Feldes, in dem eine deiner Scheiben liegt. Lass von unten Scheibe für Scheibe fallen, eine pro Feld, in die Richtung deiner Wahl. Ein langer Stapel geht über seinen Start hinaus.',
    },
    'NM-2': {
      title: 'Lys',
      text: 'Fällt die letzte Scheibe bei Lys, versetzt du sie zu einem anderen Stapel und nimmst dort das oberste Plättchen, bevor jemand zuhört. Ein leerer Stapel ist erlaubt.',
    },
    'NM-3': {
      title: 'Zuhören',
      text: 'Jeder Stapel, vor dem ein Abenteurer oben liegt, verliert sein oberstes Plättchen. Spielt ihn jemand, bekommt er es. Spielt ihn niemand, kommt es aus dem Spiel. Ein Mond kommt auf die Tafel. Nomaden nehmen nichts.',
    },
    'NM-4': {
      title: 'Fähigkeiten',
      text: 'Ulrich lässt zwei Scheiben auf ein Feld fallen. Siana lässt ein Feld aus. Red legt nach dem Ziehen eine seiner Scheiben obenauf. Moon versetzt Lys zuerst um ein Feld. Nostromo hat drei Scheiben. Du musst eine Fähigkeit nie nutzen.',
    },
    'NW-1': {
      title: 'Lieder',
      text: 'Ein Lied kostet so viele verschiedene Plättchen, wie auf der Karte steht. Du darfst ein Lied haben und tauschst es nie.',
    },
    'NW-2': {
      title: 'Legenden',
      text: 'Eine Legendenkarte kostet so viele ihrer Plättchen wie ihr Wert. Für eine höhere Karte zahlst du den Unterschied, und die niedrigere wird wieder frei.',
    },
    'NW-3': {
      title: 'Joker',
      text: 'Ein Joker steht für jedes Plättchen. In einem Lied steht jeder für ein anderes, das fehlt.',
    },
    'NS-1': {
      title: 'Mondwertung',
      text: 'Liegen am Ende eines Zuges vier Monde auf der Tafel, zählt ihr Karten minus Plättchen. Weitere Monde warten.',
    },
    'NS-2': {
      title: 'Wer die Monde bekommt',
      text: 'Wer vorn liegt, bekommt drei Monde, der zweite Platz einen. Bei Gleichstand vorn teilt ihr alle vier. Bei Gleichstand auf dem zweiten Platz bekommt ihn niemand. Ihr könnt auch nur drei teilen.',
    },
    'NS-3': {
      title: 'Gewonnene Monde',
      text: 'Gewonnene Monde zählen in späteren Mondwertungen nicht. Sie zählen am Ende.',
    },
    'NE-1': {
      title: 'Das Ende',
      text: 'Würde ein Zug mit höchstens zwei Stapeln beginnen, die noch Plättchen haben, endet die Partie. Von da an dürfen alle reihum eine letzte Karte schreiben.',
    },
    'NE-2': {
      title: 'Schlusswertung',
      text: 'Zähl deine Karten und gewonnenen Monde zusammen und zieh eins für jedes übrige Plättchen ab. Bei Gleichstand gewinnen mehr Legendenkarten.',
    },
  },
};
