import { useCallback, useMemo, useState } from 'react';

import { useTableStore } from '@/tabletop/store/useTableStore';
import { useStrings } from '@/ui/i18n/LanguageContext';

import type { AuditEntry } from '../../rules/audit';
import { nameOf } from '../../rules/boards';
import type { Animal, Color, CoralNumber, LaidLumino, Space } from '../../rules/model';
import type { PlacementRejection } from '../../rules/placement';
import { surfaceOf } from '../../rules/surface';
import * as choice from '../../session/reef/luminoEntry';
import type { EntryCheck, EntryGround, LuminoEntry } from '../../session/reef/luminoEntry';
import { auditReef, findExcess } from '../../session/table/guide';
import { purseOf } from '../../session/table/reefCommands';
import type { ReefEntry } from '../../session/table/table';
import { lumicoraStrings } from '../../strings/index';
import { reefScreenStrings } from '../../strings/reefScreen';
import { describeLumino } from '../describeCommand';
import { useSlip } from '../puzzles/puzzleStore';
import type { ReefMarks } from '../reef/markShapes';
import type { TableStore } from '../store/LibraryContext';

/** What the panel shows instead of the entry. */
type Sheet =
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
  const problems = useMemo(() => auditReef(board, reef), [board, reef]);
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
  return useMemo(() => ({ highest, only, show: setChosen }), [highest, only]);
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

export interface EntryWork {
  readonly entry: LuminoEntry | null;
  readonly refusal: PlacementRejection | null;
  /** What there is to say about two chosen spaces. */
  readonly check: EntryCheck | null;
  readonly marks: ReadonlyMap<Space, number> | undefined;
  readonly chosen: readonly Space[] | undefined;
  /** Whole, and able to lie where it is to go. */
  readonly lumino: LaidLumino | null;
  readonly begin: (color: Color, number: CoralNumber) => void;
  readonly chooseOther: (other: Animal | null) => void;
  readonly flip: () => void;
  readonly tap: (space: Space) => void;
  readonly cancel: () => void;
}

/** The Lumino that a person is entering. Legality is asked of the session and never judged here. */
function useLuminoEntry(ground: EntryGround): EntryWork {
  const [entry, setEntry] = useState<LuminoEntry | null>(null);
  /** The tap went to a space that is no neighbour; the choice stays, so it cannot be derived from it. */
  const [astray, setAstray] = useState<PlacementRejection | null>(null);
  const slip = useSlip();
  const derived = useMemo(() => deriveFrom(entry, ground), [entry, ground]);
  const change = useCallback((next: LuminoEntry | null) => {
    setEntry(next);
    setAstray(null);
  }, []);
  const begin = useCallback(
    (color: Color, number: CoralNumber) => change(choice.beginEntry(color, number)),
    [change],
  );
  const chooseOther = useCallback((other: Animal | null) => {
    setEntry((before) => before && choice.chooseOther(before, other));
    setAstray(null);
  }, []);
  const cancel = useCallback(() => change(null), [change]);
  return {
    ...derived,
    entry,
    refusal: astray ?? derived.refusal,
    begin,
    chooseOther,
    flip: () => change(entry && choice.flip(entry)),
    tap: (space) => {
      if (entry === null) return;
      const { entry: next, refusal } = choice.tapSpace(entry, space, ground);
      setEntry(next);
      setAstray(next === entry ? refusal : null);
      const refused = next === entry ? refusal : choice.entryRefusal(next, ground);
      if (refused !== null) slip(refused.rule);
    },
    cancel,
  };
}

function deriveFrom(entry: LuminoEntry | null, ground: EntryGround) {
  if (entry === null) {
    return { refusal: null, check: null, marks: undefined, chosen: undefined, lumino: null };
  }
  const check = choice.checkEntry(entry, ground);
  return {
    refusal: choice.entryRefusal(entry, ground),
    check,
    marks: choice.entryMarks(entry, ground),
    chosen: choice.chosenSpaces(entry),
    lumino: check?.isPossible ? choice.luminoOf(entry) : null,
  };
}

/** Placing and taking back, and what is said about it. */
function useReefDeeds(store: TableStore, player: number, work: EntryWork, onPlaced: () => void) {
  const strings = useStrings(reefScreenStrings);
  const lumicora = useStrings(lumicoraStrings);
  const reefNow = (): readonly ReefEntry[] => store.getState().table.players[player]!.reef;
  const [last, setLast] = useState<{ readonly text: string; readonly reef: unknown } | null>(null);
  /** What was said holds only as long as the reef stays as it was then. */
  const said = last?.reef === reefNow() ? (last?.text ?? null) : null;
  const say = (text: string | null) => setLast(text === null ? null : { text, reef: reefNow() });

  const { begin: beginEntry } = work;
  const begin = useCallback(
    (color: Color, number: CoralNumber) => {
      setLast(null);
      beginEntry(color, number);
    },
    [beginEntry],
  );
  const place = (anyway: boolean) => {
    const { lumino } = work;
    if (lumino === null) return;
    const refused = store.getState().perform({ type: 'place', player, lumino, anyway });
    if (refused !== null) return say(lumicora.table.rejected(refused));
    say(strings.placed(describeLumino(lumicora, lumino), reefNow().at(-1)?.paid ?? 0));
    work.cancel();
    onPlaced();
  };
  const takeBack = (index: number) => {
    const taken = reefNow()[index];
    const refused = store.getState().perform({ type: 'take-back', player, lumino: index });
    if (refused !== null) return say(lumicora.table.rejected(refused));
    if (taken !== undefined) say(strings.takenBack(describeLumino(lumicora, taken)));
  };
  return { said, say, begin, place, takeBack };
}
