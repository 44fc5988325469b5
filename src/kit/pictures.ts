import type { Result } from './result';

/** A picture that somebody took or chose, before anybody has looked into it. */
export interface ChosenPicture {
  readonly uri: string;
  /** In pixels; 0 where the device does not tell. */
  readonly width: number;
  readonly height: number;
  /** Of its file; null where the device does not tell. */
  readonly bytes: number | null;
}

/** A picture of a size that can be worked with, upright, decoded. */
export interface OpenedPicture {
  /** Where it can be shown from. */
  readonly uri: string;
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, row by row, 0 to 255. */
  readonly data: Readonly<Uint8Array>;
}

export type PictureProblem =
  | 'not-a-picture'
  /** Damaged, or of a kind that this device does not know. */
  | 'unreadable'
  /** More than this device can hold. */
  | 'too-large'
  | 'too-small';

export interface OpeningWatch {
  /** Once it is aborted, nothing is told any more, and the opening ends with null. */
  readonly signal: AbortSignal;
  /** How much is done, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** How pictures come in. No call rejects. */
export interface Pictures {
  /** Lets the person choose one; null when they change their mind. */
  pick(): Promise<Result<ChosenPicture | null, PictureProblem>>;
  /** Null when it was broken off. */
  open(chosen: ChosenPicture, watch: OpeningWatch): Promise<Result<OpenedPicture, PictureProblem> | null>;
  /** The picture will not be shown any more. */
  discard(opened: OpenedPicture): void;
}
