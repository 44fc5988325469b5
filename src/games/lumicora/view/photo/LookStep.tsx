import { memo, useMemo, useState } from 'react';
import { G, Path, Text as SvgText } from 'react-native-svg';

import type { OpenedPicture } from '@/kit/pictures';
import { CellBoard } from '@/ui/board/CellBoard';
import type { Point } from '@/ui/board/layout';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { DRAWING_FONT } from '@/ui/tokens/metrics';

import { SURFACES, type Corners, type Examples, type SpaceReading } from '../../exchange/photo/model';
import { nameOf, SPACE_NAMES } from '../../rules/boards';
import type { Space } from '../../rules/model';
import { photoStrings } from '../../strings/photo';
import { LookPanel, useSurfaceLetters, type LookStepProps } from './LookPanel';
import { PhotoFrame, PhotoPicture, usePictureRoom } from './PhotoFrame';
import {
  boardPiece,
  layoutPhoto,
  ON_PHOTO,
  outlinePath,
  SURFACE_INKS,
  type PhotoLayout,
} from './photoLayout';

/** What was read is looked over, on the picture itself. */
export function LookStep({ work, ...rest }: LookStepProps) {
  const { examples } = work;
  const { picture, corners, reading } = work.state;
  const [chosen, setChosen] = useState<Space | null>(null);
  const room = usePictureRoom(corners === null ? { width: 1, height: 1 } : boardPiece(corners));
  if (picture === null || corners === null || reading === null) return null;
  return (
    <PhotoFrame
      room={room}
      shows={chosen === null ? 'counts' : 'keys'}
      board={
        <LookBoard
          {...{ picture, corners, examples, chosen }}
          offered={work.state.offer?.spaces ?? NONE}
          spaces={reading.spaces}
          isTurned={room.isTurned}
          onPress={(space) => setChosen(space === chosen ? null : space)}
        />
      }
      panel={<LookPanel {...rest} {...{ work, reading, chosen }} onChoose={setChosen} />}
    />
  );
}

interface LookBoardProps {
  readonly picture: OpenedPicture;
  readonly corners: Corners;
  readonly spaces: readonly SpaceReading[];
  readonly examples: Examples;
  readonly chosen: Space | null;
  /** One decision is asked for these. */
  readonly offered: readonly Space[];
  /** By a quarter turn. */
  readonly isTurned: boolean;
  readonly onPress: (space: Space) => void;
}

const NONE: readonly Space[] = [];
const ORDER = SPACE_NAMES.map((_, space) => space);

/** The board on the picture with what was read of it, to be tapped where that is wrong. */
function LookBoard(props: LookBoardProps) {
  const { picture, corners, spaces, examples, chosen, offered, isTurned, onPress } = props;
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
    <CellBoard
      mayRepeat
      layout={layout.board}
      label={strings.board}
      cells={cells}
      order={ORDER}
      onPress={onPress}
    >
      <PhotoPicture picture={picture} place={layout.place} />
      <ReadingMarks layout={layout} spaces={spaces} ringed={chosen === null ? offered : [chosen]} />
    </CellBoard>
  );
}

interface ReadingMarksProps {
  readonly layout: PhotoLayout;
  readonly spaces: readonly SpaceReading[];
  readonly ringed: readonly Space[];
}

const INWARD = 0.1;
const BADGE = 21;

/** What was read, over the picture it was read from: rims and badges leave most of each space in sight. */
const ReadingMarks = memo(function ReadingMarks({ layout, spaces, ringed }: ReadingMarksProps) {
  const { board } = layout;
  const rims = (wanted: readonly SpaceReading[]) =>
    wanted.map(({ space }) => outlinePath(board.polygons[space]!, INWARD)).join('');
  const badges = (wanted: readonly SpaceReading[]) =>
    wanted.map(({ space }) => circle(board.centers[space]!)).join('');
  const doubtful = spaces.filter(({ isDoubtful }) => isDoubtful);
  const bySurface = SURFACES.map((surface) => spaces.filter((each) => each.surface === surface));
  return (
    <G strokeLinejoin="round" fill="none">
      <Path d={rims(spaces)} stroke={ON_PHOTO.casing} strokeOpacity={0.7} strokeWidth={9} />
      {SURFACES.map((surface, index) => (
        <Path key={surface} d={rims(bySurface[index]!)} stroke={SURFACE_INKS[surface].fill} strokeWidth={5} />
      ))}
      {doubtful.length === 0 ? null : <Ring d={rims(doubtful)} color={ON_PHOTO.doubt} isDashed />}
      {ringed.length === 0 ? null : (
        <Ring
          d={ringed.map((space) => outlinePath(board.polygons[space]!, INWARD)).join('')}
          color={ON_PHOTO.chosen}
        />
      )}
      {SURFACES.map((surface, index) => (
        <Path
          key={surface}
          d={badges(bySurface[index]!)}
          fill={SURFACE_INKS[surface].fill}
          stroke={ON_PHOTO.casing}
          strokeWidth={2.5}
        />
      ))}
      {spaces.map((each) => (
        <Letter key={each.space} at={board.centers[each.space]!} {...each} />
      ))}
    </G>
  );
});

interface RingProps {
  readonly d: string;
  readonly color: string;
  readonly isDashed?: boolean;
}

function Ring({ d, color, isDashed = false }: RingProps) {
  return (
    <>
      <Path d={d} stroke={ON_PHOTO.casing} strokeWidth={15} />
      <Path d={d} stroke={color} strokeWidth={9} strokeDasharray={isDashed ? '16 9' : undefined} />
    </>
  );
}

interface LetterProps extends Pick<SpaceReading, 'surface' | 'isDoubtful'> {
  readonly at: Point;
}

const Letter = memo(function Letter({ at, surface, isDoubtful }: LetterProps) {
  const letter = useSurfaceLetters()(surface);
  return (
    <SvgText
      x={at.x}
      y={at.y + 8.5}
      fontSize={letter.length > 1 || isDoubtful ? 20 : 25}
      fill={SURFACE_INKS[surface].ink}
      fontFamily={DRAWING_FONT}
      fontWeight="bold"
      textAnchor="middle"
    >
      {isDoubtful ? `${letter}?` : letter}
    </SvgText>
  );
});

function circle({ x, y }: Point): string {
  return `M${x - BADGE} ${y}a${BADGE} ${BADGE} 0 1 0 ${2 * BADGE} 0a${BADGE} ${BADGE} 0 1 0 ${-2 * BADGE} 0z`;
}
