import { useMemo, useState } from 'react';

import type { Animal, Color, CoralNumber, LaidLumino, Space } from '../../rules/model';
import type { PlacementRejection } from '../../rules/placement';
import * as choice from '../../session/luminoEntry';
import type { EntryCheck, EntryGround, LuminoEntry } from '../../session/luminoEntry';

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
export function useLuminoEntry(ground: EntryGround): EntryWork {
  const [entry, setEntry] = useState<LuminoEntry | null>(null);
  /** The tap went to a space that is no neighbour; the choice stays, so it cannot be derived from it. */
  const [astray, setAstray] = useState<PlacementRejection | null>(null);
  const derived = useMemo(() => deriveFrom(entry, ground), [entry, ground]);
  const change = (next: LuminoEntry | null) => {
    setEntry(next);
    setAstray(null);
  };
  return {
    ...derived,
    entry,
    refusal: astray ?? derived.refusal,
    begin: (color, number) => change(choice.beginEntry(color, number)),
    chooseOther: (other) => change(entry && choice.chooseOther(entry, other)),
    flip: () => change(entry && choice.flip(entry)),
    tap: (space) => {
      if (entry === null) return;
      const { entry: next, refusal } = choice.tapSpace(entry, space, ground);
      setEntry(next);
      setAstray(next === entry ? refusal : null);
    },
    cancel: () => change(null),
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
