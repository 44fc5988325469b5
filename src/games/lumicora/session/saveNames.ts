/** A save may be older than the cleaning of names. It opens with names that can be seen and told apart. */

import type { InferOutput } from 'valibot';

import { cleanName, distinctNames, nameBeside } from './playerName';
import type { saveSchema } from './saveSchema';
import type { Opening } from './table';
import type { LoggedCommand } from './tableSession';

type Save = InferOutput<typeof saveSchema>;

export function withSeenNames(save: Save): Save {
  const { setup, log } = save;
  const written = namesOf(setup);
  if (!hasUnseen([...written, ...log.flatMap(namesIn)])) return save;
  const names = [...distinctNames(written)];
  const renamed = log.map((entry) => {
    const { command } = entry;
    // A name that is taken to the letter was never accepted, and is no more so now.
    if (command.type !== 'change-name' || isTaken(written, command)) return entry;
    const { player } = command;
    written[player] = command.name;
    const others = names.filter((_, seat) => seat !== player);
    const name = nameBeside(others, command.name, player);
    names[player] = name;
    return { ...entry, command: { ...command, name } };
  });
  return { ...save, setup: withNames(setup, distinctNames(namesOf(setup))), log: renamed };
}

function namesOf(opening: Opening): string[] {
  return ('file' in opening ? opening.file : opening).players.map(({ name }) => name);
}

function namesIn({ command }: LoggedCommand): readonly string[] {
  return command.type === 'change-name' ? [command.name] : [];
}

function hasUnseen(names: readonly string[]): boolean {
  return names.some((name) => cleanName(name) !== name);
}

function isTaken(
  names: readonly string[],
  { player, name }: { readonly player: number; readonly name: string },
): boolean {
  return names.some((other, seat) => seat !== player && other === name);
}

function withNames(opening: Opening, names: readonly string[]): Opening {
  const named = <P extends { readonly name: string }>(players: readonly P[]) =>
    players.map((player, seat) => ({ ...player, name: names[seat]! }));
  if ('file' in opening) return { file: { ...opening.file, players: named(opening.file.players) } };
  return { ...opening, players: named(opening.players) };
}
