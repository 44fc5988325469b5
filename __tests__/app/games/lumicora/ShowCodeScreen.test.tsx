import { act, screen, userEvent } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';

import { readCode } from '@/games/lumicora/exchange/code';
import { addPart, assembleGame } from '@/games/lumicora/exchange/gameParts';
import { invitationOf } from '@/games/lumicora/exchange/invitation';
import type { GameParts, SharedCode } from '@/games/lumicora/exchange/shared';
import { sharedReefOf } from '@/games/lumicora/exchange/sharedReef';
import { encodeSave } from '@/games/lumicora/session/saveFile';
import type { TableSession } from '@/games/lumicora/session/tableSession';

import { scannedFrom } from '../../../support/drawnCode';
import { fakeSharing } from '../../../support/fakeSharing';
import { renderGame } from '../../../support/renderGame';
import { gameUnderWay, mixedGame, trackedGame } from '../../../support/sampleGames';

jest.mock('expo-camera', () => jest.requireActual('../../../support/fakeCamera').cameraModule);
jest.useFakeTimers();

const settle = () => act(() => jest.advanceTimersByTimeAsync(300));
const press = async (name: string, role: 'button' | 'radio' = 'button') => {
  await userEvent.press(screen.getByRole(role, { name }));
  await settle();
};

/** The page with the motion that the person wants. */
async function openPage(page: string, session: TableSession, isStill = true) {
  jest.spyOn(AccessibilityInfo, 'isReduceMotionEnabled').mockResolvedValue(isStill);
  const sharing = fakeSharing();
  await renderGame(page, session, 'en', { sharing });
  await settle();
  return sharing;
}

/** What another phone reads off the picture with this name. */
function scanned(name: string): SharedCode {
  const read = readCode(scannedFrom(screen.getByRole('img', { name })));
  if (!read.ok) throw new Error(`refused: ${read.error.code}`);
  return read.value;
}

describe('a reef', () => {
  test('is shown as a code that another phone reads, with what is in it in words', async () => {
    await openPage('show/reef?player=1', trackedGame());
    const reef = sharedReefOf(trackedGame(), 1);
    expect(scanned('Code with the reef of Maximiliane-Sophie von Hohenstein')).toEqual({
      kind: 'reef',
      reef,
    });
    expect(screen.getByText('Reef of Maximiliane-Sophie von Hohenstein')).toBeOnTheScreen();
    expect(screen.getByText(/^\d+ points, limestone \d+, jellyfish \d · \d+ Luminos$/)).toBeOnTheScreen();
  });

  test('of each player can be chosen', async () => {
    await openPage('show/reef', mixedGame());
    await press('Cem', 'radio');
    expect(scanned('Code with the reef of Cem')).toEqual({
      kind: 'reef',
      reef: sharedReefOf(mixedGame(), 2),
    });
    expect(screen.getByText(/ · \d+ coral spaces$/)).toBeOnTheScreen();
  });

  test('keeps its code while nothing changes', async () => {
    const sharing = await openPage('show/reef', gameUnderWay());
    await press('Share the code as text');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    await press('Share the code as text');
    const [first, second] = sharing.texts;
    expect(first).toEqual(second);
    expect(readCode(first!.text).ok).toBe(true);
  });
});

test('an invitation is for the phone of whoever is chosen, and not for the one who shows it', async () => {
  await openPage('show/invitation', gameUnderWay());
  expect(scanned('Code that invites the phone of Peter')).toEqual({
    kind: 'invitation',
    invitation: invitationOf(gameUnderWay(), 1),
  });
  expect(screen.getByText(/^Round 1 of 10\./)).toBeOnTheScreen();
  await press('Anni', 'radio');
  expect(scanned('Code that invites the phone of Anni')).toMatchObject({ invitation: { seat: 0 } });
});

describe('a whole game', () => {
  test('stands still for who wants that, and makes the game again code by code', async () => {
    await openPage('show/game', mixedGame());
    const [, count] = /^1 of (\d+)$/.exec(partShown())!;
    let parts: GameParts | null = null;
    for (let part = 1; part <= Number(count); part++) {
      const code = scanned(`Code ${part} of ${count} with the game`);
      if (code.kind !== 'game-part') throw new Error('no part');
      const added = addPart(parts, code.part);
      if (!added.ok) throw new Error('refused');
      parts = added.value.parts;
      await press('Next code');
    }
    expect(partShown()).toBe(`1 of ${count}`);
    const game = assembleGame(parts!);
    expect(game.ok && encodeSave(game.value)).toBe(encodeSave(mixedGame()));
  });

  test('walks through its codes by itself, and can be held', async () => {
    await openPage('show/game', trackedGame(), false);
    const seen = new Set<string>();
    for (let tick = 0; tick < 40; tick++) {
      seen.add(partShown());
      await act(() => jest.advanceTimersByTimeAsync(650));
    }
    const [, count] = / of (\d+)$/.exec(partShown())!;
    expect(seen.size).toBe(Math.min(40, Number(count)));
    await press('Pause');
    const held = partShown();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(partShown()).toBe(held);
    await press('Play');
    await act(() => jest.advanceTimersByTimeAsync(700));
    expect(partShown()).not.toBe(held);
  });

  test('goes back and on by hand, round and round', async () => {
    await openPage('show/game', trackedGame());
    const [, count] = / of (\d+)$/.exec(partShown())!;
    await press('Back to the code before');
    expect(partShown()).toBe(`${count} of ${count}`);
    await press('Next code');
    expect(partShown()).toBe(`1 of ${count}`);
  });

  test('goes out as text with one code a line', async () => {
    const sharing = await openPage('show/game', trackedGame());
    await press('Share the codes as text');
    const lines = sharing.texts[0]!.text.split('\n');
    expect(lines.every((line) => readCode(line).ok)).toBe(true);
    expect(partShown()).toBe(`1 of ${lines.length}`);
  });
});

function partShown(): string {
  const { children } = screen.getByText(/^\d+ of \d+$/).props as { readonly children: string };
  return children;
}

test('the page speaks German', async () => {
  await renderGame('show/reef', gameUnderWay(), 'de');
  await settle();
  expect(screen.getByText('Riff zeigen')).toBeOnTheScreen();
  expect(screen.getByRole('img', { name: 'Code mit dem Riff von Anni' })).toBeOnTheScreen();
  expect(screen.getByText('Scanne diesen Code mit dem anderen Telefon.')).toBeOnTheScreen();
});
