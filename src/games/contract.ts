import type { ComponentType, PropsWithChildren, ReactElement } from 'react';

import type { Archive } from '@/kit/archive';
import type { Journal } from '@/kit/journal';
import type { KeyValueStorage } from '@/kit/keyValueStorage';
import type { Sharing } from '@/kit/sharing';
import type { Translations } from '@/ui/i18n/language';
import type { Mood } from '@/ui/tokens/colors';

/** What a game owes the shell: what Home shows of it, and the way to the rest, which a browser fetches later. */
export interface Game<Id extends string = string> {
  readonly id: Id;
  /** The game's name as printed on its box, the same in every language. */
  readonly name: string;
  /** One line that says what the game is about. */
  readonly invitation: Translations<string>;
  /** The colors of its pages. */
  readonly mood: Mood;
  /** A small drawing, decorative. */
  readonly Emblem: ComponentType<{ readonly size: number }>;
  /** Asked once in the life of the app, and again only after the rest did not come. */
  readonly open: (services: GameServices) => Promise<OpenedGame>;
}

export interface GameServices {
  readonly storage: KeyValueStorage;
  /** The game's own journal and archive, which no other game reads. */
  readonly journal: Journal;
  readonly archive: Archive;
  readonly sharing: Sharing;
  readonly now: () => number;
}

export interface OpenedGame {
  /** Hands the game's stores to a page; every page gets the same ones. */
  readonly Provider: ComponentType<PropsWithChildren>;
  /** Offers to continue the last game under way. */
  readonly Resume: ComponentType<ResumeProps>;
}

export interface ResumeProps {
  /** Whether the page that offers it is the one in view. */
  readonly isInView: boolean;
  readonly onResume: (id: string) => void;
  /** In its place while no game is under way. */
  readonly otherwise?: ReactElement;
}
