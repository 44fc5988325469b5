import { reportUnlessRefused } from '@/kit/report';
import type { SharedFile, ShareOutcome, Sharing } from '@/kit/sharing';

import { readFileOfAtMost } from './readFileOfAtMost';
import { asRefusal } from './refusals';

export const sharing: Sharing = {
  shareText: async (title, text) => {
    const offered = await offer({ title, text });
    if (offered !== null) return offered;
    const isCopied = await copy(text);
    return isCopied ? 'copied' : download(new File([text], `${title}.txt`, { type: 'text/plain' }));
  },
  shareFile: async (shared) => {
    const file = fileOf(shared);
    return (await offer({ files: [file] })) ?? download(file);
  },
  // The input must be clicked before anything is waited for, or the browser takes it for our own idea.
  pickFiles: async (mostBytes) => {
    const files = await pick();
    return Promise.all(files.map((file) => readFileOfAtMost(file, mostBytes)));
  },
  openLink: async (address) => {
    // A window that must not know its opener is never handed back, so there is nothing to check.
    window.open(address, '_blank', 'noopener');
    return true;
  },
};

/**
 * Offers it in the system's share sheet; null where there is none, or where it fails. Only under a finger: with a
 * mouse in hand, people look for a file among their downloads and for a text in the clipboard.
 */
async function offer(data: ShareData): Promise<ShareOutcome | null> {
  if (!window.matchMedia('(pointer: coarse)').matches) return null;
  if (navigator.share === undefined) return null;
  if (data.files !== undefined && navigator.canShare?.(data) !== true) return null;
  try {
    await navigator.share(data);
    return 'shared';
  } catch (problem) {
    if (problem instanceof Error && problem.name === 'AbortError') return 'dismissed';
    reportUnlessRefused(asRefusal(problem), 'sharing.offer');
    return null;
  }
}

/** Pages that are not secure get no clipboard, whatever the type says, and the person may forbid it. */
async function copy(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) return false;
  try {
    await clipboard.writeText(text);
    return true;
  } catch (problem) {
    reportUnlessRefused(asRefusal(problem), 'sharing.copy');
    return false;
  }
}

function fileOf({ name, type, content }: SharedFile): File {
  const part = 'text' in content ? content.text : bytesOf(content.base64);
  return new File([part], name, { type });
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function download(file: File): ShareOutcome {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Some browsers still read the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return 'saved';
}

/** Asks for files; empty when the person changes their mind. */
function pick(): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = true;
    input.accept = '.json,application/json,text/plain';
    input.hidden = true;
    const answer = () => {
      input.remove();
      resolve(Array.from(input.files ?? []));
    };
    input.addEventListener('change', answer);
    input.addEventListener('cancel', answer);
    // Safari forgets an input that is not part of the page.
    document.body.append(input);
    input.click();
  });
}
