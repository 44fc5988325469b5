import type { ComponentType, PropsWithChildren } from 'react';

import type { Archive } from '@/kit/archive';
import type { Journal } from '@/kit/journal';
import type { KeyValueStorage } from '@/kit/keyValueStorage';
import type { Sharing } from '@/kit/sharing';
import type { Translations } from '@/ui/i18n/language';

/** What a game owes the shell. */
export interface Game<Id extends string = string> {
  readonly id: Id;
  /** The game's name as printed on its box, the same in every language. */
  readonly name: string;
  readonly strings: Translations<{ readonly invitation: string }>;
  /** A small drawing, decorative. */
  readonly Emblem: ComponentType<{ readonly size: number }>;
  /** Holds the game's own stores around the whole app. */
  readonly Provider: ComponentType<GameProviderProps>;
  /** Offers to continue the last game under way; nothing when there is none. */
  readonly Resume: ComponentType<ResumeProps>;
}

export interface GameProviderProps extends PropsWithChildren {
  readonly storage: KeyValueStorage;
  /** The game's own journal and archive, which no other game reads. */
  readonly journal: Journal;
  readonly archive: Archive;
  readonly sharing: Sharing;
  readonly now: () => number;
}

export interface ResumeProps {
  /** Whether the page that offers it is the one in view. */
  readonly isInView: boolean;
  readonly onResume: (id: string) => void;
}
