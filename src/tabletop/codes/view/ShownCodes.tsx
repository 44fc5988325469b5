import { useEffect, useState, type PropsWithChildren, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';
import { useReducedMotion } from '@/ui/useReducedMotion';

import { codesStrings } from '../../strings/codes';
import { PictureLayout } from './PictureLayout';
import { QrCode } from './QrCode';

export interface ShownCodeProps extends PropsWithChildren {
  readonly text: string;
  /** What is in the code, for screen readers. */
  readonly label: string;
  readonly title: string;
  /** What is in it, in figures. */
  readonly facts: string;
  /** The same words for a phone that cannot scan. */
  readonly share: ReactNode;
}

/** One code, what is in it, and how to go on without scanning it. */
export function ShownCode({ text, label, title, facts, share, children }: ShownCodeProps) {
  const { show: strings } = useStrings(codesStrings);
  return (
    <PictureLayout picture={(size) => <QrCode text={text} label={label} size={size} />}>
      <Text variant="lead" strong>
        {title}
      </Text>
      <Text>{facts}</Text>
      {children}
      <Text tone="mutedText">{strings.scanThis}</Text>
      {share}
    </PictureLayout>
  );
}

export interface ShownSequenceProps {
  readonly texts: readonly string[];
  readonly share: ReactNode;
}

/** Several codes that belong together, shown in turn. */
export function ShownSequence({ texts, share }: ShownSequenceProps) {
  const { show: strings } = useStrings(codesStrings);
  const sequence = useSequence(texts.length, useReducedMotion());
  const part = sequence.index + 1;
  return (
    <PictureLayout
      picture={(size) => (
        <QrCode text={texts[sequence.index]!} label={strings.partCode(part, texts.length)} size={size} />
      )}
    >
      <Text variant="lead" strong center tabular>
        {strings.part(part, texts.length)}
      </Text>
      {texts.length > 1 ? <SequenceButtons sequence={sequence} /> : null}
      <Text>{texts.length > 1 ? strings.scanThese : strings.scanThis}</Text>
      {share}
    </PictureLayout>
  );
}

function SequenceButtons({ sequence: { isPlaying, step, toggle } }: { readonly sequence: Sequence }) {
  const { show: strings } = useStrings(codesStrings);
  return (
    <View style={styles.row}>
      <Button
        grows
        mayRepeat
        kind="quiet"
        label={strings.previous}
        accessibilityLabel={strings.previousCode}
        onPress={() => step(-1)}
      />
      <Button grows label={isPlaying ? strings.pause : strings.play} onPress={toggle} />
      <Button
        grows
        mayRepeat
        kind="quiet"
        label={strings.next}
        accessibilityLabel={strings.nextCode}
        onPress={() => step(1)}
      />
    </View>
  );
}

/** Browsers look for a code every 300 ms, and need a moment to read one: each gets two looks. */
const SHOWN_MS = 650;

interface Sequence {
  readonly index: number;
  readonly isPlaying: boolean;
  /** Goes on or back by so many, round and round, and stops there. */
  readonly step: (by: number) => void;
  readonly toggle: () => void;
}

/** Walks through the codes again and again. Who wants things to stay still starts it, or turns the pages by hand. */
function useSequence(count: number, prefersStill: boolean): Sequence {
  const [index, setIndex] = useState(0);
  /** Null until somebody says so. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isPlaying = count > 1 && (wanted ?? !prefersStill);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => setIndex((at) => (at + 1) % count), SHOWN_MS);
    return () => clearInterval(timer);
  }, [isPlaying, count]);
  return {
    index: Math.min(index, count - 1),
    isPlaying,
    step: (by) => {
      setWanted(false);
      setIndex((at) => (at + by + count) % count);
    },
    toggle: () => setWanted(!isPlaying),
  };
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
