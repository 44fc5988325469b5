import { StyleSheet, View } from 'react-native';

import { Notice } from '@/ui/components/Notice';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { exportSession } from '../session/tableGameFile';
import { lumicoraStrings } from '../strings';
import { ToldText } from './sharing/ToldText';
import { useExport } from './sharing/useExport';
import { useTableStore } from './store/LibraryContext';
import type { TableStore } from './store/tableStore';

/** Whoever plays must know when a step could not be stored, or came from another window. */
export function StoreNotice({ store }: { readonly store: TableStore }) {
  const { table: strings } = useStrings(lumicoraStrings);
  const { session, isStored, changedElsewhere, dismissNotice } = useTableStore(store);
  const exporting = useExport();
  if (isStored && !changedElsewhere) return null;
  const exportGame = () => exporting.run(`lumicora-${session.id}.json`, exportSession(session));
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
  notice: { padding: space.s },
});
