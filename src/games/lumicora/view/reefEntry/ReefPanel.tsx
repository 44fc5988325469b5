import { Fragment, memo, useDeferredValue, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { WarningRow } from '@/ui/components/WarningRow';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { AuditEntry } from '../../rules/audit';
import { entryStatus, type LuminoEntry } from '../../session/reef/luminoEntry';
import type { ColorExcess } from '../../session/table/guide';
import type { ReefEntry } from '../../session/table/table';
import type { ReefScreenStrings } from '../../strings/en/reefScreen';
import { lumicoraStrings } from '../../strings/index';
import { reefScreenStrings } from '../../strings/reefScreen';
import { describeLumino } from '../describeCommand';
import { describeAuditProblem } from '../describeRejection';
import { RuleHint } from '../reference/RuleHint';
import { PanelHead, useKeptFocus } from './BoardAndPanel';
import { EntryPad, LittleLumino, type EntryPadProps } from './EntryPad';
import { EntryPanel } from './EntryPanel';
import { StackPanel } from './StackPanel';
import type { BoardRoom } from './useBoardRoom';
import type { ReefWork } from './useReefWork';

interface ReefPanelProps {
  readonly player: number;
  readonly reef: ReefWork;
  readonly room: BoardRoom;
}

/** Where text is large, what does not fit the height of the pad gets this share of the window. */
const LARGE_TEXT = 1.2;
const LARGE_SHARE = 0.45;

/**
 * The pad, or whatever was opened from it, in the same height: the board must not jump between taps. The board and the
 * line above answer a tap first; the rest follows with the next picture.
 */
export function ReefPanel({ player, reef, room }: ReefPanelProps) {
  const window = useWindowDimensions();
  const shown = useDeferredValue(reef);
  const panel = useKeptFocus(stepOf(shown));
  const [padHeight, setPadHeight] = useState<number | null>(null);
  const isResting = shown.sheet === null && shown.work.entry === null;
  const least = window.fontScale > LARGE_TEXT ? window.height * LARGE_SHARE : 0;
  const height = isResting || padHeight === null ? undefined : Math.max(padHeight, least);
  return (
    <View
      ref={panel}
      tabIndex={-1}
      onLayout={({ nativeEvent }) => {
        if (isResting) setPadHeight(nativeEvent.layout.height);
      }}
      style={room.isSideBySide ? styles.beside : { height }}
    >
      <Head reef={reef} />
      <Pad isShown={isResting} scrolls={room.isSideBySide} onChoose={reef.begin} />
      {isResting ? null : <Body player={player} reef={shown} isTurned={room.isTurned} />}
    </View>
  );
}

interface PadProps extends EntryPadProps {
  readonly isShown: boolean;
  readonly scrolls: boolean;
}

/** Hidden while something else stands in its place: drawing it anew is what a slow phone would take longest for. */
const Pad = memo(function Pad({ isShown, scrolls, onChoose }: PadProps) {
  const pad = <EntryPad onChoose={onChoose} />;
  const style = isShown ? null : styles.hidden;
  return scrolls ? <ScrollView style={style}>{pad}</ScrollView> : <View style={style}>{pad}</View>;
});

function stepOf({ sheet, work: { entry } }: ReefWork): string {
  return sheet?.kind ?? (entry === null ? 'pad' : entryStatus(entry));
}

const Head = memo(function Head({ reef }: { readonly reef: ReefWork }) {
  const { sheet, setSheet, work, said, problems, excess } = reef;
  const strings = useStrings(reefScreenStrings);
  if (sheet !== null) {
    const text =
      sheet.kind === 'stack'
        ? strings.stack
        : `${strings.warnings(problems.length + excess.length)}. ${strings.tapToShow}`;
    return <PanelHead text={text} close={{ label: strings.close, onPress: () => setSheet(null) }} />;
  }
  const { entry } = work;
  if (entry === null) return <PanelHead text={said ?? strings.chooseLumino} />;
  return (
    <PanelHead
      text={said ?? describeNextStep(strings, entry, work.refused !== null)}
      picture={<LittleLumino entry={entry} />}
      close={{ label: strings.cancel, onPress: work.cancel }}
    />
  );
});

interface BodyProps extends Omit<ReefPanelProps, 'room'> {
  readonly isTurned: boolean;
}

const Body = memo(function Body({ player, reef, isTurned }: BodyProps) {
  const { sheet, setSheet, work, table } = reef;
  if (sheet?.kind === 'stack') {
    return (
      <StackPanel
        table={table}
        player={player}
        space={sheet.space}
        isTurned={isTurned}
        onTakeBack={reef.takeBack}
      />
    );
  }
  if (sheet?.kind === 'warnings') {
    return (
      <WarningsPanel
        reef={table.players[player]!.reef}
        problems={reef.problems}
        excess={reef.excess}
        shown={sheet.shown}
        onShow={(shown) => setSheet({ kind: 'warnings', shown })}
      />
    );
  }
  if (work.entry === null) return null;
  return <EntryPanel player={player} entry={work.entry} reef={reef} />;
});

const styles = StyleSheet.create({
  beside: { flex: 1 },
  hidden: { display: 'none' },
});

// What is said about a Lumino that is being entered.

function describeEntry(strings: ReefScreenStrings, { color, number, other }: LuminoEntry): string {
  return other == null ? strings.lumino(color, number) : strings.luminoWith(color, number, other);
}

/** What to do next; once nothing is missing, what would be placed. */
function describeNextStep(strings: ReefScreenStrings, entry: LuminoEntry, isRefused: boolean): string {
  if (isRefused) return strings.refused(describeEntry(strings, entry));
  switch (entryStatus(entry)) {
    case 'other-half':
      return strings.askOther(entry.number);
    case 'first-space':
      return strings.tapFirst(entry.isFlipped ? (entry.other ?? null) : entry.number);
    case 'second-space':
      return strings.tapSecond;
    case 'ready':
      return strings.ready(describeEntry(strings, entry));
  }
}

interface WarningsPanelProps {
  readonly reef: readonly ReefEntry[];
  readonly problems: readonly AuditEntry[];
  readonly excess: readonly ColorExcess[];
  readonly shown: AuditEntry | null;
  readonly onShow: (entry: AuditEntry) => void;
}

/** Which Luminos break a rule, and colours of which more were laid than the box holds. */
function WarningsPanel({ reef, problems, excess, shown, onShow }: WarningsPanelProps) {
  const strings = useStrings(reefScreenStrings);
  const lumicora = useStrings(lumicoraStrings);
  return (
    <ScrollView nestedScrollEnabled contentContainerStyle={warningsPanelStyles.content}>
      {excess.map(({ color, laid, inBox }) => (
        <Text key={color} variant="small" tone="warning">
          {lumicora.table.excess(color, laid, inBox)}
        </Text>
      ))}
      {problems.map((entry) => {
        const { sentence, ruleName, rule } = describeAuditProblem(lumicora.placement, entry.problem);
        const words = strings.warningOf(describeLumino(lumicora, reef[entry.lumino]!), sentence);
        const isShown = entry.lumino === shown?.lumino && entry.problem.code === shown.problem.code;
        const text = `${words} ${strings.rule(ruleName)}`;
        return (
          <Fragment key={`${entry.lumino} ${entry.problem.code}`}>
            <WarningRow text={text} isShown={isShown} onPress={() => onShow(entry)} />
            {isShown ? <RuleHint rule={rule} /> : null}
          </Fragment>
        );
      })}
    </ScrollView>
  );
}

const warningsPanelStyles = StyleSheet.create({
  content: { gap: space.s, paddingVertical: space.xs },
});
