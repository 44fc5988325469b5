import type { ReefOddity } from '../session/reef/reefOddities';
import type { PainterStrings } from '../strings/en/painter';

/** What looks odd in a reef, in one sentence. */
export function describeOddity({ oddities }: PainterStrings, oddity: ReefOddity): string {
  switch (oddity.code) {
    case 'score-missing':
      return oddities.scoreMissing;
    case 'reef-empty':
      return oddities.reefEmpty;
    case 'start-bare':
      return oddities.startBare;
    case 'half-alone':
      return oddities.halfAlone(oddity.spaces.length);
    case 'half-missing':
      return oddities.halfMissing;
    case 'very-high':
      return oddities.veryHigh(oddity.spaces.length);
    case 'more-animals-than-spaces':
      return oddities.moreAnimals(oddity.animals, oddity.spaces);
    case 'remote-beyond-board':
      return oddities.remote(oddity.remote, oddity.lowest);
    case 'color-beyond-supply':
      return oddities.colorSupply(oddity.color, oddity.count, oddity.most);
  }
}
