/** The kind of reef that a command needs. */

import type { LaidLumino } from '@/games/lumicora/rules/model';
import type { GamePlayer } from '@/games/lumicora/session/gameFile/gameFile';
import { err, ok, type Result } from '@/kit/result';

/** PL-2 needs to tell Luminos apart, which neither a view from above nor counts do. */
export function luminosOf({ reef }: GamePlayer, index: number): Result<readonly LaidLumino[], string> {
  switch (reef.kind) {
    case 'luminos':
      return ok(reef.luminos);
    case 'view':
      return err(
        `players[${index}].reef: a view from above does not tell Luminos apart, "luminos" is needed`,
      );
    case 'counts':
      return err(`players[${index}].reef: counts do not tell where Luminos lie, "luminos" is needed`);
  }
}
