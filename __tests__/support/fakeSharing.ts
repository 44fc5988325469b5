import { Refusal } from '@/kit/report';
import type { PickedFile, SharedFile, ShareOutcome, Sharing } from '@/kit/sharing';

export interface SharedText {
  readonly title: string;
  readonly text: string;
}

/** Records what leaves the app; answers and files to pick are set by the test. */
export interface FakeSharing extends Sharing {
  readonly files: readonly SharedFile[];
  readonly texts: readonly SharedText[];
  readonly links: readonly string[];
  /** What sharing answers from now on; a refusal makes it reject. */
  answerWith(outcome: ShareOutcome | Refusal): void;
  /** What the next picks yield; nothing is picked until told. */
  offerToPick(...files: readonly PickedFile[]): void;
}

export function fakeSharing(): FakeSharing {
  const files: SharedFile[] = [];
  const texts: SharedText[] = [];
  const links: string[] = [];
  let answer: ShareOutcome | Refusal = 'shared';
  let offered: readonly PickedFile[] = [];
  const outcome = async () => {
    if (answer instanceof Refusal) throw answer;
    return answer;
  };
  return {
    files,
    texts,
    links,
    answerWith: (next) => {
      answer = next;
    },
    offerToPick: (...next) => {
      offered = next;
    },
    shareText: (title, text) => {
      texts.push({ title, text });
      return outcome();
    },
    shareFile: (file) => {
      files.push(file);
      return outcome();
    },
    pickFiles: async () => offered,
    openLink: async (address) => {
      links.push(address);
      return true;
    },
  };
}

/** The text of the last file that was shared. */
export function lastFileText({ files }: FakeSharing): string {
  const content = files.at(-1)?.content;
  if (content === undefined || !('text' in content)) throw new Error('no text was shared as a file');
  return content.text;
}
