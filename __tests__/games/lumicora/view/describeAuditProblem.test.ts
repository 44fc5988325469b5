import { audit } from '@/games/lumicora/rules/audit';
import { describeAuditProblem } from '@/games/lumicora/view/describeRejection';

import { placementStrings } from '../../../support/placementStrings';
import { board, reef } from '../../../support/reef';

const { en, de } = placementStrings;
const DRY = board('A', 'limestone');

test.each([
  [
    'SE-1 starting-lumino-elsewhere',
    'c3c4:GB',
    'The starting Lumino isn’t on the starting area in the middle.',
    'Das Start-Lumino liegt nicht auf dem Startbereich in der Mitte.',
  ],
  [
    'SE-1 starting-lumino-late',
    'c4c5:B4. d4d5:GB',
    'The starting Lumino wasn’t placed first.',
    'Das Start-Lumino wurde nicht als erstes gelegt.',
  ],
] as const)('%s', (title, line, english, german) => {
  const { problem } = audit(DRY, reef(line)).problems.at(-1)!;
  expect(title).toBe(`${problem.rule} ${problem.code}`);
  expect(describeAuditProblem(en, problem)).toEqual({
    ...{ rule: 'SE-1', ruleName: 'Starting Lumino first', sentence: english },
  });
  expect(describeAuditProblem(de, problem)).toEqual({
    ...{ rule: 'SE-1', ruleName: 'Zuerst das Start-Lumino', sentence: german },
  });
});
