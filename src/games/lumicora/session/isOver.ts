import { finalReefOf } from './finalReef';
import { COLORS } from '../rules/model';
import type { Table, TablePlayer } from './table';

/** The rounds are over, and of every reef something is known: a game entered at its end is not over before. */
export function isOver({ phase, players }: Table): boolean {
  return phase === 'final' && players.every(hasReef);
}

function hasReef(player: TablePlayer): boolean {
  const reef = finalReefOf(player);
  switch (reef.kind) {
    case 'luminos':
      return true;
    case 'view':
      return reef.view.levels.some((level) => level > 0);
    case 'counts':
      return COLORS.some((color) => reef.counts.spaces[color] > 0);
  }
}
