import { StyleSheet, View } from 'react-native';

import { reportUnlessRefused } from '@/kit/report';
import { Notice } from '@/ui/components/Notice';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { lumicoraStrings } from '../../strings';
import { useGames, useHistory } from '../store/LibraryContext';

/** Games that cannot be opened are said to be there, and their text can be taken out. */
export function UnreadableGames() {
  const { setup } = useStrings(lumicoraStrings);
  const { unreadable, readText } = useHistory();
  const { exportText } = useGames();
  if (unreadable.length === 0) return null;
  const exportGame = async (id: string) => {
    const text = await readText(id);
    if (text !== null) await exportText(`lumicora-${id}.json`, text);
  };
  return (
    <View style={styles.block}>
      {unreadable.map((id) => (
        <Notice
          key={id}
          text={setup.damaged}
          action={{
            label: setup.exportSave,
            // The notice stays, so that it can be tried again.
            onPress: () =>
              void exportGame(id).catch((problem: unknown) =>
                reportUnlessRefused(problem, 'UnreadableGames'),
              ),
          }}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
});
