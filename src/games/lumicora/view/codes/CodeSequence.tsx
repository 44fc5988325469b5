import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { codesStrings } from '../../strings/codes';
import { useReducedMotion } from '../final/useReducedMotion';
import { PictureLayout } from './PictureLayout';
import { QrCode } from './QrCode';
import { ShareCode } from './ShareCode';
import { useSequence, type Sequence } from './useSequence';

/** Several codes that belong together, shown in turn. */
export function CodeSequence({ texts }: { readonly texts: readonly string[] }) {
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
      <ShareCode texts={texts} />
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

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
