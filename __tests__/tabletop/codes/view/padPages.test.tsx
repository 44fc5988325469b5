/** The pages of a second game that show codes and scan them, by the parts of the layer alone. */

import { act, render, screen, userEvent } from '@testing-library/react-native';
import { useCallback } from 'react';
import { AccessibilityInfo } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { writeCodes, type Said } from '@/tabletop/codes/codes';
import {
  FoundCode,
  PreviewCard,
  ScanOutcome,
  useScan,
  type CodePreviews,
  type ScanWork,
} from '@/tabletop/codes/view/Scanning';
import { ShownSequence } from '@/tabletop/codes/view/ShownCodes';
import { tableOf } from '@/tabletop/session/session';
import { Text } from '@/ui/components/Text';
import { LanguageProvider } from '@/ui/i18n/LanguageContext';

import { codeOf } from '../../../support/codes';
import { scannedFrom } from '../../../support/drawnCode';
import { padCodes, padGame, type PadKinds } from '../../../support/padCodes';
import type { PadSession } from '../../../support/pointsPad';

jest.useFakeTimers();
const settle = () => act(() => jest.advanceTimersByTimeAsync(300));
const press = async (name: string) => {
  await userEvent.press(screen.getByRole('button', { name }));
  await settle();
};

/** What taking over a game does: this pad keeps one. */
interface Shelf {
  kept: PadSession | null;
}

const PREVIEWS: CodePreviews<PadKinds, Shelf> = {
  score: ({ value, onAnswer }) => (
    <PreviewCard title={`${value.name}: ${value.points}`} onLeave={() => onAnswer(null)} />
  ),
  game: ({ value, context, onAnswer }) => {
    const before = context.kept;
    const take = () => {
      context.kept = value;
      onAnswer({
        text: 'The game is here.',
        takeBack: { label: 'Put it back', run: () => (context.kept = before), done: 'It is as before.' },
      });
    };
    return (
      <PreviewCard title="A game" take={{ label: 'Take it', onPress: take }} onLeave={() => onAnswer(null)}>
        <Text>{tableOf(value).points.join(' : ')}</Text>
      </PreviewCard>
    );
  },
};

async function renderScanning(language: 'en' | 'de' = 'en') {
  const shelf: Shelf = { kept: null };
  let work: ScanWork<PadKinds> | null = null;
  function PadScan() {
    work = useScan({
      codes: padCodes,
      judge: useCallback((found: Said<PadKinds>) => (found.kind === 'score' ? ('full' as const) : null), []),
      describeWhy: (why) => (why === 'full' ? 'There is no room for a score.' : 'It is nobody’s.'),
    });
    const { found, answer } = work;
    if (found === null) return <ScanOutcome work={work} />;
    return <FoundCode previews={PREVIEWS} found={found} context={shelf} onAnswer={answer} />;
  }
  await render(
    <LanguageProvider language={language}>
      <PadScan />
    </LanguageProvider>,
  );
  return { shelf, see: (text: string) => act(async () => work!.see(text)) };
}

const GAME = writeCodes(padCodes, { kind: 'game', value: padGame(200) });
const OF_LUMICORA = codeOf({ kind: 'terrain', value: DEFAULT_BOARDS.A });

test('a game is asked about when its last code came, and taken when somebody says so', async () => {
  const { shelf, see } = await renderScanning();
  for (const text of [...GAME.slice(1), GAME[1]!]) await see(text);
  expect(screen.getByText(`Game: ${GAME.length - 1} of ${GAME.length} codes`)).toBeOnTheScreen();
  expect(screen.getByRole('progressbar', { name: 'Codes scanned' })).toBeOnTheScreen();
  await see(GAME[0]!);
  expect(screen.getByText(tableOf(padGame(200)).points.join(' : '))).toBeOnTheScreen();
  expect(shelf.kept).toBeNull();
  await press('Take it');
  expect(shelf.kept).toEqual(padGame(200));
  expect(screen.getByText('The game is here.')).toBeOnTheScreen();
  await press('Put it back');
  expect(shelf.kept).toBeNull();
  expect(screen.getByText('It is as before.')).toBeOnTheScreen();
});

test('a game that is left changes nothing', async () => {
  const { shelf, see } = await renderScanning();
  for (const text of GAME) await see(text);
  await press('Don’t import');
  expect(screen.queryByText('A game')).toBeNull();
  expect(shelf.kept).toBeNull();
});

test('a reception that is cancelled begins anew', async () => {
  const { see } = await renderScanning();
  await see(GAME[0]!);
  await press('Cancel');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test.each([
  ['en', 'https://example.org', 'This isn’t a Reefside code. Nothing was changed.'],
  ['en', OF_LUMICORA, 'This code is for another game, not Points. Nothing was changed.'],
  [
    'de',
    OF_LUMICORA,
    'Dieser Code gehört zu einem anderen Spiel, nicht zu Points. Es hat sich nichts geändert.',
  ],
  ['en', scoreOf('Ana'), 'There is no room for a score. Nothing was changed.'],
  ['en', scoreOf(''), 'It is nobody’s. Nothing was changed.'],
] as const)('in %s, %s is refused with a sentence', async (language, text, sentence) => {
  const { see } = await renderScanning(language);
  await see(text);
  expect(screen.getByText(sentence)).toBeOnTheScreen();
});

function scoreOf(name: string): string {
  return writeCodes(padCodes, { kind: 'score', value: { name, points: 7 } })[0]!;
}

test('the codes of a game are drawn one after another, and another phone reads them', async () => {
  jest.spyOn(AccessibilityInfo, 'isReduceMotionEnabled').mockResolvedValue(true);
  const metrics = {
    frame: { x: 0, y: 0, width: 390, height: 844 },
    insets: { top: 0, left: 0, right: 0, bottom: 0 },
  };
  await render(
    <SafeAreaProvider initialMetrics={metrics}>
      <ShownSequence texts={GAME} share={<Text>Shared elsewhere</Text>} />
    </SafeAreaProvider>,
  );
  await settle();
  for (const [index, text] of GAME.entries()) {
    const name = `Code ${index + 1} of ${GAME.length} with the game`;
    expect(scannedFrom(screen.getByRole('img', { name }))).toBe(text);
    await press('Next code');
  }
  expect(screen.getByText('Shared elsewhere')).toBeOnTheScreen();
});
