import { useCallback, useMemo, useState } from 'react';

import { useTableStore } from '@/tabletop/store/useTableStore';
import { useStrings } from '@/ui/i18n/LanguageContext';

import type { AuditEntry } from '../../rules/audit';
import type { Animal, Color, CoralNumber, LaidLumino, Space } from '../../rules/model';
import type { PlacementRejection } from '../../rules/placement';
import { surfaceOf } from '../../rules/surface';
import * as choice from '../../session/reef/luminoEntry';
import type { EntryCheck, EntryGround, LuminoEntry } from '../../session/reef/luminoEntry';
import { auditReef, findExcess } from '../../session/table/guide';
import { purseOf } from '../../session/table/reefCommands';
import type { ReefEntry } from '../../session/table/table';
import type { ReefScreenStrings } from '../../strings/en/reefScreen';
import { lumicoraStrings } from '../../strings/index';
import { reefScreenStrings } from '../../strings/reefScreen';
import { useSlip } from '../puzzles/puzzleStore';
import type { ReefMarks } from '../reef/markShapes';
import type { TableStore } from '../store/LibraryContext';

/** What the panel shows instead of the entry. */
type Sheet =
  | { readonly kind: 'stack'; readonly space: Space }
  | { readonly kind: 'warnings'; readonly shown: AuditEntry | null };

interface ReefWays {
  /** A light tap is felt. */
  readonly onPlaced: () => void;
  /** Two chosen spaces wait for a key. */
  readonly confirms: boolean;
}

/** Everything a person does with one reef. Half-made choices live here; what is done goes to the store. */
export function useReefWork(store: TableStore, player: number, { onPlaced, confirms }: ReefWays) {
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
  const { looked, look } = usePartnerLook(work);
  const changes = useMemo(
    () =>
      work.entry?.first == null || work.marks === undefined
        ? undefined
        : choice.partnerChanges(table, player, work.entry, work.marks.keys()),
    [table, player, work.entry, work.marks],
  );
  const marks = useMarks(work, changes, sheet, levels.only, problems, reef);

  /** Once nothing is missing and no rule is broken, it lies there: undo is the way back. */
  const settle = (entry: LuminoEntry) => {
    const lumino = choice.luminoOf(entry);
    if (confirms || lumino === null || choice.checkEntry(entry, ground)?.refusal !== null) return;
    deeds.lay(lumino, false);
  };
  const openStack = (space: Space) => {
    const isCovered = surface.levels[space]! > 0;
    setSheet(isCovered ? { kind: 'stack', space } : null);
    say(isCovered ? null : strings.nothingLies);
  };
  const press = (space: Space) => {
    if (work.entry === null && surface.levels[space]! > 0) return openStack(space);
    setSheet(null);
    say(work.entry === null ? strings.chooseLuminoFirst : null);
    const tapped = work.tap(space);
    if (tapped !== null) settle(tapped);
  };
  const stroke = (spaces: readonly Space[]) => {
    setSheet(null);
    say(work.entry === null ? strings.chooseLuminoFirst : null);
    const drawn = work.stroke(spaces);
    if (drawn !== null) settle(drawn);
  };
  /** Held down, a partner of the first space tells all that it would change; any other space shows its stack. */
  const hold = (space: Space) => {
    if (changes?.has(space)) look(space);
    else openStack(space);
  };
  const chooseOther = (other: Animal | null) => {
    const chosen = work.chooseOther(other);
    if (chosen !== null) settle(chosen);
  };
  const takeBack = (lumino: number) => {
    setSheet(null);
    deeds.takeBack(lumino);
  };
  const views = { table, sheet, setSheet, levels, said, say, problems, excess, marks, looked };
  return { ...views, work, ...deeds, press, stroke, hold, look, chooseOther, takeBack };
}

/** The partner of the first space whose whole preview is read. */
function usePartnerLook({ entry, marks }: EntryWork) {
  const [space, look] = useState<Space | null>(null);
  const isPartner = space !== null && entry?.first != null && (marks?.has(space) ?? false);
  const looked = useMemo(
    () => (isPartner && entry !== null ? choice.luminoWithPartner(entry, space) : null),
    [isPartner, entry, space],
  );
  return { looked, look };
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
  { marks: legal, chosen, refusal, lumino, refused }: EntryWork,
  changes: ReadonlyMap<Space, number> | undefined,
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
      changes,
      chosen: stacked === null ? (refused === null ? chosen : undefined) : [stacked],
      involved: new Set(warned ?? refusal?.spaces ?? []),
      broken,
      dimLevelsExcept,
      pending: refused === null ? lumino : null,
      refused,
    };
  }, [legal, changes, chosen, refusal, lumino, refused, shown, stacked, reef, broken, dimLevelsExcept]);
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
  /** What the rules do not allow, as it would lie. */
  readonly refused: LaidLumino | null;
  /** PL-5: no place is left for it, and nobody has said yet that it goes somewhere all the same. */
  readonly hasNoPlace: boolean;
  readonly begin: (color: Color, number: CoralNumber) => void;
  /** These give the choice as it is afterwards; null where nothing is being entered. */
  readonly chooseOther: (other: Animal | null) => LuminoEntry | null;
  readonly tap: (space: Space) => LuminoEntry | null;
  readonly stroke: (spaces: readonly Space[]) => LuminoEntry | null;
  readonly flip: () => void;
  /** It goes where the rules do not allow it. */
  readonly insist: () => void;
  readonly cancel: () => void;
}

/** The Lumino that a person is entering. Legality is asked of the session and never judged here. */
function useLuminoEntry(ground: EntryGround): EntryWork {
  const [entry, setEntry] = useState<LuminoEntry | null>(null);
  /** The tap went to a space that is no neighbour; the choice stays, so it cannot be derived from it. */
  const [astray, setAstray] = useState<PlacementRejection | null>(null);
  const slip = useSlip();
  const derived = useMemo(() => deriveFrom(entry, ground), [entry, ground]);
  const [insists, setInsists] = useState(false);
  const change = useCallback((next: LuminoEntry | null) => {
    setEntry(next);
    setAstray(null);
  }, []);
  const begin = useCallback(
    (color: Color, number: CoralNumber) => {
      setInsists(false);
      change(choice.beginEntry(color, number));
    },
    [change],
  );
  const cancel = useCallback(() => change(null), [change]);
  const take = (next: LuminoEntry | null, refusal: PlacementRejection | null = null) => {
    setEntry(next);
    setAstray(next === entry ? refusal : null);
    return next;
  };
  const taken = ({ entry: next, refusal }: choice.Tapped) => {
    const refused = next === entry ? refusal : choice.entryRefusal(next, ground);
    if (refused !== null) slip(refused.rule);
    return take(next, refusal);
  };
  return {
    ...derived,
    entry,
    refusal: astray ?? derived.refusal,
    hasNoPlace: derived.hasNoPlace && !insists,
    begin,
    chooseOther: (other) => take(entry && choice.chooseOther(entry, other)),
    tap: (space) => (entry === null ? null : taken(choice.tapSpace(entry, space, ground))),
    stroke: (spaces) => (entry === null ? null : taken(choice.strokeSpaces(entry, spaces, ground))),
    flip: () => change(entry && choice.flip(entry)),
    insist: () => setInsists(true),
    cancel,
  };
}

function deriveFrom(entry: LuminoEntry | null, ground: EntryGround) {
  if (entry === null) {
    return {
      refusal: null,
      check: null,
      marks: undefined,
      chosen: undefined,
      lumino: null,
      refused: null,
      hasNoPlace: false,
    };
  }
  const check = choice.checkEntry(entry, ground);
  return {
    refusal: choice.entryRefusal(entry, ground),
    check,
    marks: choice.entryMarks(entry, ground),
    chosen: choice.chosenSpaces(entry),
    lumino: check?.isPossible ? choice.luminoOf(entry) : null,
    refused: check?.refusal == null ? null : choice.luminoOf({ ...entry, other: entry.other ?? null }),
    hasNoPlace: choice.hasNoPlace(entry, ground),
  };
}

/** Placing and taking back, and what is said about it. */
function useReefDeeds(store: TableStore, player: number, work: EntryWork, onPlaced: () => void) {
  const strings = useStrings(reefScreenStrings);
  const lumicora = useStrings(lumicoraStrings);
  const reefNow = useCallback(
    (): readonly ReefEntry[] => store.getState().table.players[player]!.reef,
    [store, player],
  );
  const [last, setLast] = useState<{ readonly text: string; readonly reef: unknown } | null>(null);
  /** What was said holds only as long as the reef stays as it was then. */
  const said = last?.reef === reefNow() ? (last?.text ?? null) : null;
  const say = useCallback(
    (text: string | null) => setLast(text === null ? null : { text, reef: reefNow() }),
    [reefNow],
  );

  const { begin: beginEntry } = work;
  const begin = useCallback(
    (color: Color, number: CoralNumber) => {
      setLast(null);
      beginEntry(color, number);
    },
    [beginEntry],
  );
  const lay = (lumino: LaidLumino, anyway: boolean) => {
    const refused = store.getState().perform({ type: 'place', player, lumino, anyway });
    if (refused !== null) return say(lumicora.table.rejected(refused));
    say(strings.placed(nameLumino(strings, lumino), reefNow().at(-1)?.paid ?? 0));
    work.cancel();
    onPlaced();
  };
  const place = (anyway: boolean) => {
    if (work.lumino !== null) lay(work.lumino, anyway);
  };
  const giveBack = () => {
    work.cancel();
    const refused = store.getState().perform({ type: 'return-lumino', player });
    say(refused === null ? strings.returned : lumicora.table.rejected(refused));
  };
  const takeBack = (index: number) => {
    const taken = reefNow()[index];
    const refused = store.getState().perform({ type: 'take-back', player, lumino: index });
    if (refused !== null) return say(lumicora.table.rejected(refused));
    if (taken !== undefined) say(strings.takenBack(nameLumino(strings, taken)));
  };
  return { said, say, begin, lay, place, giveBack, takeBack };
}

/** A Lumino by what it shows, without where it lies. */
function nameLumino(strings: ReefScreenStrings, { colors: [color], symbols }: LaidLumino): string {
  const number = symbols.find((symbol) => typeof symbol === 'number');
  const animal = symbols.find((symbol) => typeof symbol === 'string');
  if (number === undefined) return strings.someLumino(color);
  return animal === undefined ? strings.lumino(color, number) : strings.luminoWith(color, number, animal);
}
