import type { PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { Aside } from '../../lessons/lesson';
import { COLORS } from '../../rules/model';
import type { LooseLumino as Lumino } from '../../rules/turn';
import { lumicoraStrings } from '../../strings';
import { learnStrings } from '../../strings/learn';
import { describeFace } from '../reference/examples/describeFace';
import { LooseLumino } from '../reference/examples/LooseLumino';
import { TileFigure } from '../table/figures';
import { RoundTrack } from '../table/RoundTrack';

/** What lies beside the reef. What has just joined the Atoll has a frame there. */
export function AsideFigure({ aside: { display, atoll, added, tiles, round } }: { readonly aside: Aside }) {
  const { table, words } = useStrings(lumicoraStrings);
  const strings = useStrings(learnStrings).lesson;
  const joined = added === undefined ? undefined : display?.[added];
  const name = ({ color, symbols }: Lumino) => describeFace(words, { colors: [color, color], symbols });
  const inAtoll = [
    ...(atoll ?? []).map(name),
    ...(joined === undefined ? [] : [strings.joined(name(joined))]),
  ];
  const left = display?.filter((_, index) => index !== added);
  return (
    <View style={styles.aside}>
      {atoll === undefined ? null : (
        <Row name={strings.atoll} label={inAtoll.join('; ')}>
          <Luminos luminos={atoll} />
          {joined === undefined ? null : <Luminos luminos={[joined]} isFramed />}
        </Row>
      )}
      {left === undefined ? null : (
        <Row name={strings.display} label={left.map(name).join('; ')}>
          <Luminos luminos={left} />
        </Row>
      )}
      {tiles === undefined ? null : (
        <Row
          name={strings.tiles}
          label={COLORS.map((color) => table.tileLabel(color, words.tiles[tiles[color]])).join(', ')}
        >
          {COLORS.map((color) => (
            <TileFigure key={color} color={color} tile={tiles[color]} size={TILE} />
          ))}
        </Row>
      )}
      {round === undefined ? null : <RoundTrack round={round} />}
    </View>
  );
}

interface RowProps extends PropsWithChildren {
  readonly name: string;
  /** What lies in it, for screen readers. */
  readonly label: string;
}

function Row({ name, label, children }: RowProps) {
  return (
    <View accessible role="img" accessibilityLabel={`${name}: ${label}`} style={styles.row}>
      <View style={styles.name}>
        <Text variant="small" tone="mutedText">
          {name}
        </Text>
      </View>
      <View style={styles.things}>{children}</View>
    </View>
  );
}

function Luminos({
  luminos,
  isFramed = false,
}: {
  readonly luminos: readonly Lumino[];
  readonly isFramed?: boolean;
}) {
  const { accent } = useColors();
  return luminos.map(({ color, symbols }, index) => (
    <View key={index} style={[styles.lumino, isFramed && { borderColor: accent }]}>
      <LooseLumino face={{ colors: [color, color], symbols }} width={LUMINO} />
    </View>
  ));
}

const LUMINO = 52;
const TILE = 36;

const styles = StyleSheet.create({
  aside: { gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  name: { width: 60 },
  things: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  lumino: { padding: 1, borderWidth: 2, borderRadius: radius.s, borderColor: 'transparent' },
});
