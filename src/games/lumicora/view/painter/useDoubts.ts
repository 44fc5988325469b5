import { useMemo, useState } from 'react';

import { nameOf, spaceNamed } from '../../rules/boards';
import type { Space } from '../../rules/model';

/** Spaces that somebody should look at, because a photo of them could be read in more than one way. */
export interface Doubts {
  readonly spaces: readonly Space[];
  /** The one that is pointed out; null where none is left. */
  readonly current: Space | null;
  readonly next: () => void;
  /** These have been looked at. */
  readonly settle: (spaces: readonly Space[]) => void;
}

/** `listed` are names of spaces with commas between them, as an address holds them. */
export function useDoubts(
  listed: string | undefined,
  onChange: (listed: string | undefined) => void,
): Doubts {
  const spaces = useMemo(() => parseSpaces(listed ?? ''), [listed]);
  const [asked, setAsked] = useState<Space | null>(null);
  const after = (space: Space) => spaces.find((each) => each > space) ?? spaces[0] ?? null;
  const current = asked !== null && spaces.includes(asked) ? asked : after(asked ?? -1);
  return {
    spaces,
    current,
    next: () => setAsked(current === null ? null : after(current)),
    settle: (settled) => {
      const left = spaces.filter((space) => !settled.includes(space));
      if (left.length === spaces.length) return;
      // The way goes on from here, not from the first one.
      setAsked(current);
      onChange(left.map(nameOf).join(',') || undefined);
    },
  };
}

function parseSpaces(listed: string): readonly Space[] {
  const named = listed.split(',').flatMap((name) => spaceNamed(name) ?? []);
  return [...new Set(named)].sort((a, b) => a - b);
}
