import { useState } from 'react';

import { useStrings } from '@/ui/i18n/LanguageContext';

import type { Color, CoralNumber } from '../../rules/model';
import type { ReefEntry } from '../../session/table';
import { lumicoraStrings } from '../../strings';
import { reefScreenStrings } from '../../strings/reefScreen';
import { describeLumino } from '../describeCommand';
import type { TableStore } from '../store/tableStore';
import type { EntryWork } from './useLuminoEntry';

/** Placing and taking back, and what is said about it. */
export function useReefDeeds(store: TableStore, player: number, work: EntryWork, onPlaced: () => void) {
  const strings = useStrings(reefScreenStrings);
  const lumicora = useStrings(lumicoraStrings);
  const reefNow = (): readonly ReefEntry[] => store.getState().table.players[player]!.reef;
  const [last, setLast] = useState<{ readonly text: string; readonly reef: unknown } | null>(null);
  /** What was said holds only as long as the reef stays as it was then. */
  const said = last?.reef === reefNow() ? (last?.text ?? null) : null;
  const say = (text: string | null) => setLast(text === null ? null : { text, reef: reefNow() });

  const begin = (color: Color, number: CoralNumber) => {
    say(null);
    work.begin(color, number);
  };
  const place = (anyway: boolean) => {
    const { lumino } = work;
    if (lumino === null) return;
    const refused = store.getState().perform({ type: 'place', player, lumino, anyway });
    if (refused !== null) return say(lumicora.table.rejections[refused.code]);
    say(strings.placed(describeLumino(lumicora, lumino), reefNow().at(-1)?.paid ?? 0));
    work.cancel();
    onPlaced();
  };
  const takeBack = (index: number) => {
    const taken = reefNow()[index];
    const refused = store.getState().perform({ type: 'take-back', player, lumino: index });
    if (refused !== null) return say(lumicora.table.rejections[refused.code]);
    if (taken !== undefined) say(strings.takenBack(describeLumino(lumicora, taken)));
  };
  return { said, say, begin, place, takeBack };
}
