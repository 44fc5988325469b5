/** A table whose game is over, and how a person enters figures at it, for tests of the screens. */

import { screen, userEvent } from '@testing-library/react-native';

import type { ScoreBoard } from '@/games/lumicora/rules/animals';
import type { ReefBoard } from '@/games/lumicora/rules/boards';
import type { SetupDepth } from '@/games/lumicora/session/table/table';
import { openSession, type TableSession } from '@/games/lumicora/session/table/tableSession';

import { setupFor } from './tables';

export interface FinishedTable {
  readonly players?: number;
  readonly depth?: SetupDepth;
  readonly ground?: ReefBoard;
  readonly scoreBoard?: ScoreBoard;
}

/** Ana, Ben and so on score a game that was played without the app. */
export function finishedTable(table: FinishedTable = {}): TableSession {
  const { players = 2, depth = 'counted', ground, scoreBoard = 'dark' } = table;
  const setup = { ...setupFor(players, ground), depth, scoreBoard };
  return openSession({ id: 'game', startedAt: 1000, setup });
}

export const press = (name: string | RegExp) => userEvent.press(screen.getByRole('button', { name }));

export const field = (label: string) => screen.getByLabelText(label);

/** Types a number over the one that stands there, and leaves the field. */
export const enter = (label: string, text: string | number) => userEvent.paste(field(label), String(text));

/** What is said to be wrong beside a field. */
export function errorBeside(label: string): string | null {
  const id = field(label).props['aria-describedby'] as string | undefined;
  const said = screen.queryAllByRole('alert').find(({ props }) => props.nativeID === id);
  return id === undefined || said === undefined ? null : (said.props.children as string);
}
