import Svg, { Path, Text as SvgText } from 'react-native-svg';

import { useStrings } from '@/ui/i18n/LanguageContext';
import { minus } from '@/ui/i18n/phrases';
import { DRAWING_FONT } from '@/ui/tokens/metrics';
import { useColors, useThemeName } from '@/ui/tokens/ThemeContext';

import type { Animal, Color } from '../../rules/model';
import { reefStrings } from '../../strings/reef';
import { CORAL, GROUND } from '../palette';
import { SymbolDrawing } from '../reef/HalfSymbols';

/** Drawn before the fields, all in one square so that their labels begin in one line. */
const SIZE = 32;
const HEXAGON = 'M26 2L47 14V38L26 50L5 38V14Z';
const BOLD = { fontFamily: DRAWING_FONT, fontWeight: 'bold', textAnchor: 'middle' } as const;

export function CoralPicture({ color }: { readonly color: Color }) {
  const letter = useStrings(reefStrings).letters[color];
  const { fill, ink, edge } = CORAL[color];
  return (
    <Svg width={SIZE} height={SIZE} viewBox="0 0 52 52" aria-hidden>
      <Path d={HEXAGON} fill={fill} stroke={edge} strokeWidth={2.5} strokeLinejoin="round" />
      <SvgText x={26} y={35} fontSize={25} fill={ink} {...BOLD}>
        {letter}
      </SvgText>
    </Svg>
  );
}

export function AnimalPicture({ species }: { readonly species: Animal }) {
  const { text } = useColors();
  return (
    <Svg width={SIZE} height={SIZE} viewBox="-28 -28 56 56" aria-hidden>
      <SymbolDrawing symbol={species} ink={text} edge={text} />
    </Svg>
  );
}

export function JellyfishPicture({ size = SIZE }: { readonly size?: number }) {
  const { text } = useColors();
  return (
    <Svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <Path d="M5 15Q5 4 16 4Q27 4 27 15Q24 17 21.5 15Q19 17 16 15Q13 17 10.5 15Q8 17 5 15Z" fill={text} />
      <Path
        d="M9 19Q7 23 10 28M16 19Q14 23 16 29M23 19Q25 23 22 28"
        fill="none"
        stroke={text}
        strokeWidth={2.2}
        strokeLinecap="round"
      />
    </Svg>
  );
}

/** A space of remote limestone with the sum of all that are in sight. */
export function RemotePicture({ remote }: { readonly remote: number }) {
  const { remote: fill, penalty, stoneLine } = GROUND[useThemeName()];
  const words = minus(remote);
  return (
    <Svg width={SIZE} height={SIZE} viewBox="0 0 52 52" aria-hidden>
      <Path d={HEXAGON} fill={fill} stroke={stoneLine} strokeWidth={2.5} strokeLinejoin="round" />
      <SvgText x={26} y={33} fontSize={words.length > 3 ? 16 : 21} fill={penalty} {...BOLD}>
        {words}
      </SvgText>
    </Svg>
  );
}
