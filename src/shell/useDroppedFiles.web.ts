import { useEffect, useEffectEvent, useState } from 'react';

import type { PickedFile } from '@/kit/sharing';

import { readFileOfAtMost } from './readFileOfAtMost';

/**
 * Takes files dropped anywhere on the window, which the browser would otherwise open in place of the app. True while
 * files are dragged over the window.
 */
export function useDroppedFiles(onFiles: (files: readonly PickedFile[]) => void, mostBytes: number): boolean {
  const [isOver, setIsOver] = useState(false);
  const hand = useEffectEvent(onFiles);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const dragged = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const left = (event: DragEvent) => {
      // Going from one part of the page to the next also leaves something, but for somewhere.
      if (event.relatedTarget === null) setIsOver(false);
    };
    const dropped = async (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      const files = Array.from(event.dataTransfer?.files ?? []);
      const read = await Promise.all(files.map((file) => readFileOfAtMost(file, mostBytes)));
      if (!signal.aborted) hand(read);
    };
    window.addEventListener('dragenter', dragged, { signal });
    window.addEventListener('dragover', dragged, { signal });
    window.addEventListener('dragleave', left, { signal });
    window.addEventListener('drop', (event) => void dropped(event), { signal });
    return () => listening.abort();
  }, [mostBytes]);

  return isOver;
}

/** Texts and links are dragged as well, and are none of our business. */
function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
