import type { ComponentType, PropsWithChildren } from 'react';

/** What stands in an address. */
export type PageParams = Readonly<Record<string, string | undefined>>;

export interface PageBeneath<Name extends string = string> {
  readonly name: Name;
  readonly params?: PageParams;
}

/** The pages of one game, each fetched when first opened. Their names and their addresses begin with the game's. */
export interface GameScreens<Name extends string = string> {
  readonly screens: Readonly<Record<Name, { readonly screen: unknown; readonly linking: string }>>;
  /** The page that the game opens with, and the one that goes on with a game under way (`{ game: id }`). */
  readonly start: Name;
  /** The same page for Home, where it is the only game: outside the game's stores. */
  readonly Start: ComponentType;
  readonly resume: Name;
  /** The pages of the game beneath a page, lowest first, so that back leads the same way however one arrived. */
  beneath(page: Name, params: PageParams): readonly PageBeneath<Name>[];
  /** Pages that hold what is not stored yet: while one lies beneath, nothing reloads by itself. */
  readonly halfMade: readonly Name[];
  /** Around each page, inside the game's stores. */
  readonly Layout: ComponentType<PropsWithChildren>;
}
