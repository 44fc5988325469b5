import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { ReefBoard } from '../../rules/boards';
import { codesStrings } from '../../strings/codes';
import { useGames } from '../store/LibraryContext';
import type { TableStore } from '../store/tableStore';
import { adoptBoard } from './adoptBoard';
import { TerrainPicture } from './TerrainPicture';

export interface TerrainPreviewProps {
  readonly board: ReefBoard;
  /** The open game, which takes the board where it is played on that side. */
  readonly store: TableStore | null;
  readonly onUsed: (takeBack: () => void) => void;
  readonly onLeave: () => void;
}

export function TerrainPreview({ board, store, onUsed, onLeave }: TerrainPreviewProps) {
  const { scan: strings } = useStrings(codesStrings);
  const { library } = useGames();
  const { side } = board;
  return (
    <Card isLit>
      <Text variant="title">{strings.terrainTitle(side)}</Text>
      <TerrainPicture board={board} />
      {library.board(side).isConfirmed ? <Text tone="mutedText">{strings.terrainReplaces}</Text> : null}
      <View style={styles.buttons}>
        <Button
          grows
          label={strings.useTerrain(side)}
          onPress={() => onUsed(adoptBoard(library, store, board))}
        />
        <Button grows kind="quiet" label={strings.leave} onPress={onLeave} />
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
