import { StyleSheet } from 'react-native';

import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { ExampleOf } from '../../../lessons/reference/example';
import { lumicoraStrings } from '../../../strings';
import { referenceStrings } from '../../../strings/reference';
import { describeFace } from './describeFace';
import { LooseLumino } from './LooseLumino';
import { Picture } from './Picture';

/** More than these are only counted for screen readers. */
const MOST_NAMED = 6;

/** LU-1, LU-2, LU-4, LU-5: Luminos side by side. */
export function LuminosFigure({ example: { luminos } }: { readonly example: ExampleOf<'luminos'> }) {
  const { words } = useStrings(lumicoraStrings);
  const strings = useStrings(referenceStrings).pictures;
  const isCrowd = luminos.length > MOST_NAMED;
  const label = isCrowd
    ? strings.luminos(luminos.length)
    : luminos.map((face) => describeFace(words, face)).join(', ');
  return (
    <Picture label={label} style={styles.luminos}>
      {luminos.map((face, index) => (
        <LooseLumino key={index} face={face} width={isCrowd ? 64 : 94} />
      ))}
    </Picture>
  );
}

const styles = StyleSheet.create({
  luminos: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.s },
});
