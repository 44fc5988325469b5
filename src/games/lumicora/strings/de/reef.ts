import { minus, signed } from '@/ui/i18n/phrases';

import type { ReefStrings } from '../en/reef';
import { wordsDe } from './words';

export const reefDe: ReefStrings = {
  picture: (luminos) => (luminos === 1 ? 'Riff mit 1 Lumino' : `Riff mit ${luminos} Luminos`),
  colors: wordsDe.colors,
  letters: { green: 'Gr', pink: 'Pi', blue: 'Bl', yellow: 'Ge' },
  animals: wordsDe.animals,
  plain: 'ohne Symbol',
  water: 'Wasser',
  limestone: 'Kalkstein',
  remote: (penalty) => `entlegener Kalkstein ${minus(penalty)}`,
  startingArea: 'Startbereich',
  level: (level) => `Ebene ${level}`,
  legal: (cost) => (cost === 0 ? 'erlaubt, kostenlos' : `erlaubt, kostet ${cost} Kalkstein`),
  change: (change) => `ändert ${signed(change)}`,
  refused: 'hier nicht erlaubt',
  pending: 'noch nicht bestätigt',
  chosen: 'gewählt',
  involved: 'markiert',
  counted: 'zählt',
  warned: 'verletzt eine Regel',
  stack: {
    title: 'Was hier liegt',
    level: (level) => `Ebene ${level}`,
    ground: 'Grundfeld',
    otherHalf: (half) => `Andere Hälfte: ${half}`,
  },
};
