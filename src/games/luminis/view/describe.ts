/** Cards, payments, steps and refusals in words. */

import { listed } from '@/ui/i18n/phrases';

import type { PlacedCard, Space } from '../rules/cathedral';
import { amountOf, RESOURCES, type CardFace, type Resources } from '../rules/model';
import type { Command, Rejection, Table } from '../session/table';
import type { LuminisStrings } from '../strings/en';

/** `2 squares and 1 circle` */
export function describeResources({ words }: LuminisStrings, resources: Resources): string {
  const parts = RESOURCES.flatMap((name, index) => {
    const amount = resources[index]!;
    return amount === 0 ? [] : [words.resources[name](amount)];
  });
  return parts.length === 0 ? words.nothing : listed(parts, words.joint, String);
}

/** `Level II, center 1 square` */
export function nameCard(strings: LuminisStrings, card: CardFace): string {
  const { words } = strings;
  const level = words.levels[card.level];
  return amountOf(card.center) === 0
    ? level
    : `${level}, ${words.gives(describeResources(strings, card.center))}`;
}

/** Everything that is printed on it. */
export function describeCard(strings: LuminisStrings, card: CardFace): string {
  const { words } = strings;
  const { cost, local, arrows, draw } = card;
  const arrowWords = listed(
    arrows.map((arrow) => words.arrows[arrow]),
    words.joint,
    String,
  );
  return [
    nameCard(strings, card),
    words.costs(describeResources(strings, cost)),
    ...(amountOf(local) === 0 ? [] : [words.local(describeResources(strings, local), arrowWords)]),
    ...(draw ? [words.draw] : []),
  ].join(', ');
}

/** On which side of a space a card with an arrow to it lies. */
export function sideOf({ column, card }: PlacedCard, space: Space): keyof LuminisStrings['pay']['sides'] {
  if (card.level === space.level) return column < space.column ? 'left' : 'right';
  if (column === space.column) return 'below';
  return column < space.column ? 'below-left' : 'below-right';
}

export function describeRejection(strings: LuminisStrings, rejection: Rejection): string {
  const { rejections } = strings;
  switch (rejection.code) {
    case 'short':
      return rejections.short(describeResources(strings, rejection.short));
    case 'pile-full':
      return rejections['pile-full'](rejection.most);
    case 'over':
    case 'nobody-there':
    case 'no-such-card':
    case 'card-elsewhere':
    case 'no-spire':
    case 'no-discard':
    case 'not-there':
      return rejections[rejection.code];
  }
}

export function describeCommand(strings: LuminisStrings, { seats }: Table, command: Command): string {
  const { commands } = strings;
  const name = 'player' in command ? (seats[command.player]?.name ?? '') : '';
  switch (command.type) {
    case 'take':
      return commands.take(nameCard(strings, command.card));
    case 'draw':
      return commands.draw(name);
    case 'place':
      return commands.place(name, nameCard(strings, command.card));
    case 'lose':
      return commands.lose(command.cards.length);
    case 'put':
      return command.pile === 'spires' ? commands.putSpire : commands.putBonus;
    case 'remove':
      return command.pile === 'spires' ? commands.removeSpire : commands.removeBonus;
    case 'correct':
      return commands.correct(nameCard(strings, command.card));
    case 'win':
      return commands.win(name);
  }
}
