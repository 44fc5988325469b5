import type { PropsWithChildren, ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { COLUMN_WIDTH, space, TOUCH_TARGET } from '@/ui/tokens/metrics';

export interface PictureLayoutProps extends PropsWithChildren {
  /** A square of this side. */
  readonly picture: (side: number) => ReactNode;
  /** How much of the height it may take, with words below it. */
  readonly share?: number;
  /** What bars of the page take of the height, apart from its header. */
  readonly taken?: number;
}

/** Windows lower than this have no room below a picture; the words go beside it. */
const LOW = 520;
/** Words beside a picture get at least this much. */
const WORDS_WIDTH = 220;

/** A square picture as large as the window allows, all of it in sight at once, and what is said about it. */
export function PictureLayout({ picture, share = 1, taken = 0, children }: PictureLayoutProps) {
  const { width, height } = useWindowDimensions();
  const { top, bottom, left, right } = useSafeAreaInsets();
  // Up to the edges of the window, and in sight below the header of the page.
  const widest = Math.min(width - left - right, COLUMN_WIDTH);
  const highest = height - top - bottom - TOUCH_TARGET - 2 * space.l - taken;
  const isBeside = height < LOW && widest >= 2 * WORDS_WIDTH;
  const side = isBeside
    ? Math.min(highest, widest - WORDS_WIDTH - space.l)
    : Math.min(widest, highest, share * height);
  return (
    <View style={isBeside ? styles.beside : styles.below}>
      <View style={[styles.picture, !isBeside && styles.wide]}>{picture(Math.max(0, side))}</View>
      <View style={[styles.words, isBeside && styles.share]}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  below: { gap: space.l },
  beside: { flexDirection: 'row', alignItems: 'flex-start', gap: space.l },
  picture: { alignItems: 'center' },
  // Over the margins of the page.
  wide: { marginHorizontal: -space.l },
  words: { gap: space.m },
  share: { flex: 1 },
});
