import { useStrings } from '@/ui/i18n/LanguageContext';

import { isCoral, type SeenSurface } from '../../exchange/photo/model';
import { photoStrings } from '../../strings/photo';
import { reefStrings } from '../../strings/reef';

/** Letters by which surfaces are told apart without colour. */
export function useSurfaceLetters(): (surface: SeenSurface) => string {
  const { letters: coral } = useStrings(reefStrings);
  const { letters: ground } = useStrings(photoStrings).look;
  return (surface) => (isCoral(surface) ? coral[surface] : ground[surface]);
}
