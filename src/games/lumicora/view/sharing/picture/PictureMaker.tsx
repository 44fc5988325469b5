import { useState, type ComponentType } from 'react';

import { PictureMaker, type PictureMakerProps } from '@/tabletop/record/view/PictureMaker';
import type { PictureSlots } from '@/tabletop/record/view/PictureTable';
import { useLanguage } from '@/ui/i18n/LanguageContext';

import type { TableSession } from '../../../session/table/tableSession';
import { Emblem } from '../../Emblem';
import { CORAL } from '../../palette';
import { FishFigure } from '../../table/figures';
import { pictureOf, type PicturePlayer, type PictureRow, type ResultPicture } from './pictureModel';
import { PictureReef, reefCardHeight } from './PictureReef';

type Slots = PictureSlots<PicturePlayer, PictureRow>;

type MakerProps = Pick<PictureMakerProps<PicturePlayer, PictureRow>, 'onMade' | 'onFailed'>;

/** Draws the result of a game of Lumicora as it stood when it was asked for. */
export function pictureMakerOf(session: TableSession): ComponentType<MakerProps> {
  return function ResultPictureMaker(props) {
    const language = useLanguage();
    const [{ model, slots }] = useState(() => {
      const picture = pictureOf(session, language);
      return { model: picture, slots: slotsOf(picture) };
    });
    return <PictureMaker model={model} slots={slots} {...props} />;
  };
}

function slotsOf({ board }: ResultPicture): Slots {
  return {
    emblem: (size) => <Emblem size={size} />,
    figure: ({ fish }, size) => <FishFigure fish={fish} size={size} />,
    markOf: ({ color }) => (color === null ? null : CORAL[color]),
    cardHeight: reefCardHeight,
    card: (player, box) => <PictureReef player={player} board={board} box={box} />,
  };
}
