import { useStrings } from '@/ui/i18n/LanguageContext';

import { COLORS } from '../../rules/model';
import { STORAGE } from '../../rules/turn';
import { HIGHEST_SCORE } from '../../session/applyCommand';
import { jellyfishOf } from '../../session/guide';
import { finalInputStrings } from '../../strings/finalInput';
import { useTableStore } from '../store/LibraryContext';
import type { TableStore } from '../store/tableStore';
import { FishFigure, LimestoneFigure } from '../table/figures';
import { CountField } from './CountField';
import { JellyfishPicture } from './pictures';

export interface FigureFieldsProps {
  readonly store: TableStore;
  readonly player: number;
}

/** PL-5: returned Luminos cost far less in ten rounds. */
const LOWEST_ENTERED = -99;

/** What a final scoring needs at every depth: the score before it, limestone and jellyfish. */
export function FigureFields({ store, player }: FigureFieldsProps) {
  const strings = useStrings(finalInputStrings);
  const { table, perform } = useTableStore(store);
  const { name, fish, score, limestone } = table.players[player]!;
  const common = (label: string) => ({ table, label, spoken: strings.figureOf(name, label) });
  return (
    <>
      <CountField
        {...common(strings.score)}
        picture={<FishFigure fish={fish} size={32} />}
        value={score}
        least={LOWEST_ENTERED}
        most={HIGHEST_SCORE}
        describeTooMuch={() => strings.atMost(HIGHEST_SCORE)}
        onEnter={(entered) => perform({ type: 'correct-score', player, score: entered })}
      />
      <CountField
        {...common(strings.limestone)}
        picture={<LimestoneFigure size={32} />}
        value={limestone}
        most={STORAGE}
        describeTooMuch={() => strings.roomFor(STORAGE)}
        onEnter={(entered) => perform({ type: 'correct-limestone', player, limestone: entered })}
      />
      <CountField
        {...common(strings.jellyfish)}
        picture={<JellyfishPicture />}
        value={jellyfishOf(table, player).length}
        most={COLORS.length}
        describeTooMuch={() => strings.fourTiles(COLORS.length)}
        onEnter={(count) => perform({ type: 'count-jellyfish', player, count })}
      />
    </>
  );
}
