import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import Svg from 'react-native-svg';

import { redoable, undoable } from '@/kit/log';
import { IconButton } from '@/ui/components/IconButton';
import { RedoIcon, UndoIcon } from '@/ui/components/icons';
import { Notice } from '@/ui/components/Notice';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { ToldText, useExport } from '../../files/view/telling';
import type { Session, TableTypes } from '../../session/session';
import { undoStrings } from '../../strings/undo';
import { useDesk } from '../GamesContext';
import type { TableStore } from '../tableStore';
import { useIsKept, useTableStore } from '../useTableStore';

interface UndoBarProps<G extends TableTypes> {
  readonly store: TableStore<G>;
  /** What a command does, on the table as it was before. */
  readonly describe: (table: G['table'], command: G['command']) => string;
  /** The text of the file that the game is handed out as. */
  readonly fileOf: (session: Session<G>) => string;
  /** The keys of the page; undo is then drawn only, so that they have the room. */
  readonly children?: ReactNode;
}

/** Undo and redo, named, at the foot of every screen of a game, below what must not be overlooked. */
export function UndoBar<G extends TableTypes>({ store, describe, fileOf, children }: UndoBarProps<G>) {
  const strings = useStrings(undoStrings);
  const { undo, redo } = useSteps({ store, describe });
  const colors = useColors();
  const insets = useSafeAreaInsets();
  return (
    <>
      <StoreNotice store={store} fileOf={fileOf} />
      <View
        role="toolbar"
        accessibilityLabel={strings.undo}
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
          accessibilityLabel={undo.label}
          disabled={!undo.isPossible}
          mayRepeat
          onPress={undo.run}
          style={children === undefined ? styles.undo : styles.drawn}
        >
          <Svg width={26} height={26} viewBox="0 0 26 26">
            <UndoIcon />
          </Svg>
          {children === undefined ? (
            <View style={styles.words}>
              <Text variant="small" numberOfLines={2}>
                {undo.label}
              </Text>
            </View>
          ) : null}
        </Pressed>
        <KeptSign store={store} />
        <IconButton mayRepeat label={redo.label} disabled={!redo.isPossible} onPress={redo.run}>
          <RedoIcon />
        </IconButton>
        {children}
      </View>
    </>
  );
}

type KeyProps<G extends TableTypes> = Pick<UndoBarProps<G>, 'store' | 'describe'>;

/** Undo and redo as they are now, with what each would do. */
function useSteps<G extends TableTypes>({ store, describe }: KeyProps<G>) {
  const strings = useStrings(undoStrings);
  const { session, undo, redo } = useTableStore(store);
  const { log, tables } = session;
  const last = undoable(log);
  const next = redoable(log);
  return {
    undo: {
      run: undo,
      isPossible: last !== undefined,
      label:
        last === undefined
          ? strings.nothingToUndo
          : strings.undoNamed(describe(tables[log.done - 1]!, last.command)),
    },
    redo: {
      run: redo,
      isPossible: next !== undefined,
      label: next === undefined ? strings.redo : strings.redoNamed(describe(tables[log.done]!, next.command)),
    },
  };
}

/** Undo as one key of a page's own bar. Its name says what it takes back. */
export function UndoKey<G extends TableTypes>({ store, describe }: KeyProps<G>) {
  const { undo } = useSteps({ store, describe });
  const colors = useColors();
  return (
    <View>
      <Pressed
        role="button"
        accessibilityLabel={undo.label}
        disabled={!undo.isPossible}
        mayRepeat
        onPress={undo.run}
        style={[styles.key, { backgroundColor: colors.raised, borderColor: colors.border }]}
      >
        <Svg width={26} height={26} viewBox="0 0 26 26">
          <UndoIcon />
        </Svg>
      </Pressed>
      <View style={styles.keySign}>
        <KeptSign store={store} />
      </View>
    </View>
  );
}

/** What undo took back, once more; nothing where there is nothing. */
export function RedoKey<G extends TableTypes>({ store, describe }: KeyProps<G>) {
  const { redo } = useSteps({ store, describe });
  if (!redo.isPossible) return null;
  return (
    <IconButton mayRepeat label={redo.label} onPress={redo.run}>
      <RedoIcon />
    </IconButton>
  );
}

/** A dot while a step is on its way to the disk; its room is always there, so that nothing moves. */
function KeptSign<G extends TableTypes>({ store }: Pick<UndoBarProps<G>, 'store'>) {
  const strings = useStrings(undoStrings);
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

/** Whoever plays must know when a step could not be stored, or came from another window. */
export function StoreNotice<G extends TableTypes>({
  store,
  fileOf,
}: Pick<UndoBarProps<G>, 'store' | 'fileOf'>) {
  const strings = useStrings(undoStrings);
  const { id: game } = useDesk();
  const { session, isStored, changedElsewhere, dismissNotice } = useTableStore(store);
  const exporting = useExport();
  if (isStored && !changedElsewhere) return null;
  const exportGame = () => exporting.run(`${game}-${session.id}.json`, fileOf(session));
  return (
    <View style={styles.notice}>
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

const styles = StyleSheet.create({
  key: {
    width: TOUCH_TARGET,
    minHeight: TOUCH_TARGET + space.xs,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.m,
    borderWidth: 1,
  },
  keySign: { position: 'absolute', top: space.xs, right: space.xs, pointerEvents: 'none' },
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
  drawn: { width: TOUCH_TARGET, height: TOUCH_TARGET, alignItems: 'center', justifyContent: 'center' },
  words: { flex: 1 },
  notice: { padding: space.s },
});
