import type { ComponentType } from 'react';

import type { Translations } from '@/ui/i18n/language';

/** What a game owes the shell. */
export interface Game<Id extends string = string> {
  readonly id: Id;
  /** The game's name as printed on its box, the same in every language. */
  readonly name: string;
  readonly strings: Translations<{ readonly invitation: string }>;
  /** A small drawing, decorative. */
  readonly Emblem: ComponentType<{ readonly size: number }>;
}
