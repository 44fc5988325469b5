/** Where a save that cannot be read is damaged. Looked for only then, so that reading stays quick. */

import { safeParse, type BaseIssue } from 'valibot';

import { migrate, MIGRATIONS, SAVE_FORMAT, SAVE_VERSION } from './saveFile';
import { withSeenNames } from './saveNames';
import { saveSchema } from './saveSchema';
import { rebuildSession } from './tableSession';

/** Reads like `log[2].command.player`, and is empty for the whole. */
export function findSaveDamage(json: unknown): string {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return '';
  const save = json as Readonly<Record<string, unknown>>;
  if (save.format !== SAVE_FORMAT) return 'format';
  if (typeof save.version !== 'number') return 'version';
  const migrated = migrate(save, save.version, SAVE_VERSION, MIGRATIONS);
  if (!migrated.ok) return 'version';
  const parsed = safeParse(saveSchema, migrated.value, { abortEarly: true });
  if (!parsed.success) return pathOfIssue(parsed.issues[0]);
  const { log, done, ...parts } = withSeenNames(parsed.output);
  const rebuilt = rebuildSession(parts, { entries: log, done });
  return rebuilt.ok ? '' : `log[${rebuilt.error.entry}]`;
}

export function pathOfIssue({ path }: BaseIssue<unknown>): string {
  return (path ?? []).reduce(
    (outer, { key }) => joinPath(outer, typeof key === 'number' ? `[${key}]` : String(key)),
    '',
  );
}

export function joinPath(outer: string, inner: string): string {
  const isPlain = outer === '' || inner === '' || inner.startsWith('[');
  return isPlain ? `${outer}${inner}` : `${outer}.${inner}`;
}
