/** @jest-environment jsdom */
import { File as NodeFile } from 'node:buffer';

import { readFileOfAtMost } from '@/shell/readFileOfAtMost';
import { sharing } from '@/shell/sharing.web';

const GAME = { name: 'game.json', type: 'application/json', content: { text: '{"a":1}' } };

interface Browser {
  readonly isCoarse?: boolean;
  readonly share?: jest.Mock;
  readonly canShare?: (data: ShareData) => boolean;
  readonly clipboard?: { readonly writeText: jest.Mock };
}

/** A browser that can do this much and no more. */
function browse({ isCoarse = false, ...can }: Browser = {}) {
  const downloads: { readonly name: string; readonly file: Blob }[] = [];
  let file = new Blob();
  Object.defineProperties(navigator, {
    share: { value: can.share, configurable: true },
    canShare: { value: can.canShare, configurable: true },
    clipboard: { value: can.clipboard, configurable: true },
  });
  window.matchMedia = (query) => ({ matches: query === '(pointer: coarse)' && isCoarse }) as MediaQueryList;
  const createObjectURL = (given: Blob) => {
    file = given;
    return 'blob:reefside';
  };
  const revokeObjectURL = jest.fn();
  Object.defineProperty(globalThis, 'URL', {
    value: { createObjectURL, revokeObjectURL },
    configurable: true,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push({ name: this.download, file });
  });
  return { downloads, revokeObjectURL };
}

const fails = (name: string) => jest.fn().mockRejectedValue(Object.assign(new Error(name), { name }));
const works = () => jest.fn().mockResolvedValue(undefined);
const anything = () => true;

beforeAll(() => {
  // The File of jsdom cannot be read.
  Object.assign(globalThis, { File: NodeFile });
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a text', () => {
  test('goes to the share sheet under a finger', async () => {
    const share = works();
    browse({ isCoarse: true, share });
    expect(await sharing.shareText('Result', 'Ana won')).toBe('shared');
    expect(share).toHaveBeenCalledWith({ title: 'Result', text: 'Ana won' });
  });

  test('is not shared when the person closes the sheet, nor copied behind their back', async () => {
    const clipboard = { writeText: works() };
    browse({ isCoarse: true, share: fails('AbortError'), clipboard });
    expect(await sharing.shareText('Result', 'Ana won')).toBe('dismissed');
    expect(clipboard.writeText).not.toHaveBeenCalled();
  });

  test.each([
    ['the pointer is a mouse', { isCoarse: false, share: works() }],
    ['there is no share sheet', { isCoarse: true }],
    ['the share sheet fails', { isCoarse: true, share: fails('NotAllowedError') }],
  ])('is copied where %s', async (_why, browser) => {
    const clipboard = { writeText: works() };
    browse({ ...browser, clipboard });
    expect(await sharing.shareText('Result', 'Ana won')).toBe('copied');
    expect(clipboard.writeText).toHaveBeenCalledWith('Ana won');
  });

  test.each([
    ['there is no clipboard', undefined],
    ['the clipboard is forbidden', { writeText: fails('NotAllowedError') }],
  ])('is downloaded where %s', async (_why, clipboard) => {
    const { downloads } = browse(clipboard === undefined ? {} : { clipboard });
    expect(await sharing.shareText('Result', 'Ana won')).toBe('saved');
    expect(downloads).toMatchObject([{ name: 'Result.txt', file: { type: 'text/plain' } }]);
    expect(await downloads[0]!.file.text()).toBe('Ana won');
  });
});

describe('a file', () => {
  test('goes to the share sheet under a finger, where the sheet takes such files', async () => {
    const share = works();
    const { downloads } = browse({ isCoarse: true, share, canShare: anything });
    expect(await sharing.shareFile(GAME)).toBe('shared');
    const [{ files }] = share.mock.calls[0] as [{ files: File[] }];
    expect(files).toMatchObject([{ name: 'game.json', type: 'application/json' }]);
    expect(downloads).toEqual([]);
  });

  test('is not shared when the person closes the sheet', async () => {
    const { downloads } = browse({ isCoarse: true, share: fails('AbortError'), canShare: anything });
    expect(await sharing.shareFile(GAME)).toBe('dismissed');
    expect(downloads).toEqual([]);
  });

  test.each([
    ['the pointer is a mouse', { isCoarse: false, share: works(), canShare: anything }],
    ['there is no share sheet', { isCoarse: true }],
    ['the share sheet takes no such files', { isCoarse: true, share: works(), canShare: () => false }],
    ['the share sheet knows no files at all', { isCoarse: true, share: works() }],
    ['the share sheet fails', { isCoarse: true, share: fails('NotAllowedError'), canShare: anything }],
  ])('is downloaded where %s', async (_why, browser) => {
    const { downloads } = browse(browser);
    expect(await sharing.shareFile(GAME)).toBe('saved');
    expect(downloads).toMatchObject([{ name: 'game.json', file: { type: 'application/json' } }]);
    expect(await downloads[0]!.file.text()).toBe('{"a":1}');
  });

  test('of bytes arrives byte by byte', async () => {
    const { downloads } = browse();
    await sharing.shareFile({ name: 'reef.png', type: 'image/png', content: { base64: 'iVBORwD/' } });
    const bytes = new Uint8Array(await downloads[0]!.file.arrayBuffer());
    expect([...bytes]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x00, 0xff]);
  });

  test('keeps its address for a while after the download began', async () => {
    const { revokeObjectURL } = browse();
    await sharing.shareFile(GAME);
    expect(revokeObjectURL).not.toHaveBeenCalled();
    jest.advanceTimersByTime(60_000);
    expect(revokeObjectURL).toHaveBeenCalledWith('blob:reefside');
  });
});

describe('picking', () => {
  const openInput = () => document.querySelector<HTMLInputElement>('input[type=file]')!;

  function choose(files: readonly NodeFile[], event: 'change' | 'cancel' = 'change') {
    const input = openInput();
    Object.defineProperty(input, 'files', { value: files });
    input.dispatchEvent(new Event(event));
  }

  test('opens a chooser for several files at once, before anything else happens', async () => {
    const click = jest.spyOn(HTMLInputElement.prototype, 'click');
    const picked = sharing.pickFiles(10);
    expect(click).toHaveBeenCalledTimes(1);
    expect(openInput()).toMatchObject({ multiple: true, accept: '.json,application/json,text/plain' });
    choose([]);
    await picked;
  });

  test('yields the texts, and leaves nothing in the page', async () => {
    const picked = sharing.pickFiles(10);
    choose([new NodeFile(['{"a":1}'], 'a.json'), new NodeFile(['{"b":2}'], 'b.json')]);
    expect(await picked).toEqual([
      { name: 'a.json', text: '{"a":1}' },
      { name: 'b.json', text: '{"b":2}' },
    ]);
    expect(document.querySelector('input')).toBeNull();
  });

  test('yields nothing when the person changes their mind', async () => {
    const picked = sharing.pickFiles(10);
    choose([], 'cancel');
    expect(await picked).toEqual([]);
    expect(document.querySelector('input')).toBeNull();
  });

  test('does not read a file over the limit', async () => {
    const large = new NodeFile(['x'.repeat(11)], 'large.json');
    const read = jest.spyOn(large, 'text');
    const picked = sharing.pickFiles(10);
    choose([large, new NodeFile(['x'.repeat(10)], 'fits.json')]);
    expect(await picked).toEqual([
      { name: 'large.json', problem: 'too-large' },
      { name: 'fits.json', text: 'x'.repeat(10) },
    ]);
    expect(read).not.toHaveBeenCalled();
  });
});

test('a folder that came as a file is unreadable', async () => {
  const folder = { name: 'games', size: 0, text: fails('NotFoundError') } as unknown as File;
  expect(await readFileOfAtMost(folder, 10)).toEqual({ name: 'games', problem: 'unreadable' });
});

test('a link opens in a window that does not know the app', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  expect(await sharing.openLink('https://reefside.example')).toBe(true);
  expect(open).toHaveBeenCalledWith('https://reefside.example', '_blank', 'noopener');
});
