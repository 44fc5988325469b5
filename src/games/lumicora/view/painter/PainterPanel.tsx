import { ScrollView, StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { nameOf } from '../../rules/boards';
import { lumicoraStrings } from '../../strings/index';
import { painterStrings } from '../../strings/painter';
import { PanelHead } from '../reefEntry/BoardAndPanel';
import type { BoardRoom } from '../reefEntry/useBoardRoom';
import { BrushKeys } from './BrushKeys';
import { BrushTabs } from './BrushTabs';
import { OddityList, PaintedSums, PainterStatus } from './PainterStatus';
import type { Doubts, Oddities, PaintWork } from './usePaintWork';

/** What the panel shows instead of the brush. */
export type Sheet = 'warnings' | 'more';

interface PainterPanelProps {
  readonly player: number;
  readonly work: PaintWork;
  readonly odd: Oddities;
  readonly doubts: Doubts;
  readonly sheet: Sheet | null;
  readonly room: BoardRoom;
  readonly onSheet: (sheet: Sheet | null) => void;
  readonly onTerrain: () => void;
  readonly onDone: () => void;
}

export function PainterPanel(props: PainterPanelProps) {
  return props.room.isSideBySide ? (
    <ScrollView style={styles.fill} contentContainerStyle={styles.panel}>
      <Content {...props} />
    </ScrollView>
  ) : (
    <View style={styles.panel}>
      <Content {...props} />
    </View>
  );
}

function Content(props: PainterPanelProps) {
  if (props.sheet !== null) return <SheetContent {...props} sheet={props.sheet} />;
  return props.work.isPainted ? <BrushContent {...props} /> : <OtherDepth {...props} />;
}

function BrushContent({ work, odd, doubts, room, onDone }: PainterPanelProps) {
  const { brush, chooseBrush } = work;
  return (
    <>
      <DoubtBar {...doubts} />
      <PainterStatus work={work} odd={odd} isBelowBoard={!room.isSideBySide} />
      <BrushTabs brush={brush} onChange={chooseBrush} />
      <BrushKeys key={brush.aspect} brush={brush} onChange={chooseBrush} />
      <PaintedSums sums={work.sums} majorities={work.majorities} onDone={onDone} />
      {room.isSideBySide ? <OddityList {...odd} onShow={odd.show} /> : null}
    </>
  );
}

/** A reef that is told another way changes only when somebody asks for it. */
function OtherDepth({ player, work, onDone }: PainterPanelProps) {
  const strings = useStrings(painterStrings);
  const { depths } = useStrings(lumicoraStrings).words;
  const { name, depth } = work.table.players[player]!;
  return (
    <>
      <PanelHead text={work.said ?? strings.otherDepth(name, depths[depth])} />
      <Button label={strings.begin} onPress={work.begin} />
      <Button kind="quiet" label={strings.done} onPress={onDone} />
    </>
  );
}

function SheetContent({
  work,
  odd,
  sheet,
  onSheet,
  onTerrain,
}: PainterPanelProps & { readonly sheet: Sheet }) {
  const strings = useStrings(painterStrings);
  const close = { label: strings.close, onPress: () => onSheet(null) };
  if (sheet === 'warnings') {
    return (
      <>
        <PanelHead text={strings.tapToShow} close={close} />
        <OddityList
          {...odd}
          onShow={(oddity) => {
            odd.show(oddity);
            // The brush that mends it is there again.
            onSheet(null);
          }}
        />
      </>
    );
  }
  return (
    <>
      <PanelHead text={strings.more} close={close} />
      <Button kind="quiet" label={strings.terrain} onPress={onTerrain} />
      {work.isPainted ? (
        <Button
          kind="quiet"
          label={strings.clear}
          disabled={work.sums.spaces === 0}
          onPress={() => {
            work.clear();
            onSheet(null);
          }}
        />
      ) : null}
    </>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  panel: { gap: space.xs },
});

/** Which spaces are left to look at. Whoever paints one has looked at it, too. */
function DoubtBar({ spaces, current, next, settle }: Doubts) {
  const strings = useStrings(painterStrings);
  if (current === null) return null;
  return (
    <View style={doubtBarStyles.row}>
      <View style={doubtBarStyles.words}>
        <LiveText variant="small" strong tone="warning" text={strings.doubts(spaces.length)} />
      </View>
      <Button
        kind="quiet"
        mayRepeat
        label={strings.isRight}
        accessibilityLabel={strings.isRightSpoken(nameOf(current))}
        onPress={() => settle([current])}
      />
      {spaces.length === 1 ? null : (
        <Button
          kind="quiet"
          mayRepeat
          label={strings.nextDoubt}
          accessibilityLabel={strings.nextDoubtSpoken}
          onPress={next}
        />
      )}
    </View>
  );
}

const doubtBarStyles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.xs },
  words: { flex: 1, minWidth: 130 },
});
