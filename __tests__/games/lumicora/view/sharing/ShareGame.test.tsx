import { act, render, screen, userEvent } from '@testing-library/react-native';

import { importGame } from '@/games/lumicora/session/gameFile/importGame';
import { entryOf } from '@/games/lumicora/session/record/historyEntry';
import type { TableSession } from '@/games/lumicora/session/table/tableSession';
import { bgStatsPlay, resultText } from '@/games/lumicora/view/sharing/resultText';
import { ShareGame } from '@/games/lumicora/view/sharing/ShareGame';
import { providerOf } from '@/games/lumicora/view/store/LibraryContext';
import { Refusal } from '@/kit/report';
import { bgStatsLink } from '@/tabletop/record/bgStats';
import type { Language } from '@/ui/i18n/language';
import { LanguageProvider } from '@/ui/i18n/LanguageContext';

import { fakeSharing, lastFileText, type FakeSharing } from '../../../../support/fakeSharing';
import { memoryArchive } from '../../../../support/memoryArchive';
import { memoryDisk } from '../../../../support/memoryJournal';
import { memoryStorage } from '../../../../support/memoryStorage';
import { gameUnderWay, mixedGame, trackedGame } from '../../../../support/sampleGames';

jest.unmock('react-native-svg');
jest.useFakeTimers();

type Draw = (handle: unknown, size: unknown, callback: (base64?: string) => void) => void;
const mockDraw = jest.fn<void, Parameters<Draw>>();
jest.mock('react-native-svg/lib/commonjs/fabric/NativeSvgViewModule', () => ({
  __esModule: true,
  default: { toDataURL: (...call: Parameters<Draw>) => mockDraw(...call) },
}));

const press = (name: string) => userEvent.press(screen.getByRole('button', { name }));

function show(session: TableSession, language: Language = 'en'): FakeSharing {
  const sharing = fakeSharing();
  const GamesProvider = providerOf({
    storage: memoryStorage(),
    journal: memoryDisk().window(),
    archive: memoryArchive(),
    sharing,
    now: () => 0,
  });
  render(
    <GamesProvider>
      <LanguageProvider language={language}>
        <ShareGame session={session} />
      </LanguageProvider>
    </GamesProvider>,
  );
  return sharing;
}

const game = trackedGame();

beforeEach(() => mockDraw.mockReset());

describe('as text', () => {
  test('goes out in the language of the app', async () => {
    const sharing = show(game, 'de');
    await press('Als Text teilen');
    const text = resultText(entryOf(game), 'de');
    expect(sharing.texts).toEqual([{ title: expect.stringMatching(/^Lumicora, /), text }]);
  });

  test.each([
    ['copied', 'Copied. You can paste it into a message now.'],
    ['saved', 'Saved to your downloads.'],
    ['shared', 'Handed over for sharing.'],
    ['dismissed', 'Not shared.'],
  ] as const)('that it was %s is told', async (outcome, sentence) => {
    const sharing = show(game);
    sharing.answerWith(outcome);
    await press('Share as text');
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
  });

  test('a refusal is told, and the next try works', async () => {
    const sharing = show(game);
    sharing.answerWith(new Refusal('no'));
    await press('Share as text');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Couldn’t share the text. Try again, or choose another app.',
    );
    sharing.answerWith('shared');
    await press('Share as text');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('the game file can be read back, log and all', async () => {
  const sharing = show(game);
  await press('Game file');
  expect(sharing.files[0]).toMatchObject({ name: expect.stringMatching(/^lumicora-2026-11-1\d\.json$/) });
  const read = importGame(JSON.parse(lastFileText(sharing)), 0);
  expect(read).toMatchObject({ ok: true, value: { log: 'kept', session: { id: game.id } } });
});

describe('BG Stats', () => {
  test('gets the documented link', async () => {
    const sharing = show(game);
    await press('BG Stats');
    expect(sharing.links).toEqual([bgStatsLink(bgStatsPlay(game))]);
    expect(screen.getByRole('status')).toHaveTextContent('The link to BG Stats was opened.');
  });

  test('that nothing opens it is told', async () => {
    const sharing = show(game);
    jest.spyOn(sharing, 'openLink').mockResolvedValue(false);
    await press('BG Stats');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Couldn’t open BG Stats/);
  });

  test('is offered for finished games only', () => {
    show(gameUnderWay());
    expect(screen.queryByRole('button', { name: 'BG Stats' })).toBeNull();
  });
});

describe('as a picture', () => {
  const draw = async (label = 'Share as picture') => {
    await press(label);
    await act(() => jest.advanceTimersByTimeAsync(1000));
  };

  test('is drawn, looked at and shared', async () => {
    mockDraw.mockImplementation((_, __, callback) => callback('aGFsbG8='));
    const sharing = show(mixedGame());
    await draw();
    expect(screen.getByRole('img', { name: /^Picture of the result: .+ wins$/ })).toBeOnTheScreen();
    expect(sharing.files).toEqual([]);
    await press('Share this picture');
    expect(sharing.files).toEqual([
      { name: expect.stringMatching(/\.png$/), type: 'image/png', content: { base64: 'aGFsbG8=' } },
    ]);
    await press('Close the picture');
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('that it could not be drawn is told', async () => {
    mockDraw.mockImplementation((_, __, callback) => callback());
    show(game);
    await draw();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Couldn’t make the picture/);
    expect(screen.getByRole('button', { name: 'Share as picture' })).toBeEnabled();
  });

  test('a device that never answers is given up on', async () => {
    show(game);
    await draw();
    expect(screen.getByRole('button', { name: 'Share as picture' })).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Couldn’t make the picture/);
  });
});
