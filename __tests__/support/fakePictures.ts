/** Stands in for the pictures of a device: `jest.mock('@/shell/pictures', () => require('.../fakePictures').picturesModule)`. */

import type { ChosenPicture, OpenedPicture, PictureProblem, Pictures } from '@/kit/pictures';
import { err, ok } from '@/kit/result';

type Offer = OpenedPicture | PictureProblem | 'nothing' | 'no picture at all' | 'never opens';

const CHOSEN: ChosenPicture = { uri: 'chosen', width: 400, height: 300, bytes: 1000 };

let offer: Offer = 'nothing';
let opening: AbortSignal | null = null;
let shown: readonly OpenedPicture[] = [];

const pictures: Pictures = {
  pick: async () => {
    if (offer === 'nothing') return ok(null);
    return offer === 'no picture at all' ? err('not-a-picture') : ok(CHOSEN);
  },
  open: async (_chosen, { signal, onProgress }) => {
    opening = signal;
    onProgress(0.5);
    if (offer === 'never opens') {
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    }
    if (signal.aborted) return null;
    if (typeof offer === 'string') return err(offer as PictureProblem);
    shown = [...shown, offer];
    return ok(offer);
  },
  discard: (opened) => {
    shown = shown.filter((each) => each !== opened);
  },
};

export const picturesModule = { pictures };

export const fakePictures = {
  /** What the person chooses or takes from now on. */
  offer: (next: Offer) => {
    offer = next;
    opening = null;
    shown = [];
  },
  isBrokenOff: () => opening?.aborted ?? false,
  /** Opened and not discarded. */
  shown: () => shown.length,
};
