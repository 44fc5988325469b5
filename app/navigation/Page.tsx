import { useNavigation } from '@react-navigation/native';
import { memo, useLayoutEffect, type PropsWithChildren, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { shellStrings } from '@/shell/strings';
import { Button } from '@/ui/components/Button';
import { IconButton } from '@/ui/components/IconButton';
import { BackIcon } from '@/ui/components/icons';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { COLUMN_WIDTH, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { useNewVersion } from '../offline';

export interface PageProps extends PropsWithChildren {
  readonly title: string;
  /** For pages that show their title larger in the content. */
  readonly hidesTitle?: boolean;
  readonly actions?: ReactNode;
  /** Nothing is half-made here, so a new version may be offered. */
  readonly isCalm?: boolean;
}

/** A screen under one header that looks and speaks the same on every platform. */
export function Page({ title, hidesTitle = false, actions, isCalm = false, children }: PageProps) {
  const navigation = useNavigation();
  const colors = useColors();
  // The window's title follows the language.
  useLayoutEffect(() => navigation.setOptions({ title }), [navigation, title]);
  return (
    <View style={[styles.page, { backgroundColor: colors.background }]}>
      <Bar
        title={hidesTitle ? null : title}
        actions={actions}
        onBack={navigation.canGoBack() ? navigation.goBack : null}
      />
      {children}
      {isCalm ? <NewVersion /> : null}
    </View>
  );
}

interface BarProps {
  readonly title: string | null;
  readonly actions: ReactNode;
  readonly onBack: (() => void) | null;
}

/** `memo`, because most of what happens on a page leaves its header as it is. */
const Bar = memo(function Bar({ title, actions, onBack }: BarProps) {
  const strings = useStrings(shellStrings);
  const insets = useSafeAreaInsets();
  const isTight = useWindowDimensions().width < NARROW && (title?.length ?? 0) > LONG;
  const padding = {
    paddingTop: insets.top + space.xs,
    paddingLeft: insets.left + space.s,
    paddingRight: insets.right + space.s,
  };
  return (
    <View role="banner" style={[styles.bar, padding]}>
      {onBack === null ? null : (
        <IconButton label={strings.back} onPress={onBack}>
          <BackIcon />
        </IconButton>
      )}
      <View style={styles.title}>
        {title === null ? null : (
          <Text variant={isTight ? 'body' : 'title'} strong numberOfLines={3} {...PAGE_HEADING}>
            {title}
          </Text>
        )}
      </View>
      {actions}
    </View>
  );
});

/** Below the page, so that nothing moves under a finger. */
function NewVersion() {
  const strings = useStrings(shellStrings).newVersion;
  const colors = useColors();
  const insets = useSafeAreaInsets();
  const reload = useNewVersion();
  if (reload === null) return null;
  const padding = {
    paddingBottom: insets.bottom + space.s,
    paddingLeft: insets.left + space.l,
    paddingRight: insets.right + space.l,
  };
  return (
    <View
      role="region"
      aria-label={strings.title}
      style={[styles.newVersion, padding, { backgroundColor: colors.surface, borderTopColor: colors.border }]}
    >
      <View style={styles.offer}>
        <View style={styles.words}>
          <LiveText text={strings.text} />
        </View>
        <Button kind="quiet" label={strings.reload} onPress={reload} />
      </View>
    </View>
  );
}

const PAGE_HEADING = { role: 'heading', 'aria-level': 1 } as const;

/** In the narrowest windows a long title would take the room of the page. */
const NARROW = 360;
const LONG = 14;

const styles = StyleSheet.create({
  page: { flex: 1 },
  bar: { flexDirection: 'row', alignItems: 'center', minHeight: TOUCH_TARGET + space.s },
  title: { flex: 1, paddingHorizontal: space.s },
  newVersion: { alignItems: 'center', paddingTop: space.s, borderTopWidth: 1 },
  offer: { flexDirection: 'row', alignItems: 'center', gap: space.m, width: '100%', maxWidth: COLUMN_WIDTH },
  words: { flex: 1 },
});
