import { benchApp } from './app';
import { benchCopulas } from './copulas';
import { benchExchange } from './exchange';
import { benchHistory } from './history';
import { benchImport } from './import';
import { benchJournal } from './journal';
import { benchLuminis } from './luminis';
import type { Figure } from './measure';
import { benchNomads } from './nomads';
import { benchPhoto } from './photo';
import { benchPuzzles } from './puzzles';
import { benchRules } from './rules';
import { benchSession } from './session';
import { benchWeb } from './web';

const BENCHES: Readonly<Record<string, () => readonly Figure[] | Promise<readonly Figure[]>>> = {
  rules: benchRules,
  copulas: benchCopulas,
  luminis: benchLuminis,
  session: benchSession,
  nomads: benchNomads,
  journal: benchJournal,
  history: benchHistory,
  puzzles: benchPuzzles,
  codes: benchExchange,
  photo: benchPhoto,
  import: benchImport,
  app: benchApp,
  web: benchWeb,
};

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = named.find((name) => BENCHES[name] === undefined);
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}". Benchmarks: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(2);
}
void run(named.length > 0 ? named : Object.keys(BENCHES));

async function run(names: readonly string[]): Promise<void> {
  const figures: Figure[] = [];
  for (const name of names) figures.push(...(await BENCHES[name]!()));
  if (process.argv.includes('--json')) console.log(JSON.stringify(figures));
  else printTable(figures);
}

function printTable(figures: readonly Figure[]): void {
  const rows = figures.map(({ name, value, unit, aim }) => [
    name,
    `${value.toLocaleString('en')} ${unit}`,
    aim,
  ]);
  const header = ['what', 'measured', 'aim'];
  const widths = header.map((_, column) => Math.max(...[header, ...rows].map((row) => row[column]!.length)));
  for (const row of [header, ...rows]) {
    console.log(
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
        .join('  '),
    );
  }
}
