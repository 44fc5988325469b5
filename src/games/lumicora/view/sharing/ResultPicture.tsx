import type { Ref } from 'react';
import Svg, { Rect } from 'react-native-svg';

import { useColors } from '@/ui/tokens/ThemeContext';

import { PictureHead } from './picture/PictureHead';
import { layoutPicture, WIDTH } from './picture/pictureLayout';
import type { PictureModel } from './picture/pictureModel';
import { PictureReef } from './picture/PictureReef';
import { PictureTable } from './picture/PictureTable';
import { PictureText } from './picture/PictureText';

export interface ResultPictureProps {
  readonly ref?: Ref<Svg>;
  readonly model: PictureModel;
  /** On the page; the picture fills it. */
  readonly width: number;
  readonly height: number;
}

/** The result as people send it: who won, the table, and what everybody built. In the app's theme and language. */
export function ResultPicture({ ref, model, width, height }: ResultPictureProps) {
  const colors = useColors();
  const layout = layoutPicture(model);
  const { foot } = layout;
  return (
    <Svg
      ref={ref}
      width={width}
      height={height}
      viewBox={`0 0 ${WIDTH} ${layout.height}`}
      preserveAspectRatio="none"
    >
      <Rect width={WIDTH} height={layout.height} fill={colors.background} />
      <PictureHead model={model} box={layout.head} />
      <PictureTable model={model} box={layout.table} />
      {model.players.map((player, index) => (
        <PictureReef key={player.name} player={player} board={model.board} box={layout.reefs[index]!} />
      ))}
      <PictureText
        x={WIDTH / 2}
        y={foot.y + 52}
        size={24}
        tone="mutedText"
        anchor="middle"
        text={model.made}
      />
    </Svg>
  );
}
