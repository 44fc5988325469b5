import { useState, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';

import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { setupFigures, setupList, type SetupFigures, type SetupId } from '../../lessons/setupList';
import { STARTING_PAIRS } from '../../rules/box';
import { COLORS } from '../../rules/model';
import { FISH } from '../../session/table/table';
import { coachStrings } from '../../strings/coach';
import { BagFigure } from '../learn/TurnTable';
import { LooseLumino } from '../reference/examples/LooseLumino';
import { ReefDrawing } from '../start/drawings';
import { FishFigure, LimestoneFigure, OctopusFigure, TileFigure, TurtleFigure } from '../table/figures';

/** What to put where, item by item, each to be ticked once it is done. */
export function SetupList({ players }: { readonly players: number }) {
  const strings = useStrings(coachStrings);
  const [done, setDone] = useState<readonly SetupId[]>([]);
  const list = setupList(players);
  const figures = setupFigures(players);
  const toggle = (id: SetupId) =>
    setDone((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  const count = list.filter((id) => done.includes(id)).length;
  return (
    <View style={styles.list}>
      <View style={styles.head}>
        <Text variant="title">{strings.setUp}</Text>
        <Text tone="mutedText">{strings.progress(count, list.length)}</Text>
      </View>
      {list.map((id) => (
        <SetupItem
          key={id}
          text={strings.setup[id](figures)}
          picture={<SetupDrawing id={id} figures={figures} />}
          isDone={done.includes(id)}
          onPress={() => toggle(id)}
        />
      ))}
    </View>
  );
}

interface SetupItemProps {
  readonly text: string;
  readonly picture: ReactElement;
  readonly isDone: boolean;
  readonly onPress: () => void;
}

function SetupItem({ text, picture, isDone, onPress }: SetupItemProps) {
  const colors = useColors();
  return (
    <Pressed
      role="checkbox"
      aria-checked={isDone}
      accessibilityState={{ checked: isDone }}
      accessibilityLabel={text}
      onPress={onPress}
      style={[
        styles.item,
        { backgroundColor: colors.surface, borderColor: isDone ? colors.accent : colors.border },
      ]}
    >
      <View style={styles.picture} aria-hidden importantForAccessibility="no-hide-descendants">
        {picture}
      </View>
      <View style={styles.words}>
        <Text tone={isDone ? 'mutedText' : 'text'}>{text}</Text>
      </View>
      <Svg width={28} height={28} viewBox="0 0 28 28" aria-hidden>
        <Circle
          cx={14}
          cy={14}
          r={12}
          fill={isDone ? colors.accent : 'none'}
          stroke={colors.accent}
          strokeWidth={2}
        />
        {isDone ? (
          <Path
            d="M8 14.5l4.5 4.5L21 10"
            fill="none"
            stroke={colors.onAccent}
            strokeWidth={3}
            strokeLinecap="round"
          />
        ) : null}
      </Svg>
    </Pressed>
  );
}

const ATOLL = COLORS.map((color, index) => ({
  colors: [color, color] as const,
  symbols: [([4, 5, 6, 4] as const)[index]!, null] as const,
}));

function SetupDrawing({ id, figures }: { readonly id: SetupId; readonly figures: SetupFigures }) {
  const { accent } = useColors();
  switch (id) {
    case 'boards':
      return <ReefDrawing />;
    case 'sort':
      return (
        <View style={styles.backs}>
          {figures.sets.map(({ fish, isUsed }) => (
            <LuminoBack key={fish} fish={fish} isUsed={isUsed} />
          ))}
        </View>
      );
    case 'stack':
      return (
        <View>
          <LuminoBack fish={0} isUsed />
          <LuminoBack fish={0} isUsed />
          <LuminoBack fish={0} isUsed />
        </View>
      );
    case 'bag':
      return <BagFigure size={64} />;
    case 'atoll':
      return <FourLuminos perRow={2} />;
    case 'displays':
      return <FourLuminos perRow={2} />;
    case 'tiles':
      return (
        <View style={styles.four}>
          {COLORS.map((color) => (
            <TileFigure key={color} color={color} tile="coral" size={34} />
          ))}
        </View>
      );
    case 'starts':
      return <LooseLumino face={{ colors: STARTING_PAIRS[0]!, symbols: [null, null] }} width={84} />;
    case 'fish':
      return (
        <View style={styles.four}>
          {FISH.slice(0, figures.players).map((fish) => (
            <FishFigure key={fish} fish={fish} size={34} />
          ))}
        </View>
      );
    case 'turtle':
      return (
        <View style={[styles.disc, { backgroundColor: accent }]}>
          <TurtleFigure size={44} />
        </View>
      );
    case 'limestone':
      return (
        <View style={styles.four}>
          <LimestoneFigure size={38} />
          <LimestoneFigure size={38} />
        </View>
      );
    case 'octopus':
      return <OctopusFigure size={60} />;
  }
}

function FourLuminos({ perRow }: { readonly perRow: number }) {
  return (
    <View style={[styles.four, { width: perRow * 46 }]}>
      {ATOLL.map((face, index) => (
        <LooseLumino key={index} face={face} width={42} />
      ))}
    </View>
  );
}

const FISH_ON_BACK = 'M4 8Q9 2 15 6L20 3V13L15 10Q9 14 4 8Z';

/** A Lumino from behind, with so many fish; crossed out where this table leaves it in the box. */
function LuminoBack({ fish, isUsed }: { readonly fish: number; readonly isUsed: boolean }) {
  const colors = useColors();
  return (
    <Svg width={88} height={26} viewBox="0 0 106 32" aria-hidden opacity={isUsed ? 1 : 0.55}>
      <Path
        d="M8 6L28 1L53 6L78 1L98 6V26L78 31L53 26L28 31L8 26Z"
        fill={colors.surface}
        stroke={colors.mutedText}
        strokeWidth={2}
        strokeLinejoin="round"
      />
      {Array.from({ length: fish }, (_, index) => (
        <Path
          key={index}
          d={FISH_ON_BACK}
          fill={colors.accentText}
          transform={`translate(${53 - fish * 11 + index * 22} 8)`}
        />
      ))}
      {isUsed ? null : <Path d="M6 30L100 2" stroke={colors.warning} strokeWidth={4} strokeLinecap="round" />}
    </Svg>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.s },
  head: { flexDirection: 'row', alignItems: 'baseline', justifyContent: 'space-between' },
  item: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    padding: space.m,
    borderRadius: radius.m,
    borderWidth: 1,
  },
  picture: { width: 96, alignItems: 'center', justifyContent: 'center' },
  words: { flex: 1 },
  backs: { gap: 2 },
  four: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 4, width: 92 },
  disc: { width: 56, height: 56, borderRadius: radius.round, alignItems: 'center', justifyContent: 'center' },
});
