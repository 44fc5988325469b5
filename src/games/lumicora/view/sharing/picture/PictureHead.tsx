import { G } from 'react-native-svg';

import { Emblem } from '../../Emblem';
import { fitLines, widthOf } from './fitText';
import type { Box } from './pictureLayout';
import type { PictureModel } from './pictureModel';
import { PictureText } from './PictureText';

const EMBLEM = 132;
const LARGE = 58;
const SMALL = 44;

/** The game, its day, and who won. */
export function PictureHead({ model, box }: { readonly model: PictureModel; readonly box: Box }) {
  const left = box.x + EMBLEM + 28;
  const width = box.x + box.width - left;
  const isShort = widthOf(model.headline, LARGE) <= width;
  const size = isShort ? LARGE : SMALL;
  const lines = fitLines(model.headline, width, size, 2);
  const step = size * 1.12;
  const first = box.y + (lines.length === 1 ? 108 : 88);
  return (
    <>
      <G transform={`translate(${box.x} ${box.y + 30})`}>
        <Emblem size={EMBLEM} />
      </G>
      <PictureText x={left} y={box.y + 36} size={28} tone="mutedText" text={model.title} />
      {lines.map((line, index) => (
        <PictureText
          key={index}
          x={left}
          y={first + index * step}
          size={size}
          strong
          tone="accentText"
          text={line}
        />
      ))}
      <PictureText x={left} y={box.y + box.height - 16} size={26} tone="mutedText" text={model.variant} />
    </>
  );
}
