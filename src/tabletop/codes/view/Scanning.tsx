import { useCallback, useReducer, useState, type ComponentType, type PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { codesStrings } from '../../strings/codes';
import type { CodeKinds, GameCodes, KindName, Said, ValueOf, WhyOf } from '../codes';
import { describeCodeRejection } from '../describeCodeRejection';
import type { Parts } from '../parts';
import {
  createSightings,
  linesOf,
  NOTHING_SCANNED,
  scan,
  type ScanEvent,
  type ScanNews,
  type ScanState,
} from '../scan';

/** What a game's page does with the codes that it scans. `Why` are its reasons to refuse what a code says. */
export interface Scanning<Kinds extends CodeKinds, Why> {
  readonly codes: GameCodes<Kinds>;
  /** Why what was found is of no use here, before anybody is asked; null where it may be. */
  readonly judge: (found: Said<Kinds>) => Why | null;
  readonly describeWhy: (why: Why | WhyOf<Kinds>) => string;
}

export interface ScanWork<Kinds> {
  /** What a code said, for somebody to answer. */
  readonly found: Said<Kinds> | null;
  /** What was wrong with the last code, in words. */
  readonly refused: string | null;
  readonly news: ScanNews | null;
  readonly parts: Parts | null;
  /** Called for every sight of a code; looks at each once. */
  readonly see: (text: string) => void;
  /** Texts that were entered, one a line, are looked at whatever was seen before. */
  readonly enter: (texts: string) => void;
  /** What was found has been dealt with; `news` is null where it was left. */
  readonly answer: (news: ScanNews | null) => void;
  readonly dropParts: () => void;
}

/** Keep `judge` the same while it judges the same. */
export function useScan<Kinds extends CodeKinds, Why>({
  codes,
  judge,
  describeWhy,
}: Scanning<Kinds, Why>): ScanWork<Kinds> {
  const strings = useStrings(codesStrings);
  const [state, dispatch] = useReducer(
    (before: ScanState<Kinds, Why | WhyOf<Kinds>>, event: ScanEvent<Kinds, Why>) =>
      scan(codes, before, event),
    NOTHING_SCANNED,
  );
  const [sightings] = useState(createSightings);
  const look = useCallback((text: string) => dispatch({ type: 'read', text, judge }), [judge]);
  const see = useCallback(
    (text: string) => {
      if (sightings.isNew(text, performance.now())) look(text);
    },
    [sightings, look],
  );
  const { found, refused, news, parts } = state;
  return {
    found,
    refused: refused && describeCodeRejection(strings, refused, codes.name, describeWhy),
    news,
    parts,
    see,
    enter: (texts) => linesOf(texts).forEach(look),
    answer: (answered) => {
      sightings.resume(performance.now());
      dispatch({ type: 'answered', news: answered });
    },
    dropParts: () => dispatch({ type: 'drop-parts' }),
  };
}

/** What became of the last code; scanning goes on. */
export function ScanOutcome<Kinds>({ work }: { readonly work: ScanWork<Kinds> }) {
  const { scan: strings } = useStrings(codesStrings);
  const { refused, news, parts, answer, dropParts } = work;
  return (
    <>
      {refused === null ? null : <Notice text={`${refused} ${strings.nothingChanged}`} />}
      {news === null ? null : <News news={news} onAnswer={answer} />}
      {parts === null ? null : <PartsProgress parts={parts} onCancel={dropParts} />}
    </>
  );
}

interface NewsProps {
  readonly news: ScanNews;
  readonly onAnswer: (news: ScanNews) => void;
}

function News({ news: { text, takeBack }, onAnswer }: NewsProps) {
  if (takeBack === undefined) return <LiveText strong text={text} />;
  return (
    <Card>
      <LiveText strong text={text} />
      <Button
        kind="quiet"
        label={takeBack.label}
        onPress={() => {
          takeBack.run();
          onAnswer({ text: takeBack.done });
        }}
      />
    </Card>
  );
}

interface PartsProgressProps {
  readonly parts: Parts;
  readonly onCancel: () => void;
}

/** How much of a game has come in. */
function PartsProgress({ parts: { parts, count }, onCancel }: PartsProgressProps) {
  const { scan: strings } = useStrings(codesStrings);
  const colors = useColors();
  return (
    <Card>
      <LiveText strong text={strings.receiving(parts.size, count)} />
      <View
        accessible
        role="progressbar"
        accessibilityLabel={strings.progress}
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={parts.size}
        style={[styles.bar, { backgroundColor: colors.raised }]}
      >
        <View
          style={[styles.filled, { backgroundColor: colors.accent, width: `${(100 * parts.size) / count}%` }]}
        />
      </View>
      <Button kind="quiet" label={strings.cancelGame} onPress={onCancel} />
    </Card>
  );
}

/** `Context` is what a game's page knows, such as the game that is open. */
export interface PreviewProps<Value, Context> {
  /** Stays the same object while it shows the same. */
  readonly value: Value;
  readonly context: Context;
  /** `news` is null where it was left. */
  readonly onAnswer: (news: ScanNews | null) => void;
}

/** For every kind: what its code holds, what it would replace, and the question whether to take it. */
export type CodePreviews<Kinds, Context> = {
  readonly [Name in KindName<Kinds>]: ComponentType<PreviewProps<ValueOf<Kinds[Name]>, Context>>;
};

export interface FoundCodeProps<Kinds, Context> extends Omit<PreviewProps<never, Context>, 'value'> {
  readonly previews: CodePreviews<Kinds, Context>;
  readonly found: Said<Kinds>;
}

/** What a code said, before anything is replaced. */
export function FoundCode<Kinds, Context>({
  previews,
  found: { kind, value },
  ...rest
}: FoundCodeProps<Kinds, Context>) {
  const Preview = previews[kind] as ComponentType<PreviewProps<unknown, Context>>;
  return <Preview value={value} {...rest} />;
}

export interface PreviewCardProps extends PropsWithChildren {
  readonly title: string;
  /** Left out where it cannot be taken. */
  readonly take?: { readonly label: string; readonly disabled?: boolean; readonly onPress: () => void };
  readonly onLeave: () => void;
}

/** The frame of a preview. */
export function PreviewCard({ title, take, onLeave, children }: PreviewCardProps) {
  const { scan: strings } = useStrings(codesStrings);
  return (
    <Card isLit>
      <Text variant="title">{title}</Text>
      {children}
      <View style={styles.buttons}>
        {take === undefined ? null : <Button grows {...take} />}
        <Button grows kind="quiet" label={strings.leave} onPress={onLeave} />
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  bar: { height: 12, borderRadius: radius.round, overflow: 'hidden' },
  filled: { height: '100%', borderRadius: radius.round },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
