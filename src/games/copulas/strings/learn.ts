import type { Translations } from '@/ui/i18n/language';

import type { LessonId } from '../lessons/lessons';
import type { PuzzleKindId, PuzzleMistake } from '../lessons/puzzles';

interface LessonWords {
  readonly title: string;
  /** By the id of the step: what to do, and a word of help. */
  readonly steps: Readonly<
    Record<string, { readonly task: string; readonly help: string; readonly done: string }>
  >;
}

interface LearnStrings {
  readonly title: string;
  readonly lead: string;
  readonly toRules: string;
  readonly toPuzzles: string;
  readonly stars: (stars: number) => string;
  readonly open: (title: string, told: string) => string;
  readonly notDone: string;
  readonly check: string;
  readonly next: string;
  readonly finish: string;
  readonly help: string;
  readonly pass: string;
  readonly missed: {
    readonly points: (least: number) => string;
    readonly extraTurn: string;
    readonly joins: string;
  };
  readonly lessonDone: string;
  readonly again: string;
  readonly toCourse: string;
  readonly lessons: Readonly<Record<LessonId, LessonWords>>;
  readonly puzzles: {
    readonly title: string;
    readonly names: Readonly<Record<PuzzleKindId, string>>;
    readonly leads: Readonly<Record<PuzzleKindId, string>>;
    readonly questions: Readonly<Record<PuzzleKindId, string>>;
    readonly mistakes: Readonly<Record<PuzzleMistake, string>>;
    readonly solution: (points: number) => string;
    readonly stands: (score: number) => string;
    readonly tries: (left: number) => string;
    readonly solved: string;
    readonly failed: string;
    readonly giveUp: string;
    readonly show: string;
  };
}

const en: LearnStrings = {
  title: 'Learn Copulas',
  lead: 'Eight short lessons. You play every one of them.',
  toRules: 'Rules',
  toPuzzles: 'Puzzles',
  stars: (stars) => (stars === 0 ? 'skipped' : stars === 1 ? '1 star' : `${stars} stars`),
  open: (title, told) => `${title}, ${told}`,
  notDone: 'not done yet',
  check: 'Place it here',
  next: 'Next',
  finish: 'Finish the lesson',
  help: 'Help me',
  pass: 'Show me',
  missed: {
    points: (least) => `That’s allowed. But there’s a place for at least ${least}.`,
    extraTurn: 'That’s allowed. But it doesn’t take you to exactly 20, 40 or 60.',
    joins: 'That’s allowed. But it doesn’t join your tiles.',
  },
  lessonDone: 'Well done!',
  again: 'Once more',
  toCourse: 'To all lessons',
  lessons: {
    first: {
      title: 'The first tile',
      steps: {
        middle: {
          task: 'The game begins with a U in the marked middle. Place one.',
          help: 'Tap a cell of the middle. Tap it again to turn the U.',
          done: 'Whoever begins chooses where the sky opens.',
        },
        bright: {
          task: 'You gain the lights that your tile covers. Cover at least 6.',
          help: 'Look where the bright cells lie side by side.',
          done: 'Every light counts as many points as it shows.',
        },
      },
    },
    touching: {
      title: 'Edge to edge',
      steps: {
        edge: {
          task: 'From now on every tile has to share an edge with one on the board, of any color. Place your cross.',
          help: 'A corner isn’t enough. One side of a cell has to touch.',
          done: 'It may be your own tile or somebody else’s.',
        },
      },
    },
    nine: {
      title: 'Not more than nine',
      steps: {
        limit: {
          task: 'A tile may cover 9 lights at most. Find a place for at least 7.',
          help: 'The brightest corner is too bright. Look right beside it.',
          done: 'So 9 is the most you can gain with one tile.',
        },
        joint: {
          task: 'No tile may lie on a joint. Find a place for at least 6.',
          help: 'The joints are the small plates. Look at the other side.',
          done: 'Most boards have their joints at the rim.',
        },
      },
    },
    shapes: {
      title: 'U, cross, U, cross',
      steps: {
        due: {
          task: 'Your shapes take turns. You placed a cross, so a U is due. Gain at least 6 with it.',
          help: 'The app always offers the shape that’s due.',
          done: 'If you can’t place the shape that’s due, you’re skipped and it stays due.',
        },
      },
    },
    twenty: {
      title: 'Exactly twenty',
      steps: {
        exactly: {
          task: 'You stand at 13. Come to stand on exactly 20 and you get one more turn.',
          help: 'You need exactly 7.',
          done: 'The same goes for 40 and 60, as long as you have extra turns left.',
        },
        forty: {
          task: 'Now you stand at 37. Reach exactly 40.',
          help: 'You need exactly 3.',
          done: 'You can’t decline an extra turn.',
        },
      },
    },
    must: {
      title: 'Even for nothing',
      steps: {
        nothing: {
          task: 'Nothing here brings a point. If you can place a tile, you have to. Find the place.',
          help: 'All dark cells together are a cross.',
          done: 'The game ends when nobody can place a tile any more.',
        },
      },
    },
    groups: {
      title: 'Keep together',
      steps: {
        join: {
          task: 'Your tiles lie in two parts, and each tile alone would cost 5. Join them.',
          help: 'Look for a gap between your tiles.',
          done: 'Every tile in a smaller group would cost 3 points at the end.',
        },
      },
    },
    alone: {
      title: 'Not alone',
      steps: {
        together: {
          task: 'A tile alone costs 5 at the end, and the biggest group of all brings 5. Place the U next to your own tiles.',
          help: 'Find a place that touches orange.',
          done: 'That’s all you need. Have a good game!',
        },
      },
    },
  },
  puzzles: {
    title: 'Puzzles',
    names: { most: 'The brightest place', twenty: 'Exactly twenty', join: 'Bring them together' },
    leads: {
      most: 'Find the place worth most.',
      twenty: 'Find a place that earns an extra turn.',
      join: 'Find a place that joins your groups.',
    },
    questions: {
      most: 'Which place brings the most points?',
      twenty: 'Where do you reach exactly 20?',
      join: 'Where do you join two of your groups or more?',
    },
    mistakes: {
      illegal: 'The tile may not lie there.',
      'not-most': 'There’s a place for more.',
      'not-twenty': 'That doesn’t make exactly 20.',
      'not-joining': 'That doesn’t join your groups.',
    },
    solution: (points) => `This one, for ${points}.`,
    stands: (score) => `You stand at ${score}.`,
    tries: (left) => (left === 1 ? '1 try left' : `${left} tries left`),
    solved: 'Solved!',
    failed: 'Not this time.',
    giveUp: 'Next puzzle',
    show: 'Show the solution',
  },
};

const de: LearnStrings = {
  title: 'Copulas lernen',
  lead: 'Acht kurze Lektionen. Du spielst jede davon.',
  toRules: 'Regeln',
  toPuzzles: 'Rätsel',
  stars: (stars) => (stars === 0 ? 'übersprungen' : stars === 1 ? '1 Stern' : `${stars} Sterne`),
  open: (title, told) => `${title}, ${told}`,
  notDone: 'noch nicht gespielt',
  check: 'Hier legen',
  next: 'Weiter',
  finish: 'Lektion beenden',
  help: 'Hilf mir',
  pass: 'Zeig es mir',
  missed: {
    points: (least) => `Das ist erlaubt. Es gibt aber einen Platz für mindestens ${least}.`,
    extraTurn: 'Das ist erlaubt. Du kommst damit aber nicht genau auf 20, 40 oder 60.',
    joins: 'Das ist erlaubt. Es verbindet aber deine Plättchen nicht.',
  },
  lessonDone: 'Gut gemacht!',
  again: 'Noch einmal',
  toCourse: 'Zu allen Lektionen',
  lessons: {
    first: {
      title: 'Das erste Plättchen',
      steps: {
        middle: {
          task: 'Das Spiel beginnt mit einem U in der markierten Mitte. Leg eins.',
          help: 'Tippe auf ein Feld der Mitte. Tippe noch einmal, um das U zu drehen.',
          done: 'Wer beginnt, entscheidet, wo sich der Himmel öffnet.',
        },
        bright: {
          task: 'Du bekommst die Lichter, die dein Plättchen bedeckt. Bedecke mindestens 6.',
          help: 'Schau, wo helle Felder nebeneinanderliegen.',
          done: 'Jedes Licht zählt so viele Punkte, wie es zeigt.',
        },
      },
    },
    touching: {
      title: 'Kante an Kante',
      steps: {
        edge: {
          task: 'Ab jetzt muss jedes Plättchen mit einer Kante an einem anderen liegen, egal welcher Farbe. Leg dein Kreuz.',
          help: 'Eine Ecke reicht nicht. Die Seite eines Feldes muss anliegen.',
          done: 'Es darf dein eigenes Plättchen sein oder ein fremdes.',
        },
      },
    },
    nine: {
      title: 'Nicht mehr als neun',
      steps: {
        limit: {
          task: 'Ein Plättchen darf höchstens 9 Lichter bedecken. Finde einen Platz für mindestens 7.',
          help: 'Die hellste Ecke ist zu hell. Schau gleich daneben.',
          done: 'Mehr als 9 Punkte bringt also kein Plättchen.',
        },
        joint: {
          task: 'Kein Plättchen darf auf einem Verbinder liegen. Finde einen Platz für mindestens 6.',
          help: 'Die Verbinder sind die kleinen Platten. Schau auf die andere Seite.',
          done: 'Meist liegen die Verbinder am Rand.',
        },
      },
    },
    shapes: {
      title: 'U, Kreuz, U, Kreuz',
      steps: {
        due: {
          task: 'Deine Formen wechseln sich ab. Du hast ein Kreuz gelegt, also ist ein U dran. Hol damit mindestens 6.',
          help: 'Die App bietet immer die Form an, die dran ist.',
          done: 'Kannst du diese Form nicht legen, setzt du aus, und sie bleibt dran.',
        },
      },
    },
    twenty: {
      title: 'Genau zwanzig',
      steps: {
        exactly: {
          task: 'Du stehst auf 13. Wenn du genau auf 20 kommst, bist du noch einmal dran.',
          help: 'Du brauchst genau 7.',
          done: 'Das gilt auch für 40 und 60, solange du Extrazüge hast.',
        },
        forty: {
          task: 'Jetzt stehst du auf 37. Komm genau auf 40.',
          help: 'Du brauchst genau 3.',
          done: 'Einen Extrazug kannst du nicht ablehnen.',
        },
      },
    },
    must: {
      title: 'Auch für nichts',
      steps: {
        nothing: {
          task: 'Hier bringt nichts einen Punkt. Wer legen kann, muss. Finde den Platz.',
          help: 'Alle dunklen Felder zusammen sind ein Kreuz.',
          done: 'Das Spiel endet, wenn niemand mehr legen kann.',
        },
      },
    },
    groups: {
      title: 'Zusammenhalten',
      steps: {
        join: {
          task: 'Deine Plättchen liegen getrennt, und jedes allein würde 5 kosten. Verbinde sie.',
          help: 'Such eine Lücke zwischen deinen Plättchen.',
          done: 'Jedes Plättchen in einer kleineren Gruppe würde am Ende 3 Punkte kosten.',
        },
      },
    },
    alone: {
      title: 'Nicht allein',
      steps: {
        together: {
          task: 'Ein einzelnes Plättchen kostet am Ende 5, die größte Gruppe von allen bringt 5. Leg das U an deine Plättchen.',
          help: 'Finde einen Platz, der Orange berührt.',
          done: 'Mehr brauchst du nicht. Viel Spaß!',
        },
      },
    },
  },
  puzzles: {
    title: 'Rätsel',
    names: { most: 'Der hellste Platz', twenty: 'Genau zwanzig', join: 'Bring sie zusammen' },
    leads: {
      most: 'Finde den Platz, der am meisten bringt.',
      twenty: 'Finde einen Platz, der einen Extrazug bringt.',
      join: 'Finde einen Platz, der deine Gruppen verbindet.',
    },
    questions: {
      most: 'Welcher Platz bringt die meisten Punkte?',
      twenty: 'Wo kommst du genau auf 20?',
      join: 'Wo verbindest du zwei deiner Gruppen oder mehr?',
    },
    mistakes: {
      illegal: 'Dort darf das Plättchen nicht liegen.',
      'not-most': 'Es gibt einen Platz für mehr.',
      'not-twenty': 'Das ergibt nicht genau 20.',
      'not-joining': 'Das verbindet deine Gruppen nicht.',
    },
    solution: (points) => `Dieser hier, für ${points}.`,
    stands: (score) => `Du stehst auf ${score}.`,
    tries: (left) => (left === 1 ? 'noch 1 Versuch' : `noch ${left} Versuche`),
    solved: 'Gelöst!',
    failed: 'Diesmal nicht.',
    giveUp: 'Nächstes Rätsel',
    show: 'Lösung zeigen',
  },
};

export const learnStrings: Translations<LearnStrings> = { en, de };
