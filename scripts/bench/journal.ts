import { encodeSave, saves } from '@/games/lumicora/session/save/saveFile';
import { openSession } from '@/games/lumicora/session/table/tableSession';
import { createJournal, NO_LINES, type JournalEnd, type JournalRecord } from '@/kit/journal';

import { gameOf } from './game';
import { perSecond, type Figure } from './measure';

const COMMANDS = 400;

/** What the journal costs beside the disk: the work of a step, and of opening a game again after a kill. */
export async function benchJournal(): Promise<readonly Figure[]> {
  const { log, ...parts } = gameOf(COMMANDS, 1);
  const lines = [
    encodeSave(openSession(parts)),
    ...log.entries.map((entry) => saves.encodeStep({ type: 'do', ...entry })),
  ];
  const records: JournalRecord[] = [];
  const journal = createJournal(
    {
      all: async () => records,
      change: (work) =>
        work({
          last: async () => records.at(-1) ?? null,
          read: async () => records,
          cut: async (_, at) => void records.splice(at),
          put: async (added) => void records.push(...added),
        }),
    },
    { tell: () => undefined, listen: () => () => undefined },
  );
  let end: JournalEnd = NO_LINES;
  const began = performance.now();
  for (const line of lines) {
    const answer = await journal.append('bench', end, [line]);
    if (answer.isKept) ({ end } = answer);
  }
  const append = (performance.now() - began) / lines.length;
  const bytes = lines.slice(1).reduce((sum, line) => sum + line.length, 0) / COMMANDS;
  return [
    { name: 'journal: append one command, without the disk', value: hundredths(append), unit: 'ms', aim: '' },
    { name: 'journal: written for one command', value: Math.round(bytes), unit: 'bytes', aim: '' },
    {
      name: `journal: open a game of ${COMMANDS} commands again after a kill`,
      value: hundredths(1000 / perSecond(1, () => saves.openLines(lines))),
      unit: 'ms',
      aim: 'below 20',
    },
  ];
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
