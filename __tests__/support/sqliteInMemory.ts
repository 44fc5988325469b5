import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TextDecoder } from 'node:util';

type Row = Readonly<Record<string, unknown>>;

/** What is used of the SQLite that expo-sqlite brings along for browsers. */
interface Sqlite {
  open_v2(name: string): Promise<number>;
  statements(database: number, source: string): AsyncIterable<number>;
  bind_collection(statement: number, values: readonly unknown[]): number;
  step(statement: number): Promise<number>;
  row(statement: number): readonly unknown[];
  column_names(statement: number): readonly string[];
}

const SQLITE_ROW = 100;

/** Asks for UTF-16 while it loads, which the decoder that Expo installs does not know. */
async function loadSqlite(): Promise<Sqlite> {
  Object.assign(globalThis, { TextDecoder });
  const folder = join(dirname(require.resolve('expo-sqlite/package.json')), 'web/wa-sqlite');
  const load = jest.requireActual<(options: object) => Promise<unknown>>(join(folder, 'wa-sqlite.js'));
  const { Factory } = jest.requireActual<{ Factory: (module: unknown) => Sqlite }>(
    join(folder, 'sqlite-api.js'),
  );
  return Factory(await load({ wasmBinary: readFileSync(join(folder, 'wa-sqlite.wasm')) }));
}

/** Stands in for `openDatabaseAsync`: real SQL on a database in memory, with the calls that the app uses. */
export async function openDatabaseInMemory() {
  const sqlite = await loadSqlite();
  const database = await sqlite.open_v2(':memory:');
  const run = async (source: string, values: readonly unknown[] = []): Promise<Row[]> => {
    const rows: Row[] = [];
    for await (const statement of sqlite.statements(database, source)) {
      if (values.length > 0) sqlite.bind_collection(statement, values);
      const names = sqlite.column_names(statement);
      while ((await sqlite.step(statement)) === SQLITE_ROW) {
        const row = sqlite.row(statement);
        rows.push(Object.fromEntries(names.map((name, column) => [name, row[column]])));
      }
    }
    return rows;
  };
  return {
    execAsync: (source: string) => run(source),
    getAllAsync: (source: string, ...values: unknown[]) => run(source, values),
    getFirstAsync: async (source: string, ...values: unknown[]) => (await run(source, values))[0] ?? null,
    runAsync: (source: string, ...values: unknown[]) => run(source, values),
    prepareAsync: async (source: string) => ({
      executeAsync: (values: readonly unknown[]) => run(source, values),
      finalizeAsync: async () => undefined,
    }),
    withTransactionAsync: async (task: () => Promise<void>) => {
      await run('BEGIN');
      try {
        await task();
        await run('COMMIT');
      } catch (problem) {
        await run('ROLLBACK');
        throw problem;
      }
    },
  };
}
