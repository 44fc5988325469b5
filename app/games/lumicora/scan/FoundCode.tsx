import { useNavigation } from '@react-navigation/native';

import { CollectPreview } from '@/games/lumicora/view/codes/CollectPreview';
import { InvitationPreview } from '@/games/lumicora/view/codes/InvitationPreview';
import { ReceivedGame } from '@/games/lumicora/view/codes/ReceivedGame';
import { ReefForWhichGame } from '@/games/lumicora/view/codes/ReefForWhichGame';
import type { Done, Found } from '@/games/lumicora/view/codes/scanState';
import { TerrainPreview } from '@/games/lumicora/view/codes/TerrainPreview';
import type { OpenableGame } from '@/games/lumicora/view/files/useImport';
import type { TableStore } from '@/games/lumicora/view/store/tableStore';

export interface FoundCodeProps {
  readonly found: Found;
  /** The game that is open, or null. */
  readonly store: TableStore | null;
  readonly onStore: (store: TableStore) => void;
  /** `done` is null where it was left. */
  readonly onAnswer: (done: Done | null) => void;
}

/** What a code said, and the question that it asks. */
export function FoundCode({ found, store, onStore, onAnswer }: FoundCodeProps) {
  const navigation = useNavigation();
  const onLeave = () => onAnswer(null);
  const openTable = (game: string, page: 'Table' | 'GameRecord' = 'Table') =>
    navigation.reset({
      index: 2,
      routes: [{ name: 'Home' }, { name: 'Lumicora' }, { name: page, params: { game } }],
    });
  const openGame = ({ id, isOver }: OpenableGame) => openTable(id, isOver ? 'GameRecord' : 'Table');
  switch (found.kind) {
    case 'reef': {
      const { reef } = found;
      return store === null ? (
        <ReefForWhichGame reef={reef} onChoose={onStore} onLeave={onLeave} />
      ) : (
        <CollectPreview
          store={store}
          reef={reef}
          onTaken={(name) => onAnswer({ kind: 'reef', name })}
          onLeave={onLeave}
        />
      );
    }
    case 'terrain': {
      const { board } = found;
      return (
        <TerrainPreview
          board={board}
          store={store}
          onUsed={(takeBack) => onAnswer({ kind: 'terrain', side: board.side, takeBack })}
          onLeave={onLeave}
        />
      );
    }
    case 'invitation':
      return (
        <InvitationPreview
          invitation={found.invitation}
          onOpen={(game) => openTable(game)}
          onLeave={onLeave}
        />
      );
    case 'game':
      return (
        <ReceivedGame
          session={found.session}
          onOpen={openGame}
          onHistory={() => navigation.navigate('History')}
          onLeave={onLeave}
        />
      );
  }
}
