import { useMemo } from 'react';

import type { OpenedPicture } from '@/kit/pictures';
import { HexBoard } from '@/ui/board/HexBoard';
import { useStrings } from '@/ui/i18n/LanguageContext';

import type { Corners, Examples, SpaceReading } from '../../exchange/photo/model';
import { nameOf, SPACE_NAMES } from '../../rules/boards';
import type { Space } from '../../rules/model';
import { photoStrings } from '../../strings/photo';
import { layoutPhoto } from './photoLayout';
import { PhotoPicture } from './PhotoPicture';
import { ReadingMarks } from './ReadingMarks';

export interface LookBoardProps {
  readonly picture: OpenedPicture;
  readonly corners: Corners;
  readonly spaces: readonly SpaceReading[];
  readonly examples: Examples;
  readonly chosen: Space | null;
  /** By a quarter turn. */
  readonly isTurned: boolean;
  readonly onPress: (space: Space) => void;
}

const ORDER = SPACE_NAMES.map((_, space) => space);

/** The board on the picture with what was read of it, to be tapped where that is wrong. */
export function LookBoard(props: LookBoardProps) {
  const { picture, corners, spaces, examples, chosen, isTurned, onPress } = props;
  const { look: strings } = useStrings(photoStrings);
  const layout = useMemo(() => layoutPhoto(corners, isTurned), [corners, isTurned]);
  const cells = useMemo(
    () =>
      spaces.map(({ space, surface, isDoubtful }) => {
        const note = examples.has(space) ? strings.said : isDoubtful ? strings.doubtful : null;
        const words = strings.space(nameOf(space), surface);
        return { label: note === null ? words : `${words}, ${note}`, isSelected: space === chosen };
      }),
    [strings, spaces, examples, chosen],
  );
  return (
    <HexBoard
      mayRepeat
      layout={layout.board}
      label={strings.board}
      cells={cells}
      order={ORDER}
      onPress={onPress}
    >
      <PhotoPicture picture={picture} place={layout.place} />
      <ReadingMarks layout={layout} spaces={spaces} chosen={chosen} />
    </HexBoard>
  );
}
