import { reportUnlessRefused } from '@/kit/report';
import type { PickedFile } from '@/kit/sharing';

import { refusableLater } from './refusals';

/** Reads a file that a browser handed over, picked or dropped; one over the limit stays unread. */
export async function readFileOfAtMost(file: File, mostBytes: number): Promise<PickedFile> {
  const { name } = file;
  if (file.size > mostBytes) return { name, problem: 'too-large' };
  try {
    return { name, text: await refusableLater(() => file.text()) };
  } catch (problem) {
    // A folder, for one, or a file that went away meanwhile.
    reportUnlessRefused(problem, 'readFileOfAtMost');
    return { name, problem: 'unreadable' };
  }
}
