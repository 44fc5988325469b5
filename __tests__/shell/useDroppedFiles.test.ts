/** @jest-environment jsdom */
import { File as NodeFile } from 'node:buffer';

import { act, renderHook } from '@testing-library/react-native';

import { useDroppedFiles as useDroppedFilesOnPhone } from '@/shell/useDroppedFiles';
import { useDroppedFiles } from '@/shell/useDroppedFiles.web';

const GAME = new NodeFile(['{}'], 'game.json');

/** Dispatches what a browser would; false when the app took the event from it. */
async function drag(type: string, what: object = {}): Promise<boolean> {
  const event = Object.assign(new Event(type, { cancelable: true, bubbles: true }), {
    dataTransfer: { types: ['Files'], files: [GAME] },
    relatedTarget: null,
    ...what,
  });
  let isLeftToBrowser = true;
  await act(async () => {
    isLeftToBrowser = document.body.dispatchEvent(event);
  });
  return isLeftToBrowser;
}

test('tells while files are over the window', async () => {
  const { result } = renderHook(() => useDroppedFiles(() => undefined, 10));
  expect(result.current).toBe(false);
  await drag('dragenter');
  expect(result.current).toBe(true);
  await drag('dragleave', { relatedTarget: document.body });
  expect(result.current).toBe(true);
  await drag('dragleave');
  expect(result.current).toBe(false);
});

test('hands over dropped files, read up to the limit', async () => {
  const onFiles = jest.fn();
  const { result } = renderHook(() => useDroppedFiles(onFiles, 10));
  const large = new NodeFile(['x'.repeat(11)], 'large.json');
  await drag('dragover');
  await drag('drop', { dataTransfer: { types: ['Files'], files: [GAME, large] } });
  expect(onFiles.mock.calls).toEqual([
    [
      [
        { name: 'game.json', text: '{}' },
        { name: 'large.json', problem: 'too-large' },
      ],
    ],
  ]);
  expect(result.current).toBe(false);
});

test('keeps the browser from opening the file in place of the app', async () => {
  renderHook(() => useDroppedFiles(() => undefined, 10));
  expect(await drag('dragover')).toBe(false);
  expect(await drag('drop')).toBe(false);
});

test('leaves dragged texts to the browser', async () => {
  const onFiles = jest.fn();
  const { result } = renderHook(() => useDroppedFiles(onFiles, 10));
  const text = { dataTransfer: { types: ['text/plain'], files: [] } };
  expect(await drag('dragover', text)).toBe(true);
  expect(result.current).toBe(false);
  expect(await drag('drop', text)).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});

test('hands files to who listens now, not to who listened first', async () => {
  const first = jest.fn();
  const then = jest.fn();
  const { rerender } = renderHook(({ onFiles }: { onFiles: jest.Mock }) => useDroppedFiles(onFiles, 10), {
    initialProps: { onFiles: first },
  });
  rerender({ onFiles: then });
  await drag('drop');
  expect(first).not.toHaveBeenCalled();
  expect(then).toHaveBeenCalledTimes(1);
});

test('stops listening with its page, even to a file that is still being read', async () => {
  const onFiles = jest.fn();
  let finish: (text: string) => void = () => undefined;
  const slow = { name: 'slow.json', size: 2, text: () => new Promise<string>((done) => (finish = done)) };
  const { unmount } = renderHook(() => useDroppedFiles(onFiles, 10));
  await drag('drop', { dataTransfer: { types: ['Files'], files: [slow] } });
  unmount();
  await act(async () => finish('{}'));
  expect(await drag('drop')).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});

test('nothing is dropped on a phone', async () => {
  const onFiles = jest.fn();
  const { result } = renderHook(() => useDroppedFilesOnPhone(onFiles, 10));
  await drag('dragover');
  await drag('drop');
  expect(result.current).toBe(false);
  expect(onFiles).not.toHaveBeenCalled();
});
