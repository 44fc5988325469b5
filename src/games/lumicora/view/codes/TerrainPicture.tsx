import { StyleSheet, View } from 'react-native';

import { useStrings } from '@/ui/i18n/LanguageContext';

import type { ReefBoard } from '../../rules/boards';
import type { LaidLumino } from '../../rules/model';
import { codesStrings } from '../../strings/codes';
import { ReefPicture } from '../record/ReefPicture';

const BARE = { kind: 'luminos', luminos: [] as readonly LaidLumino[] } as const;

/** A board without a reef, to be compared with the printed one. */
export function TerrainPicture({ board }: { readonly board: ReefBoard }) {
  const { show } = useStrings(codesStrings);
  return (
    <View style={styles.picture}>
      <ReefPicture board={board} reef={BARE} label={show.terrainOf(board.side)} />
    </View>
  );
}

const styles = StyleSheet.create({
  picture: { width: '100%', maxWidth: 360, alignSelf: 'center' },
});
