import type { ReefOddity } from '@/games/lumicora/session/reef/reefOddities';
import { painterDe } from '@/games/lumicora/strings/de/painter';
import { painterEn } from '@/games/lumicora/strings/en/painter';
import { describeOddity } from '@/games/lumicora/view/describeOddity';

import { spaces } from '../../../support/reef';

test.each<[ReefOddity, string, string]>([
  [{ code: 'reef-empty' }, 'This reef is still empty.', 'Dieses Riff ist noch leer.'],
  [
    { code: 'score-missing' },
    'The score is still 0: enter where the fish stands on the track.',
    'Der Punktestand ist noch 0: Gib an, wo der Fisch auf der Leiste steht.',
  ],
  [
    { code: 'start-bare', spaces: spaces('d4 d5') },
    'd4 and d5 are bare, but the starting Lumino lies there.',
    'd4 und d5 sind frei, aber dort liegt das Start-Lumino.',
  ],
  [
    { code: 'half-alone', spaces: spaces('c3') },
    'c3 has no neighbour as high: where is the other half?',
    'Neben c3 ist nichts so hoch: Wo ist die andere Hälfte?',
  ],
  [
    { code: 'half-alone', spaces: spaces('a1 b1 c1 d1 e1') },
    'a1, b1, c1 and 2 more have no neighbour as high: where are the other halves?',
    'Neben a1, b1, c1 und 2 weiteren ist nichts so hoch: Wo sind die anderen Hälften?',
  ],
  [
    { code: 'half-missing' },
    'All levels together make an odd number: a half is missing, or one too many.',
    'Alle Ebenen zusammen sind ungerade: Eine Hälfte fehlt oder ist zu viel.',
  ],
  [
    { code: 'very-high', spaces: spaces('c3') },
    'c3 lies very high: is the level right?',
    'c3 liegt sehr hoch: Stimmt die Ebene?',
  ],
  [
    { code: 'more-animals-than-spaces', animals: 3, spaces: 1 },
    '3 animals on 1 coral space: a space shows one at most.',
    '3 Tiere auf 1 Korallenfeld: Ein Feld zeigt höchstens eins.',
  ],
  [
    { code: 'remote-beyond-board', remote: -20, lowest: -16 },
    '−20 for remote limestone, but all of it on this board makes −16.',
    '−20 für entlegenen Kalkstein, aber auf diesem Plan sind es höchstens −16.',
  ],
  [
    { code: 'color-beyond-supply', color: 'green', count: 40, most: 34 },
    '40 green spaces at the table, but with so many players there are 34 at most.',
    '40 grüne Felder am Tisch, aber bei so vielen Personen gibt es höchstens 34.',
  ],
])('%j', (oddity, en, de) => {
  expect([describeOddity(painterEn, oddity), describeOddity(painterDe, oddity)]).toEqual([en, de]);
});
