import type { ReefOddity } from '@/games/lumicora/session/reef/reefOddities';
import { painterDe } from '@/games/lumicora/strings/de/painter';
import { painterEn } from '@/games/lumicora/strings/en/painter';
import { describeOddity } from '@/games/lumicora/view/describeOddity';

import { spaces } from '../../../support/reef';

test.each<[ReefOddity, string, string]>([
  [{ code: 'reef-empty' }, 'This reef is still empty.', 'Dieses Riff ist noch leer.'],
  [
    { code: 'score-missing' },
    'The score is still 0. Enter where the fish is on the track.',
    'Der Punktestand ist noch 0. Gib an, wo der Fisch auf der Leiste steht.',
  ],
  [
    { code: 'start-bare', spaces: spaces('d4 d5') },
    'The starting Lumino lies in the middle, but the middle isn’t all painted.',
    'In der Mitte liegt das Start-Lumino, aber dort ist nicht alles gemalt.',
  ],
  [
    { code: 'half-alone', spaces: spaces('c3') },
    'One space has no neighbor as high. Where’s its other half?',
    'Neben einem Feld ist nichts so hoch. Wo ist seine andere Hälfte?',
  ],
  [
    { code: 'half-alone', spaces: spaces('a1 b1 c1 d1 e1') },
    '5 spaces have no neighbor as high. Where are their other halves?',
    'Neben 5 Feldern ist nichts so hoch. Wo sind ihre anderen Hälften?',
  ],
  [
    { code: 'half-missing' },
    'A Lumino covers two spaces, but one half is missing or too many. Check the levels.',
    'Ein Lumino bedeckt zwei Felder, aber eine Hälfte fehlt oder ist zu viel. Prüfe die Ebenen.',
  ],
  [
    { code: 'very-high', spaces: spaces('c3') },
    'One space is very high. Is its level right?',
    'Ein Feld liegt sehr hoch. Stimmt seine Ebene?',
  ],
  [
    { code: 'more-animals-than-spaces', animals: 3, spaces: 1 },
    '3 animals on 1 coral space can’t be. A space shows one at most.',
    '3 Tiere auf 1 Korallenfeld kann nicht sein. Ein Feld zeigt höchstens eins.',
  ],
  [
    { code: 'remote-beyond-board', remote: -20, lowest: -16 },
    '−20 for remote limestone is too much. This board has −16 in all.',
    '−20 für entlegenen Kalkstein ist zu viel. Auf diesem Plan sind es zusammen −16.',
  ],
  [
    { code: 'color-beyond-supply', color: 'green', count: 40, most: 34 },
    '40 green spaces at the table, but your player count has 34 at most.',
    '40 grüne Felder am Tisch, aber bei so vielen Personen gibt es höchstens 34.',
  ],
])('%j', (oddity, en, de) => {
  expect([describeOddity(painterEn, oddity), describeOddity(painterDe, oddity)]).toEqual([en, de]);
});
