import { benchHistory } from './history';
import type { Figure } from './measure';
import { benchPuzzles } from './puzzles';
import { benchRules } from './rules';
import { benchSession } from './session';

const figures: readonly Figure[] = [...benchRules(), ...benchSession(), ...benchHistory(), ...benchPuzzles()];

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
