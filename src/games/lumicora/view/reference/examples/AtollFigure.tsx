import type { PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { ExampleOf, LuminoFace } from '../../../lessons/reference/example';
import { turnOptions, type LooseLumino as Lumino } from '../../../rules/turn';
import { lumicoraStrings } from '../../../strings';
import { referenceStrings } from '../../../strings/reference';
import { describeFace } from './describeFace';
import { LooseLumino } from './LooseLumino';
import { Picture } from './Picture';

const faceOf = ({ color, symbols }: Lumino): LuminoFace => ({ colors: [color, color], symbols });

/** TU-3: what can be taken has a frame, what has just joined the Atoll a dashed one. */
export function AtollFigure({
  example: { atoll, display, added },
}: {
  readonly example: ExampleOf<'atoll'>;
}) {
  const { words } = useStrings(lumicoraStrings);
  const strings = useStrings(referenceStrings).pictures;
  const { limestone, fromDisplay, fromAtoll } = turnOptions(display, added, atoll);
  const joined = display[added]!;
  const isTakeable = ({ color }: Lumino) => fromAtoll.some((option) => option.color === color);
  const name = (lumino: Lumino) => describeFace(words, faceOf(lumino));
  const inAtoll = [
    ...atoll.map((lumino) => (isTakeable(lumino) ? strings.takeable(name(lumino)) : name(lumino))),
    strings.joined(name(joined)),
  ];
  const options = [
    strings.takeLimestone(limestone),
    strings.takeFromDisplay(fromDisplay.length),
    strings.takeFromAtoll(fromAtoll.map(({ color, most }) => [color, most])),
  ];
  const label = [
    `${strings.inAtoll}: ${inAtoll.join('; ')}`,
    `${strings.inDisplay}: ${fromDisplay.map(name).join('; ')}`,
    ...options,
  ].join('. ');
  return (
    <Picture label={label} style={styles.atoll}>
      <Row name={strings.inAtoll}>
        {atoll.map((lumino, index) => (
          <Framed key={index} lumino={lumino} frame={isTakeable(lumino) ? 'takeable' : 'none'} />
        ))}
        <Framed lumino={joined} frame="joined" />
      </Row>
      <Row name={strings.inDisplay}>
        {fromDisplay.map((lumino, index) => (
          <Framed key={index} lumino={lumino} frame="takeable" />
        ))}
      </Row>
      <View>
        {options.map((option) => (
          <Text key={option} variant="small">
            {option}
          </Text>
        ))}
      </View>
    </Picture>
  );
}

function Row({ name, children }: PropsWithChildren<{ readonly name: string }>) {
  return (
    <View style={styles.row}>
      <Text variant="small" tone="mutedText">
        {name}
      </Text>
      <View style={styles.luminos}>{children}</View>
    </View>
  );
}

interface FramedProps {
  readonly lumino: Lumino;
  readonly frame: 'takeable' | 'joined' | 'none';
}

function Framed({ lumino, frame }: FramedProps) {
  const colors = useColors();
  const looks = {
    takeable: { borderColor: colors.accent },
    joined: { borderColor: colors.mutedText, borderStyle: 'dashed' },
    none: { borderColor: 'transparent' },
  } as const;
  return (
    <View style={[styles.frame, looks[frame]]}>
      <LooseLumino face={faceOf(lumino)} width={72} />
    </View>
  );
}

const styles = StyleSheet.create({
  atoll: { gap: space.m },
  row: { gap: space.xs },
  luminos: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  frame: { padding: 4, borderWidth: 2, borderRadius: radius.m },
});
