/** The rules in short, for looking up: our own words for every id of RULES.md. */

import type { Translations } from '@/ui/i18n/language';

interface RuleWords {
  readonly title: string;
  readonly text: string;
}

/** In the order of a game. */
export const RULE_IDS = [
  ...(['LT-1', 'LC-1', 'LC-2', 'LC-3'] as const),
  ...(['LB-1', 'LB-2', 'LB-3', 'LB-4'] as const),
  ...(['LT-2', 'LT-3', 'LT-4'] as const),
  ...(['LP-1', 'LP-2', 'LP-3', 'LP-4', 'LP-5', 'LP-6', 'LE-1'] as const),
] as const;
type RuleId = (typeof RULE_IDS)[number];

export const ruleStrings: Translations<Readonly<Record<RuleId, RuleWords>>> = {
  en: {
    'LT-1': {
      title: 'Set-up',
      text: 'Put 4 spires in the middle, 3 with two players. The other cards lie face up in 3 piles for 2 players, 4 piles for 3 or 4, and 5 piles for 5. The first player takes 4 cards of level I, the second 5, all others 6.',
    },
    'LC-1': {
      title: 'The cards',
      text: '34 cards of level I, 40 of level II, 22 of level III and 6 spires. The resources are squares, circles and triangles.',
    },
    'LC-2': {
      title: 'What’s on a card',
      text: 'Its level, its cost, permanent resources in the center, local resources on top with arrows, and sometimes the draw sign.',
    },
    'LC-3': {
      title: 'Arrows',
      text: 'They point left, right, up or aslant, never down. Every space that an arrow points at may use all local resources of the card.',
    },
    'LB-1': {
      title: 'The cathedral',
      text: 'Each level has a row of its own. To both sides there’s no limit.',
    },
    'LB-2': {
      title: 'The ground',
      text: 'Level I is one row without a gap. Each new card goes to its left or right end.',
    },
    'LB-3': {
      title: 'Higher levels',
      text: 'A card of level II, III or a spire lies directly above a card of the level below. It needs no neighbor at its side.',
    },
    'LB-4': { title: 'No moving', text: 'A placed card stays where it is.' },
    'LT-2': { title: 'Your turn', text: 'Draw the top card of a pile, or place one card and pay for it.' },
    'LT-3': {
      title: 'Hand limit',
      text: 'At the end of your turn you hold 7 cards at most. Discard the others face up onto the piles.',
    },
    'LT-4': {
      title: 'The draw sign',
      text: 'If you place it, name another player. They draw a card blind from an opponent’s hand at once. With two players they draw from your hand.',
    },
    'LP-1': {
      title: 'Local resources',
      text: 'All cards with an arrow to the new card’s space pay with their local resources.',
    },
    'LP-2': {
      title: 'Permanent resources',
      text: 'The centers of all your placed cards pay, every turn anew.',
    },
    'LP-3': {
      title: 'Discards',
      text: 'Each card you discard from your hand gives double its center, this turn only. You can’t discard the card you’re placing.',
    },
    'LP-4': {
      title: 'Reaching the cost',
      text: 'Each resource has to reach the cost by itself. What’s over is lost.',
    },
    'LP-5': {
      title: 'Paying for a spire',
      text: 'Only local and permanent resources pay for a spire, never discards. It lies above a card of level III.',
    },
    'LP-6': {
      title: 'Bonus cards',
      text: 'In the advanced game the three cards without a center lie in a pile, level I on top. Instead of a hand card you may place the top one, paid with permanent resources only.',
    },
    'LE-1': { title: 'The end', text: 'Whoever places a spire wins at once.' },
  },
  de: {
    'LT-1': {
      title: 'Aufbau',
      text: 'Legt 4 Turmspitzen in die Mitte, zu zweit 3. Die anderen Karten liegen offen in 3 Stapeln bei 2 Personen, in 4 bei 3 oder 4 und in 5 bei 5. Die erste Person nimmt 4 Karten der Stufe I, die zweite 5, alle anderen 6.',
    },
    'LC-1': {
      title: 'Die Karten',
      text: '34 Karten der Stufe I, 40 der Stufe II, 22 der Stufe III und 6 Turmspitzen. Die Ressourcen sind Quadrate, Kreise und Dreiecke.',
    },
    'LC-2': {
      title: 'Was auf einer Karte steht',
      text: 'Ihre Stufe, ihre Kosten, dauerhafte Ressourcen in der Mitte, lokale Ressourcen oben mit Pfeilen und manchmal das Ziehsymbol.',
    },
    'LC-3': {
      title: 'Pfeile',
      text: 'Sie zeigen nach links, rechts, oben oder schräg, nie nach unten. Jeder Platz, auf den ein Pfeil zeigt, darf alle lokalen Ressourcen der Karte nutzen.',
    },
    'LB-1': {
      title: 'Die Kathedrale',
      text: 'Jede Stufe hat ihre eigene Reihe. Zu beiden Seiten gibt es keine Grenze.',
    },
    'LB-2': {
      title: 'Der Boden',
      text: 'Stufe I ist eine Reihe ohne Lücke. Jede neue Karte kommt an ihr linkes oder rechtes Ende.',
    },
    'LB-3': {
      title: 'Höhere Stufen',
      text: 'Eine Karte der Stufe II oder III oder eine Turmspitze liegt direkt über einer Karte der Stufe darunter. Eine Nachbarin braucht sie nicht.',
    },
    'LB-4': { title: 'Nichts bewegen', text: 'Eine gelegte Karte bleibt, wo sie ist.' },
    'LT-2': {
      title: 'Dein Zug',
      text: 'Zieh die oberste Karte eines Stapels, oder lege eine Karte und bezahle sie.',
    },
    'LT-3': {
      title: 'Handgrenze',
      text: 'Am Ende deines Zuges hältst du höchstens 7 Karten. Die anderen legst du offen auf die Stapel.',
    },
    'LT-4': {
      title: 'Das Ziehsymbol',
      text: 'Wenn du es legst, nenne eine andere Person. Sie zieht sofort blind eine Karte aus einer Hand ihrer Wahl. Zu zweit zieht sie aus deiner Hand.',
    },
    'LP-1': {
      title: 'Lokale Ressourcen',
      text: 'Alle Karten mit einem Pfeil auf den Platz der neuen Karte bezahlen mit ihren lokalen Ressourcen.',
    },
    'LP-2': {
      title: 'Dauerhafte Ressourcen',
      text: 'Die Mitten aller gelegten Karten bezahlen, in jedem Zug aufs Neue.',
    },
    'LP-3': {
      title: 'Abwerfen',
      text: 'Jede Karte, die du aus der Hand abwirfst, gibt das Doppelte ihrer Mitte, nur in diesem Zug. Die Karte, die du legst, kannst du nicht abwerfen.',
    },
    'LP-4': {
      title: 'Kosten erreichen',
      text: 'Jede Ressource muss für sich reichen. Was zu viel ist, verfällt.',
    },
    'LP-5': {
      title: 'Turmspitzen bezahlen',
      text: 'Nur lokale und dauerhafte Ressourcen bezahlen eine Turmspitze, nie abgeworfene Karten. Sie liegt über einer Karte der Stufe III.',
    },
    'LP-6': {
      title: 'Bonuskarten',
      text: 'Im Spiel für Fortgeschrittene liegen die drei Karten ohne Mitte als Stapel da, Stufe I oben. Statt einer Handkarte darfst du die oberste legen, nur mit dauerhaften Ressourcen bezahlt.',
    },
    'LE-1': { title: 'Das Ende', text: 'Wer eine Turmspitze legt, gewinnt sofort.' },
  },
};
