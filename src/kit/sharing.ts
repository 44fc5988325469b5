export interface SharedFile {
  readonly name: string;
  /** The media type, such as `application/json`. */
  readonly type: string;
  readonly content: { readonly text: string } | { readonly base64: string };
}

/**
 * `shared`: handed to the system's share sheet; `saved`: downloaded; `dismissed`: the person closed the sheet;
 * `copied`: the text is in the clipboard.
 */
export type ShareOutcome = 'shared' | 'saved' | 'copied' | 'dismissed';

export type PickedFile =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly problem: 'too-large' | 'unreadable' };

/** How things leave the app and come in. Every call may reject: devices refuse for reasons of their own. */
export interface Sharing {
  shareText(title: string, text: string): Promise<ShareOutcome>;
  shareFile(file: SharedFile): Promise<ShareOutcome>;
  /** Lets the person pick files; empty when they change their mind. Files over the limit are not read. */
  pickFiles(mostBytes: number): Promise<readonly PickedFile[]>;
  /** False when nothing opens the address. */
  openLink(address: string): Promise<boolean>;
}

export function jsonFile(name: string, text: string): SharedFile {
  return { name, type: 'application/json', content: { text } };
}
