import { Text as NativeText, StyleSheet } from 'react-native';
import type { TextProps as NativeTextProps, TextStyle } from 'react-native';

import { fontSize, leading } from '../tokens/metrics';
import { themed } from '../tokens/ThemeContext';

type Variant = 'small' | 'body' | 'lead' | 'title' | 'display';
type Tone = 'text' | 'mutedText' | 'accentText' | 'onAccent' | 'warning' | 'danger';

const useTones = themed((colors) =>
  StyleSheet.create<Record<Tone, TextStyle>>({
    text: { color: colors.text },
    mutedText: { color: colors.mutedText },
    accentText: { color: colors.accentText },
    onAccent: { color: colors.onAccent },
    warning: { color: colors.warning },
    danger: { color: colors.danger },
  }),
);

export interface TextProps extends Omit<NativeTextProps, 'style'> {
  readonly variant?: Variant;
  readonly tone?: Tone;
  readonly strong?: boolean;
  readonly center?: boolean;
  /** Digits of one width, to stand in columns. */
  readonly tabular?: boolean;
}

/** All words of the app. Titles are headings for screen readers. */
export function Text({ variant = 'body', tone = 'text', strong, center, tabular, ...rest }: TextProps) {
  const tones = useTones();
  const isHeading = (variant === 'title' || variant === 'display') && rest.role === undefined;
  return (
    <NativeText
      role={isHeading ? 'heading' : undefined}
      {...(isHeading ? LEVELS[variant] : null)}
      {...rest}
      style={[
        styles[variant],
        tones[tone],
        strong && styles.strong,
        center && styles.center,
        tabular && styles.tabular,
      ]}
    />
  );
}

/** Screen readers jump from heading to heading. */
const LEVELS: Readonly<Partial<Record<Variant, { readonly 'aria-level': number }>>> = {
  display: { 'aria-level': 1 },
  title: { 'aria-level': 2 },
};

const styles = StyleSheet.create({
  small: { fontSize: fontSize.small, lineHeight: leading(fontSize.small) },
  body: { fontSize: fontSize.body, lineHeight: leading(fontSize.body) },
  lead: { fontSize: fontSize.lead, lineHeight: leading(fontSize.lead) },
  title: { fontSize: fontSize.title, lineHeight: leading(fontSize.title), fontWeight: '700' },
  display: { fontSize: fontSize.display, lineHeight: leading(fontSize.display), fontWeight: '800' },
  strong: { fontWeight: '700' },
  center: { textAlign: 'center' },
  tabular: { fontVariant: ['tabular-nums'] },
});
