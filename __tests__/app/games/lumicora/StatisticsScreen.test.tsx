import { act, screen, userEvent, within } from '@testing-library/react-native';

import { DAY, finishedGame, NOON, recordOf } from '../../../support/finishedGames';
import { brokenArchive } from '../../../support/memoryArchive';
import { openAlone } from '../../../support/openAlone';
import { renderHistory, type Kept } from '../../../support/renderHistory';
import { beginScoring, place, score } from '../../../support/tables';

jest.useFakeTimers();
openAlone();

const open = async (kept: Kept) => {
  await renderHistory('statistics', kept);
  await act(() => jest.advanceTimersByTimeAsync(50));
};
const choose = async (group: string, name: string) => {
  const chips = screen.getByLabelText(group);
  await userEvent.press(within(chips).getByRole('radio', { name }));
  await act(() => jest.advanceTimersByTimeAsync(50));
};
const row = (name: string | RegExp) => screen.getByRole('row', { name });

/** Of the final scoring, each gets 5 for the only green, blue or pink, or the like; scores decide. */
const games = [
  finishedGame({ id: 'a', scores: [10, 40], startedAt: NOON - 3 * DAY }),
  finishedGame({
    id: 'b',
    startedAt: NOON - 2 * DAY,
    commands: [place(0, 'c3c4:G4.'), beginScoring, score(0, 'green')],
  }),
  finishedGame({
    id: 'c',
    names: ['Lea', 'Anni', 'Moritz'],
    scores: [50, 20, 10],
    side: 'B',
    scoreBoard: 'light',
    startedAt: NOON - DAY,
  }),
];
const records = games.map((game) => recordOf(game));

test('everybody is listed with games, wins and mean, those with the most games first', async () => {
  await open({ records });
  expect(screen.getByText('3 games')).toBeOnTheScreen();
  const rows = screen.getAllByRole('row').map(({ props }) => String(props.accessibilityLabel));
  expect(rows.slice(0, 4)).toEqual([
    expect.stringMatching(/^Anni, Games 3, Wins 1, Average −?\d+\.\d$/) as unknown,
    expect.stringMatching(/^Peter, Games 2, Wins 1, Average −?\d+\.\d$/) as unknown,
    expect.stringMatching(/^Lea, Games 1, Wins 1, Average −?\d+\.\d$/) as unknown,
    expect.stringMatching(/^Moritz, Games 1, Wins 0, Average −?\d+\.\d$/) as unknown,
  ]);
});

test('means by category, the best result and the best coral scoring stand side by side', async () => {
  await open({ records });
  expect(row('Rounds, Anni 11.3, Peter 20.0, Lea 50.0, Moritz 10.0')).toBeOnTheScreen();
  expect(row(/^Remote limestone, Anni −\d/)).toBeOnTheScreen();
  expect(row(/^Best result, Anni −?\d+, Peter \d+, Lea −?\d+, Moritz −?\d+$/)).toBeOnTheScreen();
  expect(row('Best coral scoring, Anni green 4, Peter –, Lea –, Moritz –')).toBeOnTheScreen();
});

test('one player can be looked at alone', async () => {
  await open({ records });
  await choose('In detail', 'Peter');
  expect(row('Rounds, Peter 20.0')).toBeOnTheScreen();
  expect(row(/^9 Sep 26, Peter \d+$/)).toBeOnTheScreen();
  expect(screen.queryByRole('row', { name: /^11 Sep 26/ })).toBeNull();
});

test('filters leave games out: by players, by side, by score board', async () => {
  await open({ records });
  await choose('Number of players', '2');
  expect(screen.getByText('2 games')).toBeOnTheScreen();
  expect(screen.queryByRole('row', { name: /^Lea/ })).toBeNull();
  await choose('Number of players', 'All');
  await choose('Reef boards', 'Side B');
  expect(screen.getByText('1 game')).toBeOnTheScreen();
  expect(row(/^Anni, Games 1, Wins 0/)).toBeOnTheScreen();
  await choose('Score board', 'Dark side');
  expect(screen.getByText('No games match these filters.')).toBeOnTheScreen();
  expect(screen.queryAllByRole('row')).toEqual([]);
});

test('results over time are a chart that reads as a table, with a gap where somebody did not play', async () => {
  await open({ records });
  expect(await screen.findByRole('heading', { name: 'Results over time' })).toBeOnTheScreen();
  expect(row(/^9 Sep 26, Anni \d+, Peter \d+, Lea –, Moritz –$/)).toBeOnTheScreen();
  expect(row(/^11 Sep 26, Anni −?\d+, Peter –, Lea −?\d+, Moritz −?\d+$/)).toBeOnTheScreen();
});

test('with many names the table begins short', async () => {
  const crowd = Array.from({ length: 12 }, (_, index) =>
    recordOf(finishedGame({ id: `g${index}`, names: ['Anni', `Guest ${index + 1}`] })),
  );
  await open({ records: crowd });
  expect(screen.queryByRole('row', { name: /^Guest 9, Games/ })).toBeNull();
  await userEvent.press(screen.getByRole('button', { name: 'Show all 13' }));
  expect(row(/^Guest 9, Games 1/)).toBeOnTheScreen();
});

test('before there is a game it says what to do first', async () => {
  await open({});
  expect(screen.getByText(/^No finished games yet/)).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'New game' })).toBeOnTheScreen();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('without an archive it says so, and counts what is there', async () => {
  await open({ sessions: games.slice(0, 1), archive: brokenArchive() });
  expect(screen.getByRole('alert')).toHaveTextContent(/can’t be opened right now/);
  expect(screen.getByText('1 game')).toBeOnTheScreen();
});

test('numbers and words are German', async () => {
  await open({ records, language: 'de' });
  expect(row('Runden, Anni 11,3, Peter 20,0, Lea 50,0, Moritz 10,0')).toBeOnTheScreen();
  expect(row(/Beste Korallen.?wertung, Anni grün 4/)).toBeOnTheScreen();
});
