import { benchExchange } from './exchange';
import { benchHistory } from './history';
import type { Figure } from './measure';
import { benchPhoto } from './photo';
import { benchPuzzles } from './puzzles';
import { benchRules } from './rules';
import { benchSession } from './session';

const BENCHES: Readonly<Record<string, () => readonly Figure[]>> = {
  rules: benchRules,
  session: benchSession,
  history: benchHistory,
  puzzles: benchPuzzles,
  codes: benchExchange,
  photo: benchPhoto,
};

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = named.find((name) => BENCHES[name] === undefined);
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}". Benchmarks: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(2);
}
const figures = (named.length > 0 ? named : Object.keys(BENCHES)).flatMap((name) => BENCHES[name]!());

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(figures));
} else {
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
