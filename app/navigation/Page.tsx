import { useNavigation } from '@react-navigation/native';
import type { PropsWithChildren, ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { shellStrings } from '@/shell/strings';
import { IconButton } from '@/ui/components/IconButton';
import { BackIcon } from '@/ui/components/icons';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { useTitle } from './useTitle';

export interface PageProps extends PropsWithChildren {
  readonly title: string;
  /** For pages that show their title larger in the content. */
  readonly hidesTitle?: boolean;
  readonly actions?: ReactNode;
}

/** A screen under one header that looks and speaks the same on every platform. */
export function Page({ title, hidesTitle = false, actions, children }: PageProps) {
  const strings = useStrings(shellStrings);
  const navigation = useNavigation();
  const colors = useColors();
  const insets = useSafeAreaInsets();
  useTitle(title);
  const padding = {
    paddingTop: insets.top + space.xs,
    paddingLeft: insets.left + space.s,
    paddingRight: insets.right + space.s,
  };
  return (
    <View style={[styles.page, { backgroundColor: colors.background }]}>
      <View role="banner" style={[styles.bar, padding]}>
        {navigation.canGoBack() ? (
          <IconButton label={strings.back} onPress={navigation.goBack}>
            <BackIcon />
          </IconButton>
        ) : null}
        <View style={styles.title}>
          {hidesTitle ? null : (
            <Text variant="title" numberOfLines={3} {...PAGE_HEADING}>
              {title}
            </Text>
          )}
        </View>
        {actions}
      </View>
      {children}
    </View>
  );
}

const PAGE_HEADING = { 'aria-level': 1 };

const styles = StyleSheet.create({
  page: { flex: 1 },
  bar: { flexDirection: 'row', alignItems: 'center', minHeight: TOUCH_TARGET + space.s },
  title: { flex: 1, paddingHorizontal: space.s },
});
