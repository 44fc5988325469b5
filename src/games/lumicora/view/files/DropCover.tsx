import { StyleSheet, View } from 'react-native';

import { LiveText } from '@/ui/components/LiveText';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { sharingStrings } from '../../strings/sharing';

/** Over the page while files are dragged across it, wherever it is scrolled to. */
export function DropCover() {
  const { files: strings } = useStrings(sharingStrings);
  const colors = useColors();
  return (
    <View style={[styles.cover, { backgroundColor: colors.surface, borderColor: colors.accent }]}>
      <LiveText variant="lead" strong center text={strings.dropNow} />
    </View>
  );
}

const styles = StyleSheet.create({
  cover: {
    position: 'absolute',
    top: space.l,
    right: space.l,
    bottom: space.l,
    left: space.l,
    alignItems: 'center',
    justifyContent: 'center',
    padding: space.xl,
    borderRadius: radius.l,
    borderWidth: 3,
    borderStyle: 'dashed',
    pointerEvents: 'none',
  },
});
