import { StackActions, useNavigation } from '@react-navigation/native';
import { useState } from 'react';

import { learnTones } from '@/games/lumicora/exchange/photo/learnTones';
import type { PhotoReading, SpaceSample } from '@/games/lumicora/exchange/photo/model';
import type { PhotoDifference } from '@/games/lumicora/exchange/photo/photoPainting';
import { nameOf } from '@/games/lumicora/rules/boards';
import type { Space } from '@/games/lumicora/rules/model';
import type { CommandRejection } from '@/games/lumicora/session/table/commands';
import { lumicoraStrings } from '@/games/lumicora/strings';
import { paintPhoto, paintTracked } from '@/games/lumicora/view/photo/takeOverPhoto';
import { useGames, type TableStore } from '@/games/lumicora/view/store/LibraryContext';
import { useStrings } from '@/ui/i18n/LanguageContext';

/** From a photo on to the painter, which points out the spaces that somebody should look at. */
export function usePhotoTakeOver(store: TableStore, player: number, samples: readonly SpaceSample[] | null) {
  const { rejected } = useStrings(lumicoraStrings).table;
  const navigation = useNavigation();
  const { library } = useGames();
  /** A photo that becomes the reef was confirmed: from now on the app knows the colors of this box. */
  const learn = (reading: PhotoReading) => {
    if (samples !== null && reading.looksLikeReef) {
      library.rememberBox(learnTones(library.box(), samples, reading));
    }
  };
  const [refusal, setRefusal] = useState<string | null>(null);
  const toPainter = (doubtful: readonly Space[]) =>
    navigation.dispatch(
      StackActions.popTo('LumicoraPaintReef', {
        game: store.getState().session.id,
        player,
        doubtful: doubtful.map(nameOf).join(',') || undefined,
      }),
    );
  const goOn = (rejection: CommandRejection | null, doubtful: readonly Space[]) => {
    if (rejection === null) toPainter(doubtful);
    else setRefusal(rejected(rejection));
  };
  return {
    /** Why it was not possible, in words. */
    refusal,
    paintByHand: () => toPainter([]),
    paint: (reading: PhotoReading) => {
      const doubtful = reading.spaces.filter(({ isDoubtful }) => isDoubtful);
      learn(reading);
      goOn(
        paintPhoto(store, player, reading),
        doubtful.map(({ space }) => space),
      );
    },
    /** Instead of what was tracked. */
    paintTracked: (reading: PhotoReading, differences: readonly PhotoDifference[]) =>
      goOn(
        paintTracked(store, player, reading),
        differences.map(({ space }) => space),
      ),
  };
}
