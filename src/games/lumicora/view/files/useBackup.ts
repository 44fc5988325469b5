import { useRef, useState } from 'react';

import { reportUnlessRefused } from '@/kit/report';

import { BOARD_SIDES } from '../../rules/boards';
import { writeBackup, type PaintedBoards } from '../../session/backup';
import { dayStamp } from '../sharing/day';
import { collectSaves } from '../store/collectSaves';
import type { Library } from '../store/library';
import { useGames } from '../store/LibraryContext';
import { readPractice } from '../store/practice';

export interface BackupPart {
  /** Of the file. */
  readonly name: string;
  readonly text: string;
}

export type BackupState =
  | { readonly step: 'none' | 'cancelled' | 'failed' }
  | { readonly step: 'gathering'; readonly done: number; readonly all: number }
  | {
      readonly step: 'ready';
      readonly parts: readonly BackupPart[];
      readonly count: number;
      readonly leftOut: number;
    };

export interface BackupWork {
  readonly state: BackupState;
  /** Gathers everything; the parts once they are there, none where it was cancelled or failed. */
  readonly gather: () => Promise<readonly BackupPart[]>;
  readonly cancel: () => void;
}

/** A backup of everything this game keeps, and of the settings of the app, which it does not look into. */
export function useBackup(settings: unknown): BackupWork {
  const games = useGames();
  const { library } = games;
  const [state, setState] = useState<BackupState>({ step: 'none' });
  const isCancelled = useRef(false);

  const gather = async () => {
    isCancelled.current = false;
    setState({ step: 'gathering', done: 0, all: 0 });
    try {
      const saves = await collectSaves(games, {
        onProgress: (done, all) => setState({ step: 'gathering', done, all }),
        isCancelled: () => isCancelled.current,
      });
      if (saves === null) {
        setState({ step: 'cancelled' });
        return [];
      }
      const savedAt = Date.now();
      const content = {
        boards: paintedBoards(library),
        names: library.names(),
        practice: readPractice(library.storage),
        settings,
        savedAt,
      };
      const parts = nameParts(writeBackup({ games: saves.texts, ...content }), savedAt);
      setState({ step: 'ready', parts, count: saves.texts.length, leftOut: saves.leftOut });
      return parts;
    } catch (problem) {
      reportUnlessRefused(problem, 'useBackup');
      setState({ step: 'failed' });
      return [];
    }
  };
  const cancel = () => {
    isCancelled.current = true;
  };
  return { state, gather, cancel };
}

function paintedBoards(library: Library): PaintedBoards {
  const painted = BOARD_SIDES.map((side) => library.board(side)).filter(({ isConfirmed }) => isConfirmed);
  return Object.fromEntries(painted.map(({ board }) => [board.side, board]));
}

function nameParts(texts: readonly string[], savedAt: number): readonly BackupPart[] {
  const stem = `reefside-backup-${dayStamp(savedAt)}`;
  return texts.map((text, index) => {
    const part = texts.length === 1 ? '' : `-${index + 1}-of-${texts.length}`;
    return { name: `${stem}${part}.json`, text };
  });
}
