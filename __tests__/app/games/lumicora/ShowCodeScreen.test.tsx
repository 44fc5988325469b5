import { act, screen, userEvent } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';

import { invitationOf } from '@/games/lumicora/exchange/invitation';
import { sharedReefOf } from '@/games/lumicora/exchange/sharedReef';
import { encodeSave } from '@/games/lumicora/session/save/saveFile';
import type { TableSession } from '@/games/lumicora/session/table/tableSession';

import { said, saidGame } from '../../../support/codes';
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
const textIn = (name: string) => scannedFrom(screen.getByRole('img', { name }));
const scanned = (name: string) => said(textIn(name));

describe('a reef', () => {
  test('is shown as a code that another phone reads, with what is in it in words', async () => {
    await openPage('show/reef?player=1', trackedGame());
    const reef = sharedReefOf(trackedGame(), 1);
    expect(scanned('Code with Maximiliane-Sophie von Hohenstein’s reef')).toEqual({
      kind: 'reef',
      value: reef,
    });
    expect(screen.getByText('Maximiliane-Sophie von Hohenstein’s reef')).toBeOnTheScreen();
    expect(screen.getByText(/^\d+ points, limestone \d+, jellyfish \d · \d+ Luminos$/)).toBeOnTheScreen();
  });

  test('of each player can be chosen', async () => {
    await openPage('show/reef', mixedGame());
    await press('Cem', 'radio');
    expect(scanned('Code with Cem’s reef')).toEqual({
      kind: 'reef',
      value: sharedReefOf(mixedGame(), 2),
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
    expect(said(first!.text).kind).toBe('reef');
  });
});

test('an invitation is for the phone of whoever is chosen, and not for the one who shows it', async () => {
  await openPage('show/invitation', gameUnderWay());
  expect(scanned('Code that invites Peter’s phone')).toEqual({
    kind: 'invitation',
    value: invitationOf(gameUnderWay(), 1),
  });
  expect(screen.getByText(/^Round 1 of 10\./)).toBeOnTheScreen();
  await press('Anni', 'radio');
  expect(scanned('Code that invites Anni’s phone')).toMatchObject({ value: { seat: 0 } });
});

describe('a whole game', () => {
  test('stands still for who wants that, and makes the game again code by code', async () => {
    await openPage('show/game', mixedGame());
    const [, count] = /^1 of (\d+)$/.exec(partShown())!;
    const texts: string[] = [];
    for (let part = 1; part <= Number(count); part++) {
      texts.push(textIn(`Code ${part} of ${count} with the game`));
      await press('Next code');
    }
    expect(partShown()).toBe(`1 of ${count}`);
    expect(encodeSave(saidGame(...texts))).toBe(encodeSave(mixedGame()));
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
    expect(encodeSave(saidGame(...lines))).toBe(encodeSave(trackedGame()));
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
  expect(screen.getByText('Scanne diesen Code mit dem anderen Handy.')).toBeOnTheScreen();
});
