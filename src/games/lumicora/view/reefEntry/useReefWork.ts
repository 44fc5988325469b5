import { useMemo, useState } from 'react';

import { useStrings } from '@/ui/i18n/LanguageContext';

import type { AuditEntry } from '../../rules/audit';
import { nameOf } from '../../rules/boards';
import type { Space } from '../../rules/model';
import { surfaceOf } from '../../rules/surface';
import { auditPlayer, findExcess } from '../../session/guide';
import { purseOf } from '../../session/reefCommands';
import type { ReefEntry } from '../../session/table';
import { reefScreenStrings } from '../../strings/reefScreen';
import type { ReefMarks } from '../reef/reefMarksModel';
import { useTableStore } from '../store/LibraryContext';
import type { TableStore } from '../store/tableStore';
import { useLuminoEntry, type EntryWork } from './useLuminoEntry';
import { useReefDeeds } from './useReefDeeds';

/** What the panel shows instead of the entry. */
export type Sheet =
  | { readonly kind: 'stack'; readonly space: Space }
  | { readonly kind: 'warnings'; readonly shown: AuditEntry | null };

/** Everything a person does with one reef. Half-made choices live here; what is done goes to the store. */
export function useReefWork(store: TableStore, player: number, onPlaced: () => void) {
  const strings = useStrings(reefScreenStrings);
  const { table } = useTableStore(store);
  const { reef } = table.players[player]!;
  const limestone = purseOf(table, table.players[player]!);
  const { board } = table;
  const ground = useMemo(() => ({ board, reef, limestone }), [board, reef, limestone]);
  const surface = useMemo(() => surfaceOf(reef), [reef]);
  const problems = useMemo(() => auditPlayer(table, player), [table, player]);
  const excess = useMemo(() => findExcess(table), [table]);
  const work = useLuminoEntry(ground);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const { said, say, ...deeds } = useReefDeeds(store, player, work, onPlaced);
  const levels = useLevelFilter(Math.max(...surface.levels));
  const marks = useMarks(work, sheet, levels.only, problems, reef);

  const openStack = (space: Space) => {
    const isCovered = surface.levels[space]! > 0;
    setSheet(isCovered ? { kind: 'stack', space } : null);
    say(isCovered ? null : strings.nothingLies(nameOf(space)));
  };
  const press = (space: Space) => {
    if (work.entry === null && surface.levels[space]! > 0) return openStack(space);
    setSheet(null);
    say(work.entry === null ? strings.chooseLuminoFirst : null);
    work.tap(space);
  };
  const takeBack = (lumino: number) => {
    setSheet(null);
    deeds.takeBack(lumino);
  };
  const views = { table, sheet, setSheet, levels, said, problems, excess, marks };
  return { ...views, work, ...deeds, openStack, press, takeBack };
}

export type ReefWork = ReturnType<typeof useReefWork>;

/** The level that is looked at alone; one that no longer exists counts as all. */
function useLevelFilter(highest: number) {
  const [chosen, setChosen] = useState<number | null>(null);
  const only = chosen !== null && chosen <= highest ? chosen : null;
  return { highest, only, show: setChosen };
}

/** Lit are the spaces that the refusal, or the warning looked at, is about. */
function useMarks(
  { marks: legal, chosen, refusal, lumino: pending }: EntryWork,
  sheet: Sheet | null,
  dimLevelsExcept: number | null,
  problems: readonly AuditEntry[],
  reef: readonly ReefEntry[],
): ReefMarks {
  const broken = useMemo(() => new Set(problems.map(({ lumino }) => lumino)), [problems]);
  const asked = sheet?.kind === 'warnings' ? sheet.shown : null;
  // After an undo the warning may be gone.
  const shown =
    problems.find(({ lumino, problem }) => lumino === asked?.lumino && problem.code === asked.problem.code) ??
    null;
  const stacked = sheet?.kind === 'stack' ? sheet.space : null;
  return useMemo(() => {
    const warned = shown === null ? null : [...(reef[shown.lumino]?.on ?? []), ...shown.problem.spaces];
    return {
      legal,
      chosen: stacked === null ? chosen : [stacked],
      involved: new Set(warned ?? refusal?.spaces ?? []),
      broken,
      dimLevelsExcept,
      pending,
    };
  }, [legal, chosen, refusal, pending, shown, stacked, reef, broken, dimLevelsExcept]);
}
