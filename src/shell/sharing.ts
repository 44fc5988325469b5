import { Linking, Share } from 'react-native';

import { reportUnlessRefused } from '@/kit/report';
import type { PickedFile, SharedFile, Sharing } from '@/kit/sharing';

import { refusable, refusableLater } from './refusals';

type FileSystem = Pick<typeof import('expo-file-system'), 'Directory' | 'File' | 'Paths'>;
type FileSharing = Pick<typeof import('expo-sharing'), 'shareAsync'>;
type DocumentPicker = Pick<typeof import('expo-document-picker'), 'getDocumentAsync'>;

/** What only some evenings need, and so is loaded when it is first used. */
export interface SharingModules {
  readonly fileSystem: () => Promise<FileSystem>;
  readonly fileSharing: () => Promise<FileSharing>;
  readonly documentPicker: () => Promise<DocumentPicker>;
}

export function createSharing(modules: SharingModules): Sharing {
  return {
    shareText: async (title, text) => {
      const { action } = await refusableLater(() =>
        Share.share({ title, message: text }, { dialogTitle: title, subject: title }),
      );
      return action === Share.dismissedAction ? 'dismissed' : 'shared';
    },
    shareFile: async (file) => {
      const [fileSystem, { shareAsync }] = await Promise.all([modules.fileSystem(), modules.fileSharing()]);
      // Whether the person then sent it or closed the sheet, the system does not tell.
      await refusableLater(async () =>
        shareAsync(writeToCache(fileSystem, file), { mimeType: file.type, dialogTitle: file.name }),
      );
      return 'shared';
    },
    pickFiles: async (mostBytes) => {
      const [fileSystem, picker] = await Promise.all([modules.fileSystem(), modules.documentPicker()]);
      // Many a provider calls a JSON file a stream of bytes and would hide it if we asked for JSON.
      const { assets } = await refusableLater(() => picker.getDocumentAsync({ type: '*/*', multiple: true }));
      const picked = (assets ?? []).map(({ name, size, uri }) => {
        const copy = new fileSystem.File(uri);
        return readCopy(name, copy, size ?? copy.size, mostBytes);
      });
      return Promise.all(picked);
    },
    openLink: async (address) => {
      try {
        await refusableLater(() => Linking.openURL(address));
        return true;
      } catch (problem) {
        reportUnlessRefused(problem, 'sharing.openLink');
        return false;
      }
    },
  };
}

/** Writes the file where other apps may fetch it and the system clears up; returns its address. */
function writeToCache({ Directory, File, Paths }: FileSystem, { name, content }: SharedFile): string {
  const folder = new Directory(Paths.cache, 'shared');
  folder.create({ intermediates: true, idempotent: true });
  const file = new File(folder, safeFileName(name));
  if ('text' in content) file.write(content.text);
  else file.write(content.base64, { encoding: 'base64' });
  return file.uri;
}

/** Names hold what people typed: nothing in them may lead to another folder, or mean something in an address. */
function safeFileName(name: string): string {
  const [, stem = '', extension = ''] = /^(.*?)(\.\w{1,8})?$/s.exec(name) ?? [];
  const safe = stem.replace(/[\u0000-\u001f\u007f\s/\\:*?"<>|%#&;]+/g, '-').replace(/^[.-]+|[.-]+$/g, '');
  return `${Array.from(safe).slice(0, 60).join('') || 'reefside'}${extension}`;
}

type Copy = InstanceType<FileSystem['File']>;

/** The picker made a copy for us. It is deleted after reading. */
async function readCopy(name: string, copy: Copy, size: number, mostBytes: number): Promise<PickedFile> {
  try {
    if (size > mostBytes) return { name, problem: 'too-large' };
    const text = await refusableLater(() => copy.text());
    // Some editors begin a text with a mark that JSON does not allow; browsers take it away by themselves.
    return { name, text: text.replace(/^\uFEFF/, '') };
  } catch (problem) {
    reportUnlessRefused(problem, 'sharing.readCopy');
    return { name, problem: 'unreadable' };
  } finally {
    discard(copy);
  }
}

function discard(copy: Copy): void {
  try {
    refusable(() => copy.delete());
  } catch (problem) {
    // The system clears its cache later.
    reportUnlessRefused(problem, 'sharing.discard');
  }
}

export const sharing: Sharing = createSharing({
  fileSystem: () => import('expo-file-system'),
  fileSharing: () => import('expo-sharing'),
  documentPicker: () => import('expo-document-picker'),
});
