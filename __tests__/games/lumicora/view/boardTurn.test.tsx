import { act, renderHook } from '@testing-library/react-native';

import { useBoardTurn } from '@/games/lumicora/view/boardTurn';
import { providerOf } from '@/games/lumicora/view/store/LibraryContext';

import { fakeSharing } from '../../../support/fakeSharing';
import { memoryArchive } from '../../../support/memoryArchive';
import { diskOf } from '../../../support/memoryJournal';
import { memoryStorage } from '../../../support/memoryStorage';

function openOn(storage: ReturnType<typeof memoryStorage>) {
  const wrapper = providerOf({
    storage,
    journal: diskOf(storage).window(),
    archive: memoryArchive(),
    sharing: fakeSharing(),
    now: () => 0,
  });
  const page = () => renderHook(useBoardTurn, { wrapper }).result;
  return { page };
}

test('a board that was turned lies so on every page, and after a restart', () => {
  const storage = memoryStorage();
  const device = openOn(storage);
  const [reef, terrain] = [device.page(), device.page()];
  const before = reef.current.isTurned;
  expect(terrain.current.isTurned).toBe(before);
  act(() => reef.current.turn());
  expect([reef.current.isTurned, terrain.current.isTurned]).toEqual([!before, !before]);

  expect(openOn(storage).page().current.isTurned).toBe(!before);
  act(() => terrain.current.turn());
  expect(openOn(storage).page().current.isTurned).toBe(before);
});

test('what was stored and is no turn is as if nothing was', () => {
  const fresh = openOn(memoryStorage()).page().current.isTurned;
  expect(openOn(memoryStorage({ 'reefside.lumicora.turn': '"left"' })).page().current.isTurned).toBe(fresh);
});
