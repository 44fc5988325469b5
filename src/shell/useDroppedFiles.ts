import type { PickedFile } from '@/kit/sharing';

/** Nothing is dropped on a phone. */
export function useDroppedFiles(
  _onFiles: (files: readonly PickedFile[]) => void,
  _mostBytes: number,
): boolean {
  return false;
}
