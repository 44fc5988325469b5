import type { Translations } from '@/ui/i18n/language';

export const RULE_IDS = [
  ...(['CB-1', 'CB-3', 'CB-4', 'CT-1', 'CT-2'] as const),
  ...(['CP-1', 'CP-2', 'CP-3', 'CP-4', 'CP-5', 'CP-6', 'CG-1', 'CG-2'] as const),
  ...(['CE-1', 'CE-2', 'CE-3', 'CE-4', 'CE-5'] as const),
] as const;
export type RuleId = (typeof RULE_IDS)[number];

interface RuleWords {
  readonly title: string;
  readonly text: string;
}

interface RulesStrings {
  readonly title: string;
  readonly search: string;
  readonly nothing: string;
  readonly rules: Readonly<Record<RuleId, RuleWords>>;
}

const en: RulesStrings = {
  title: 'Rules of Copulas',
  search: 'Search the rules',
  nothing: 'No rule has these words.',
  rules: {
    'CB-1': {
      title: 'The board',
      text: 'Four players lay 4 × 4 modules, three 3 × 4, two 3 × 3. We take a module to have 4 × 4 cells.',
    },
    'CB-3': {
      title: 'Lights',
      text: 'A cell holds a light worth 1 to 5, or none. The app learns your modules when you paint them.',
    },
    'CB-4': { title: 'Joints', text: 'Joints hold the rim of the board. No tile may lie on one.' },
    'CT-1': { title: 'Tiles', text: 'Each player has 6 crosses and 6 U. Each covers five cells.' },
    'CT-2': { title: 'Turning', text: 'You may turn a tile as you like before you place it.' },
    'CP-1': {
      title: 'One tile a turn',
      text: 'You place one tile, then the next player does, clockwise. Your shapes take turns: U, cross, U. Players 1 and 3 begin with the U, players 2 and 4 with the cross.',
    },
    'CP-2': { title: 'The first tile', text: 'The first tile is a U that lies within the middle modules.' },
    'CP-3': { title: 'On free cells', text: 'A tile lies on the board, over no other tile and no joint.' },
    'CP-4': {
      title: 'Edge to edge',
      text: 'Every later tile shares an edge with a tile on the board, of any color. A corner isn’t enough.',
    },
    'CP-5': { title: 'Nine lights at most', text: 'The lights under a tile add up to 9 at most.' },
    'CP-6': {
      title: 'If you can, you must',
      text: 'If you can place the shape that’s due, you have to, even for 0 points. If you can’t, you’re skipped and the shape stays due.',
    },
    'CG-1': { title: 'Points', text: 'You gain the lights that your tile covers.' },
    'CG-2': {
      title: 'Extra turns',
      text: 'If you gain points and come to stand on exactly 20, 40 or 60, you get one more turn at once. With two players you have 2 and 3 extra turns, with three 1, 2 and 2, with four 1, 1, 2 and 2.',
    },
    'CE-1': { title: 'The end', text: 'The game ends when nobody can place a tile any more.' },
    'CE-2': {
      title: 'Groups',
      text: 'Tiles of one color that share an edge are a group. A tile alone costs 5. Your biggest group costs nothing, nor do others as big. Every tile in a smaller group costs 3.',
    },
    'CE-3': {
      title: 'The biggest group',
      text: 'Whoever has the biggest group of all gains 5. If several tie, each of them does.',
    },
    'CE-4': {
      title: 'Who wins',
      text: 'Most points win. If you tie, fewest tiles left. Then you share the win.',
    },
    'CE-5': {
      title: 'Team play',
      text: 'Players 1 and 4 play against 2 and 3. A team’s weaker player counts, then its better one, then the tiles left of both.',
    },
  },
};

const de: RulesStrings = {
  title: 'Regeln von Copulas',
  search: 'Regeln durchsuchen',
  nothing: 'Keine Regel hat diese Wörter.',
  rules: {
    'CB-1': {
      title: 'Der Plan',
      text: 'Zu viert legt ihr 4 × 4 Module, zu dritt 3 × 4, zu zweit 3 × 3. Wir nehmen an, dass ein Modul 4 × 4 Felder hat.',
    },
    'CB-3': {
      title: 'Lichter',
      text: 'Auf einem Feld ist ein Licht von 1 bis 5 oder keins. Die App lernt deine Module, wenn du sie malst.',
    },
    'CB-4': {
      title: 'Verbinder',
      text: 'Verbinder halten den Rand des Plans. Auf ihnen darf kein Plättchen liegen.',
    },
    'CT-1': { title: 'Plättchen', text: 'Jede Person hat 6 Kreuze und 6 U. Jedes bedeckt fünf Felder.' },
    'CT-2': { title: 'Drehen', text: 'Du darfst ein Plättchen vor dem Legen beliebig drehen.' },
    'CP-1': {
      title: 'Ein Plättchen pro Zug',
      text: 'Du legst ein Plättchen, dann die nächste Person im Uhrzeigersinn. Deine Formen wechseln sich ab: U, Kreuz, U. Person 1 und 3 beginnen mit dem U, Person 2 und 4 mit dem Kreuz.',
    },
    'CP-2': {
      title: 'Das erste Plättchen',
      text: 'Das erste Plättchen ist ein U, das ganz in den mittleren Modulen liegt.',
    },
    'CP-3': {
      title: 'Auf freien Feldern',
      text: 'Ein Plättchen liegt auf dem Plan, über keinem anderen Plättchen und keinem Verbinder.',
    },
    'CP-4': {
      title: 'Kante an Kante',
      text: 'Jedes spätere Plättchen liegt mit einer Kante an einem anderen, egal welcher Farbe. Eine Ecke reicht nicht.',
    },
    'CP-5': {
      title: 'Höchstens neun Lichter',
      text: 'Die Lichter unter einem Plättchen ergeben höchstens 9.',
    },
    'CP-6': {
      title: 'Wer kann, muss',
      text: 'Kannst du die Form legen, die dran ist, musst du es tun, auch für 0 Punkte. Sonst setzt du aus, und die Form bleibt dran.',
    },
    'CG-1': { title: 'Punkte', text: 'Du bekommst die Lichter, die dein Plättchen bedeckt.' },
    'CG-2': {
      title: 'Extrazüge',
      text: 'Wenn du Punkte bekommst und genau auf 20, 40 oder 60 kommst, bist du gleich noch einmal dran. Zu zweit habt ihr 2 und 3 Extrazüge, zu dritt 1, 2 und 2, zu viert 1, 1, 2 und 2.',
    },
    'CE-1': { title: 'Das Ende', text: 'Das Spiel endet, wenn niemand mehr ein Plättchen legen kann.' },
    'CE-2': {
      title: 'Gruppen',
      text: 'Plättchen einer Farbe, die mit einer Kante aneinanderliegen, sind eine Gruppe. Ein einzelnes Plättchen kostet 5. Deine größte Gruppe kostet nichts, gleich große auch nicht. Jedes Plättchen einer kleineren Gruppe kostet 3.',
    },
    'CE-3': {
      title: 'Die größte Gruppe',
      text: 'Wer die größte Gruppe von allen hat, bekommt 5. Bei Gleichstand bekommen alle daran Beteiligten 5.',
    },
    'CE-4': {
      title: 'Wer gewinnt',
      text: 'Die meisten Punkte gewinnen. Bei Gleichstand die wenigsten übrigen Plättchen. Danach teilt ihr euch den Sieg.',
    },
    'CE-5': {
      title: 'Im Team',
      text: 'Person 1 und 4 spielen gegen Person 2 und 3. Es zählt die schwächere Person eines Teams, dann die bessere, dann die übrigen Plättchen beider.',
    },
  },
};

export const rulesStrings: Translations<RulesStrings> = { en, de };
