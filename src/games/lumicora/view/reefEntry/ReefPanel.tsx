import { useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';

import { useStrings } from '@/ui/i18n/LanguageContext';

import { nameOf } from '../../rules/boards';
import { entryStatus } from '../../session/luminoEntry';
import { reefScreenStrings } from '../../strings/reefScreen';
import { EntryPad } from './EntryPad';
import { EntryPanel } from './EntryPanel';
import { describeNextStep } from './entryWords';
import { LittleLumino } from './LittleLumino';
import { PanelHead } from './PanelHead';
import { StackPanel } from './StackPanel';
import type { BoardRoom } from './useBoardRoom';
import { useKeptFocus } from './useKeptFocus';
import type { ReefWork } from './useReefWork';
import { WarningsPanel } from './WarningsPanel';

export interface ReefPanelProps {
  readonly player: number;
  readonly reef: ReefWork;
  readonly room: BoardRoom;
}

/** Where text is large, what does not fit the height of the pad gets this share of the window. */
const LARGE_TEXT = 1.2;
const LARGE_SHARE = 0.45;

/** The pad, or whatever was opened from it, in the same height: the board must not jump between taps. */
export function ReefPanel({ player, reef, room }: ReefPanelProps) {
  const window = useWindowDimensions();
  const panel = useKeptFocus(stepOf(reef));
  const [padHeight, setPadHeight] = useState<number | null>(null);
  const isResting = reef.sheet === null && reef.work.entry === null;
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
      {isResting && room.isSideBySide ? (
        <ScrollView>
          <EntryPad onChoose={reef.begin} />
        </ScrollView>
      ) : (
        <Body player={player} reef={reef} isTurned={room.isTurned} />
      )}
    </View>
  );
}

function stepOf({ sheet, work: { entry } }: ReefWork): string {
  return sheet?.kind ?? (entry === null ? 'pad' : entryStatus(entry));
}

function Head({ reef: { sheet, setSheet, work, said, problems, excess } }: { readonly reef: ReefWork }) {
  const strings = useStrings(reefScreenStrings);
  if (sheet !== null) {
    const text =
      sheet.kind === 'stack'
        ? strings.stack(nameOf(sheet.space))
        : `${strings.warnings(problems.length + excess.length)}. ${strings.tapToShow}`;
    return <PanelHead text={text} close={{ label: strings.close, onPress: () => setSheet(null) }} />;
  }
  const { entry } = work;
  if (entry === null) return <PanelHead text={said ?? strings.chooseLumino} />;
  return (
    <PanelHead
      text={said ?? describeNextStep(strings, entry)}
      picture={<LittleLumino entry={entry} />}
      close={{ label: strings.cancel, onPress: work.cancel }}
    />
  );
}

function Body({ player, reef, isTurned }: Omit<ReefPanelProps, 'room'> & { readonly isTurned: boolean }) {
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
  if (work.entry === null) return <EntryPad onChoose={reef.begin} />;
  return <EntryPanel table={table} player={player} entry={work.entry} work={work} onPlace={reef.place} />;
}

const styles = StyleSheet.create({ beside: { flex: 1 } });
