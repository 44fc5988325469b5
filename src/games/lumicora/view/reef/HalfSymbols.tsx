import { Circle, G, Path, Rect, Text as SvgText } from 'react-native-svg';

import type { BoardLayout, Point } from '@/ui/board/layout';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { DRAWING_FONT } from '@/ui/tokens/metrics';

import type { ByAnimal, Color, CoralSymbol } from '../../rules/model';
import { reefStrings } from '../../strings/reef';
import { BADGE, CORAL } from '../palette';
import { cornerPlace } from './markShapes';

const BOLD = { fontFamily: DRAWING_FONT, fontWeight: 'bold', textAnchor: 'middle' } as const;
const ORIGIN: Point = { x: 0, y: 0 };
const ANIMAL_PLACE = 'translate(0 2) scale(0.9)';

interface HalfSymbolsProps {
  readonly layout: BoardLayout;
  readonly center: Point;
  readonly color: Color;
  readonly symbol: CoralSymbol;
  readonly level: number;
}

/** What stands on one half: its number or animal, the letter of its colour, and its level from 2 on. */
export function HalfSymbols({ layout, center, color, symbol, level }: HalfSymbolsProps) {
  const letter = useStrings(reefStrings).letters[color];
  const place = cornerPlace(layout, ORIGIN, 'upperLeft');
  return (
    <G transform={`translate(${center.x} ${center.y})`}>
      <SymbolDrawing symbol={symbol} ink={CORAL[color].ink} edge={CORAL[color].edge} />
      <SvgText
        x={place.x}
        y={place.y + 6}
        fontSize={letter.length > 1 ? 14.5 : 17}
        fill={CORAL[color].ink}
        {...BOLD}
      >
        {letter}
      </SvgText>
      {level > 1 ? (
        <LevelTag level={level} place={cornerPlace(layout, ORIGIN, 'upperRight')} fill={CORAL[color].tag} />
      ) : null}
    </G>
  );
}

interface SymbolDrawingProps {
  readonly symbol: CoralSymbol;
  readonly ink: string;
  readonly edge: string;
}

/** A number in a round badge, an animal as a silhouette, plain coral as nothing; around (0, 0). */
export function SymbolDrawing({ symbol, ink, edge }: SymbolDrawingProps) {
  if (symbol === null) return null;
  if (typeof symbol === 'number') {
    return (
      <>
        <Circle r={22.5} fill={BADGE.fill} stroke={edge} strokeWidth={3} />
        <SvgText y={12.5} fontSize={35} fill={BADGE.ink} {...BOLD}>
          {symbol}
        </SvgText>
      </>
    );
  }
  const { fill, line, lineWidth } = ANIMAL_DRAWINGS[symbol];
  return (
    <>
      <Path d={fill} fill={ink} fillRule="evenodd" transform={ANIMAL_PLACE} />
      {line === undefined ? null : (
        <Path
          d={line}
          fill="none"
          stroke={ink}
          strokeWidth={lineWidth}
          strokeLinecap="round"
          transform={ANIMAL_PLACE}
        />
      )}
    </>
  );
}

interface LevelTagProps {
  readonly level: number;
  readonly place: Point;
  readonly fill: string;
}

function LevelTag({ level, place, fill }: LevelTagProps) {
  const width = level > 9 ? 26 : 19;
  return (
    <>
      <Rect x={place.x - width / 2} y={place.y - 10} width={width} height={20} rx={5} fill={fill} />
      <SvgText x={place.x} y={place.y + 6} fontSize={17} fill={BADGE.fill} {...BOLD}>
        {level}
      </SvgText>
    </>
  );
}

// Our own silhouettes of the animals (LU-2), around (0, 0) in a square of 56.

interface AnimalDrawing {
  /** Filled by the even-odd rule, so that eyes and ribs stay open. */
  readonly fill: string;
  /** Limbs, drawn with a round pen of `lineWidth`. */
  readonly line?: string;
  readonly lineWidth?: number;
}

const ANIMAL_DRAWINGS: ByAnimal<AnimalDrawing> = {
  shellfish: {
    fill: [
      'M-6 16L-22.8 6.4A5.3 5.3 0 0 1 -21.7 -3.6A5.7 5.7 0 0 1 -15.7 -12.7A6 6 0 0 1 -5.8 -18.3',
      'A6.1 6.1 0 0 1 5.8 -18.3A6 6 0 0 1 15.7 -12.7A5.7 5.7 0 0 1 21.7 -3.6A5.3 5.3 0 0 1 22.8 6.4',
      'L6 16L10.5 22Q0 25 -10.5 22ZM-6.5 10.8L-19.3 -3.1L-21 -1.3ZM-4.2 9L-13.5 -11.2L-15.7 -10.1Z',
      'M-1.5 8.1L-4.1 -16L-6.6 -15.6ZM1.5 8.1L6.6 -15.6L4.1 -16ZM4.2 9L15.7 -10.1L13.5 -11.2Z',
      'M6.5 10.8L21 -1.3L19.3 -3.1Z',
    ].join(''),
  },
  crab: {
    fill: [
      'M-16 6C-16 -5 -8 -8 0 -8C8 -8 16 -5 16 6C16 14 8 18 0 18C-8 18 -16 14 -16 6ZM-10.4 -9.3',
      'C-16.4 -7.4 -21.9 -11.1 -21.9 -16.6C-21.9 -21.2 -18.2 -24.5 -14.6 -24.9L-15 -17.6L-9.5 -23.1',
      'C-6.3 -19.4 -5.8 -13 -10.4 -9.3ZM10.4 -9.3C16.4 -7.4 21.9 -11.1 21.9 -16.6',
      'C21.9 -21.2 18.2 -24.5 14.6 -24.9L15 -17.6L9.5 -23.1C6.3 -19.4 5.8 -13 10.4 -9.3ZM-7 1',
      'a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM3 1a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z',
    ].join(''),
    line: [
      'M-12 -1L-15 -9M12 -1L15 -9M-15 6L-24 2M-15 11L-24 12M-12 15L-19 21M15 6L24 2M15 11L24 12',
      'M12 15L19 21M-4 -8L-4 -11M4 -8L4 -11',
    ].join(''),
    lineWidth: 4,
  },
  seahorse: {
    fill: [
      'M-2 -22L0 -27L3 -23.5L8 -26L8 -21C13 -17 14 -12 12 -8C18 -7 20 1 14 6C12 11 8.5 13 6.5 16',
      'L0 17C-6 11 -9 5 -5.5 -1C-3.5 -4 -3 -6 -5 -8L-16 -6.5C-19 -6 -19.5 -11.5 -16.5 -12L-8 -13.5',
      'C-8 -18 -6 -21 -2 -22ZM-2 -15.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z',
    ].join(''),
    line: 'M3 14C0 19 1 26 7 25.5C13 25 13 17.5 8 18.5',
    lineWidth: 5,
  },
  starfish: {
    fill: [
      'M-2.8 -20.2Q0 -26.5 2.8 -20.2L5 -15.1Q7.6 -9 14.3 -8.4L19.8 -7.8Q26.6 -7.2 21.5 -2.6',
      'L17.4 1.1Q12.4 5.5 13.8 12L15 17.4Q16.5 24.2 10.5 20.7L5.8 17.9Q0 14.5 -5.8 17.9L-10.5 20.7',
      'Q-16.5 24.2 -15 17.4L-13.8 12Q-12.4 5.5 -17.4 1.1L-21.5 -2.6Q-26.6 -7.2 -19.8 -7.8',
      'L-14.3 -8.4Q-7.6 -9 -5 -15.1ZM-1.9 -7.5a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0ZM-1.5 -14',
      'a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0ZM6.7 -1.3a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0Z',
      'M13.2 -3.3a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0ZM3.4 8.8a1.9 1.9 0 1 0 3.8 0',
      'a1.9 1.9 0 1 0 -3.8 0ZM7.6 14a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0ZM-7.2 8.8',
      'a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0ZM-10.6 14a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0Z',
      'M-10.5 -1.3a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0ZM-16.2 -3.3a1.5 1.5 0 1 0 3 0',
      'a1.5 1.5 0 1 0 -3 0Z',
    ].join(''),
  },
};
