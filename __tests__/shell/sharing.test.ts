import { Linking, Share } from 'react-native';

import { Refusal } from '@/kit/report';
import { createSharing, type SharingModules } from '@/shell/sharing';

const ofDevice = (message: string) => Object.assign(new Error(message), { code: 'ERR_DEVICE' });

interface Written {
  readonly uri: string;
  readonly content: string;
  readonly encoding: string;
}

interface Asset {
  readonly name: string;
  readonly uri: string;
  readonly size?: number;
}

/** A phone with these files to pick. Files are named as `folder/name`, as the app joins them. */
function phone(onDisk: Readonly<Record<string, string>> = {}, assets: readonly Asset[] | null = null) {
  const written: Written[] = [];
  const read: string[] = [];
  const deleted: string[] = [];
  class Directory {
    readonly uri: string;
    constructor(...parts: readonly (string | { readonly uri: string })[]) {
      this.uri = parts.map((part) => (typeof part === 'string' ? part : part.uri)).join('/');
    }
    create() {}
  }
  class File extends Directory {
    get size() {
      return onDisk[this.uri]?.length ?? 0;
    }
    write(content: string, { encoding = 'utf8' } = {}) {
      written.push({ uri: this.uri, content, encoding });
    }
    async text() {
      read.push(this.uri);
      const text = onDisk[this.uri];
      if (text === undefined) throw ofDevice('no such file');
      return text;
    }
    delete() {
      deleted.push(this.uri);
    }
  }
  const shareAsync = jest.fn().mockResolvedValue(undefined);
  const getDocumentAsync = jest.fn().mockResolvedValue({ canceled: assets === null, assets });
  const modules = {
    fileSystem: jest.fn(async () => ({ Directory, File, Paths: { cache: new Directory('cache:') } })),
    fileSharing: async () => ({ shareAsync }),
    documentPicker: async () => ({ getDocumentAsync }),
  };
  const sharing = createSharing(modules as unknown as SharingModules);
  return { sharing, modules, written, read, deleted, shareAsync, getDocumentAsync };
}

describe('a text', () => {
  test.each([
    [Share.sharedAction, 'shared'],
    [Share.dismissedAction, 'dismissed'],
  ])('that the sheet answers with %s is %s', async (action, outcome) => {
    const share = jest.spyOn(Share, 'share').mockResolvedValue({ action });
    expect(await phone().sharing.shareText('Reefside', 'Ana won')).toBe(outcome);
    expect(share).toHaveBeenLastCalledWith(
      { title: 'Reefside', message: 'Ana won' },
      expect.objectContaining({ subject: 'Reefside' }),
    );
  });

  test('that the device refuses to share is refused', async () => {
    jest.spyOn(Share, 'share').mockRejectedValue(ofDevice('no activity'));
    await expect(phone().sharing.shareText('Reefside', 'Ana won')).rejects.toThrow(Refusal);
  });
});

describe('a file', () => {
  test('is written to the cache and handed to the sheet with its type', async () => {
    const { sharing, written, shareAsync } = phone();
    const file = { name: 'game.json', type: 'application/json', content: { text: '{}' } };
    expect(await sharing.shareFile(file)).toBe('shared');
    expect(written).toEqual([{ uri: 'cache:/shared/game.json', content: '{}', encoding: 'utf8' }]);
    expect(shareAsync).toHaveBeenCalledWith(
      'cache:/shared/game.json',
      expect.objectContaining({ mimeType: 'application/json' }),
    );
  });

  test('of bytes is written as bytes', async () => {
    const { sharing, written } = phone();
    await sharing.shareFile({ name: 'reef.png', type: 'image/png', content: { base64: 'iVBORw==' } });
    expect(written).toEqual([{ uri: 'cache:/shared/reef.png', content: 'iVBORw==', encoding: 'base64' }]);
  });

  test.each([
    ['Jürgen & Zoë.json', 'Jürgen-Zoë.json'],
    ['珊瑚.json', '珊瑚.json'],
    ['../../settings.json', 'settings.json'],
    ['a/b\\c:d.json', 'a-b-c-d.json'],
    ['100%#1?.json', '100-1.json'],
    ['two\nlines.json', 'two-lines.json'],
    ['.json', 'reefside.json'],
    ['..', 'reefside'],
    ['', 'reefside'],
    [`${'x'.repeat(300)}.json`, `${'x'.repeat(60)}.json`],
  ])('named %j is called %j on the disk', async (name, safe) => {
    const { sharing, written } = phone();
    await sharing.shareFile({ name, type: 'application/json', content: { text: '{}' } });
    expect(written.map(({ uri }) => uri)).toEqual([`cache:/shared/${safe}`]);
  });

  test('that cannot be shared is refused', async () => {
    const { sharing, shareAsync } = phone();
    shareAsync.mockRejectedValue(ofDevice('sharing in progress'));
    const file = { name: 'game.json', type: 'application/json', content: { text: '{}' } };
    await expect(sharing.shareFile(file)).rejects.toThrow(Refusal);
  });
});

describe('picking', () => {
  test('yields the texts of the files, whose copies are then deleted', async () => {
    const disk = { 'cache:/1': '{"a":1}', 'cache:/2': '{"b":2}' };
    const { sharing, deleted, getDocumentAsync } = phone(disk, [
      { name: 'a.json', uri: 'cache:/1', size: 7 },
      { name: 'b.json', uri: 'cache:/2', size: 7 },
    ]);
    expect(await sharing.pickFiles(7)).toEqual([
      { name: 'a.json', text: '{"a":1}' },
      { name: 'b.json', text: '{"b":2}' },
    ]);
    expect(getDocumentAsync).toHaveBeenCalledWith(expect.objectContaining({ multiple: true }));
    expect(deleted).toEqual(['cache:/1', 'cache:/2']);
  });

  test('yields nothing when the person changes their mind', async () => {
    expect(await phone().sharing.pickFiles(100)).toEqual([]);
  });

  test('does not read a file over the limit, whether or not the picker knows its size', async () => {
    const disk = { 'cache:/1': 'x'.repeat(11), 'cache:/2': 'x'.repeat(11), 'cache:/3': 'x'.repeat(10) };
    const { sharing, read } = phone(disk, [
      { name: 'told.json', uri: 'cache:/1', size: 11 },
      { name: 'untold.json', uri: 'cache:/2' },
      { name: 'fits.json', uri: 'cache:/3' },
    ]);
    expect(await sharing.pickFiles(10)).toEqual([
      { name: 'told.json', problem: 'too-large' },
      { name: 'untold.json', problem: 'too-large' },
      { name: 'fits.json', text: 'x'.repeat(10) },
    ]);
    expect(read).toEqual(['cache:/3']);
  });

  test('reports a file that cannot be read beside one that can', async () => {
    const { sharing } = phone({ 'cache:/2': '{}' }, [
      { name: 'gone.json', uri: 'cache:/1', size: 2 },
      { name: 'here.json', uri: 'cache:/2', size: 2 },
    ]);
    expect(await sharing.pickFiles(10)).toEqual([
      { name: 'gone.json', problem: 'unreadable' },
      { name: 'here.json', text: '{}' },
    ]);
  });

  test('leaves out the mark that some editors put before a text', async () => {
    const { sharing } = phone({ 'cache:/1': '\uFEFF{}' }, [{ name: 'a.json', uri: 'cache:/1', size: 5 }]);
    expect(await sharing.pickFiles(10)).toEqual([{ name: 'a.json', text: '{}' }]);
  });
});

test('a link that opens says so, and one that nothing opens as well', async () => {
  const open = jest.spyOn(Linking, 'openURL').mockResolvedValueOnce(true);
  expect(await phone().sharing.openLink('https://reefside.example')).toBe(true);
  expect(open).toHaveBeenLastCalledWith('https://reefside.example');
  open.mockRejectedValueOnce(ofDevice('no activity'));
  expect(await phone().sharing.openLink('strange://address')).toBe(false);
});

test('the file system is loaded when a file is shared, not before', async () => {
  jest.spyOn(Share, 'share').mockResolvedValue({ action: Share.sharedAction });
  const { sharing, modules } = phone();
  await sharing.shareText('Reefside', 'Ana won');
  expect(modules.fileSystem).not.toHaveBeenCalled();
  await sharing.shareFile({ name: 'a.json', type: 'application/json', content: { text: '{}' } });
  expect(modules.fileSystem).toHaveBeenCalledTimes(1);
});
