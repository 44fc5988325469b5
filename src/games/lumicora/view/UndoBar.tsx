import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import Svg from 'react-native-svg';

import { redoable, undoable } from '@/kit/log';
import { useIsKept, useTableStore } from '@/tabletop/store/useTableStore';
import { IconButton } from '@/ui/components/IconButton';
import { RedoIcon, UndoIcon } from '@/ui/components/icons';
import { Notice } from '@/ui/components/Notice';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { exportSession } from '../session/gameFile/tableGameFile';
import { lumicoraStrings } from '../strings/index';
import { describeCommand } from './describeCommand';
import { ToldText, useExport } from './sharing/telling';
import type { TableStore } from './store/LibraryContext';

/** Undo and redo, named, at the foot of every screen of a game, below what must not be overlooked. */
export const UndoBar = memo(function UndoBar({ store }: { readonly store: TableStore }) {
  const strings = useStrings(lumicoraStrings);
  const { session, undo, redo } = useTableStore(store);
  const colors = useColors();
  const insets = useSafeAreaInsets();
  const { log, tables } = session;
  const last = undoable(log);
  const next = redoable(log);
  const undoLabel =
    last === undefined
      ? strings.table.nothingToUndo
      : strings.table.undoNamed(describeCommand(strings, tables[log.done - 1]!, last.command));
  const redoLabel =
    next === undefined
      ? strings.table.redo
      : strings.table.redoNamed(describeCommand(strings, tables[log.done]!, next.command));
  return (
    <>
      <StoreNotice store={store} />
      <View
        role="toolbar"
        accessibilityLabel={strings.table.undo}
        style={[
          styles.bar,
          {
            backgroundColor: colors.surface,
            borderColor: colors.border,
            paddingBottom: insets.bottom + space.xs,
            paddingLeft: insets.left + space.s,
            paddingRight: insets.right + space.s,
          },
        ]}
      >
        <Pressed
          role="button"
          accessibilityLabel={undoLabel}
          disabled={last === undefined}
          mayRepeat
          onPress={undo}
          style={styles.undo}
        >
          <Svg width={26} height={26} viewBox="0 0 26 26">
            <UndoIcon />
          </Svg>
          <View style={styles.words}>
            <Text variant="small" numberOfLines={2}>
              {undoLabel}
            </Text>
          </View>
        </Pressed>
        <KeptSign store={store} />
        <IconButton mayRepeat label={redoLabel} disabled={next === undefined} onPress={redo}>
          <RedoIcon />
        </IconButton>
      </View>
    </>
  );
});

/** A dot while a step is on its way to the disk; its room is always there, so that nothing moves. */
function KeptSign({ store }: { readonly store: TableStore }) {
  const { table: strings } = useStrings(lumicoraStrings);
  const isKept = useIsKept(store);
  const { accent } = useColors();
  return (
    <View style={styles.sign}>
      {isKept ? null : (
        <View
          accessible
          role="img"
          accessibilityLabel={strings.saving}
          style={[styles.dot, { backgroundColor: accent }]}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  sign: { width: space.s, height: space.s },
  dot: { flex: 1, borderRadius: radius.m },
  bar: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingTop: space.xs, borderTopWidth: 1 },
  undo: {
    flex: 1,
    minHeight: TOUCH_TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    borderRadius: radius.m,
  },
  words: { flex: 1 },
});

/** Whoever plays must know when a step could not be stored, or came from another window. */
function StoreNotice({ store }: { readonly store: TableStore }) {
  const { table: strings } = useStrings(lumicoraStrings);
  const { session, isStored, changedElsewhere, dismissNotice } = useTableStore(store);
  const exporting = useExport();
  if (isStored && !changedElsewhere) return null;
  const exportGame = () => exporting.run(`lumicora-${session.id}.json`, exportSession(session));
  return (
    <View style={storeNoticeStyles.notice}>
      {isStored ? (
        <Notice
          text={strings.changedElsewhere}
          action={{ label: strings.understood, onPress: dismissNotice }}
        />
      ) : (
        <>
          <Notice text={strings.notStored} action={{ label: strings.exportGame, onPress: exportGame }} />
          <ToldText told={exporting.told} />
        </>
      )}
    </View>
  );
}

const storeNoticeStyles = StyleSheet.create({
  notice: { padding: space.s },
});
