import { memo } from 'react';
import { G, Image } from 'react-native-svg';

import type { OpenedPicture } from '@/kit/pictures';

import type { PicturePlace } from './picturePlace';

export interface PhotoPictureProps {
  readonly picture: Pick<OpenedPicture, 'uri' | 'width' | 'height'>;
  readonly place: Pick<PicturePlace, 'transform'>;
}

/** The picture inside a drawing. */
export const PhotoPicture = memo(function PhotoPicture({ picture, place }: PhotoPictureProps) {
  return (
    <G transform={place.transform}>
      <Image href={picture.uri} width={picture.width} height={picture.height} preserveAspectRatio="none" />
    </G>
  );
});
