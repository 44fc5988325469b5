import { Circle, G, Path, Rect, Text as SvgText } from 'react-native-svg';

import type { BoardLayout, Point } from '@/ui/board/layout';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { DRAWING_FONT } from '@/ui/tokens/metrics';

import type { Color, CoralSymbol } from '../../rules/model';
import { reefStrings } from '../../strings/reef';
import { BADGE, CORAL } from '../palette';
import { ANIMAL_DRAWINGS } from './animalDrawings';
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
