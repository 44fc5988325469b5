import { useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';

import { nomads } from '@/games/nomads';
import { nomadsStrings } from '@/games/nomads/strings';
import { Emblem } from '@/games/nomads/view/Emblem';
import { fetchOnce } from '@/kit/fetching';
import { PictureCard } from '@/ui/components/PictureCard';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { StartPage } from '../StartPage';

const parts = () => import('./startParts');
const notices = fetchOnce(async () => (await parts()).StartNotices);
const more = fetchOnce(async () => (await parts()).StartMore);

/** What people want to begin with. */
export function StartScreen() {
  const strings = useStrings(nomadsStrings).start;
  const navigation = useNavigation();
  return (
    <StartPage
      game="nomads"
      title={nomads.name}
      Hero={HeroFire}
      lead={strings.lead}
      facts={strings.facts}
      onResume={(game) => navigation.navigate('NomadsTable', { game })}
      notices={notices}
      more={more}
    >
      <View style={styles.row}>
        <PictureCard
          isTall
          title={strings.newGame}
          text={strings.newGameText}
          picture={<Emblem size={64} />}
          onPress={() => navigation.navigate('NomadsSetup', { depth: 'campfire' })}
        />
        <PictureCard
          isTall
          title={strings.pad}
          text={strings.padText}
          picture={<PadDrawing size={64} />}
          onPress={() => navigation.navigate('NomadsSetup', { depth: 'pad' })}
        />
      </View>
      <View style={styles.row}>
        <PictureCard
          title={strings.end}
          text={strings.endText}
          picture={<MoonDrawing />}
          onPress={() => navigation.navigate('NomadsSetup', { depth: 'end' })}
        />
      </View>
      <View style={styles.row}>
        <PictureCard
          title={strings.learn}
          text={strings.learnText}
          picture={<PadDrawing size={40} />}
          onPress={() => navigation.navigate('NomadsLearn')}
        />
        <PictureCard
          title={strings.puzzle}
          text={strings.puzzleText}
          picture={<PuzzleDrawing />}
          onPress={() => navigation.navigate('NomadsPuzzles')}
        />
      </View>
    </StartPage>
  );
}

/** A fire under the moon, as wide as the page. */
function HeroFire({ height }: { readonly height: number }) {
  return (
    <Svg width="100%" height={height} viewBox="0 0 400 88" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <Path d="M0 0 H400 V88 H0 Z" fill="#241410" />
      <Circle cx={330} cy={24} r={15} fill="#F2F0DC" />
      <Circle cx={323} cy={20} r={13} fill="#241410" />
      <Path d="M0 88 L0 66 Q80 44 150 66 T300 64 T400 60 L400 88 Z" fill="#3A2118" />
      <Path d="M130 80 A70 9 0 1 0 270 80 A70 9 0 1 0 130 80 Z" fill="#5B3A24" />
      <Path d="M200 22 C216 44 222 56 216 68 C210 80 190 80 184 68 C178 56 194 48 200 22 Z" fill="#FF8A3D" />
      <Path d="M202 46 C210 56 211 62 208 69 C205 75 195 75 193 68 C191 62 198 58 202 46 Z" fill="#FFD873" />
      {[130, 150, 250, 270].map((x, index) => (
        <Circle key={x} cx={x} cy={76} r={7} fill={['#4C9DF0', '#E0473E', '#F5C542', '#3FAE5A'][index]} />
      ))}
    </Svg>
  );
}

function PuzzleDrawing() {
  return (
    <Svg width={40} height={40} viewBox="0 0 40 40" aria-hidden>
      <Path d="M6 26 H34 V32 H6 Z" fill="#4C9DF0" />
      <Path d="M6 18 H34 V24 H6 Z" fill="#E0473E" />
      <Path d="M6 10 H34 V16 H6 Z" fill="#F5C542" />
      <Path d="M28 4 L36 12 M36 4 L28 12" stroke="#FFB057" strokeWidth={3} strokeLinecap="round" />
    </Svg>
  );
}

function PadDrawing({ size }: { readonly size: number }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 64 64" aria-hidden>
      <Path d="M14 6 H50 V58 H14 Z" fill="#FFF3E6" />
      <Path d="M20 18 H44 M20 30 H44 M20 42 H36" stroke="#7D5036" strokeWidth={4} strokeLinecap="round" />
      <Circle cx={46} cy={48} r={11} fill="#1E2A4A" />
      <Path d="M49 41 A8 8 0 1 0 53 51 A7 7 0 0 1 49 41 Z" fill="#F2F0DC" />
    </Svg>
  );
}

function MoonDrawing() {
  return (
    <Svg width={48} height={48} viewBox="0 0 48 48" aria-hidden>
      <Circle cx={24} cy={24} r={22} fill="#1E2A4A" />
      <Path d="M29 9 A16 16 0 1 0 39 30 A13 13 0 0 1 29 9 Z" fill="#F2F0DC" />
    </Svg>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
});
