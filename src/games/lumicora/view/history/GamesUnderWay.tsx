import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Notice } from '@/ui/components/Notice';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { lumicoraStrings } from '../../strings';
import { historyStrings } from '../../strings/history';
import { useHistory, type GameOnShelf } from '../store/LibraryContext';
import { DeletedNotice } from './DeletedNotice';

export interface GamesUnderWayProps {
  readonly games: readonly GameOnShelf[];
  readonly onOpen: (game: GameOnShelf) => void;
}

/** Each can be gone on with, or deleted, which can be undone right here. */
export function GamesUnderWay({ games, onOpen }: GamesUnderWayProps) {
  const { setup } = useStrings(lumicoraStrings);
  const strings = useStrings(historyStrings).deletion;
  const { remove } = useHistory();
  const [deleted, setDeleted] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const removeGame = async (id: string) => {
    const isRemoved = await remove(id);
    setFailed(!isRemoved);
    if (isRemoved) setDeleted(id);
  };
  if (games.length === 0 && deleted === null) return null;
  return (
    <View style={styles.block}>
      {games.length === 0 ? null : <Text variant="title">{setup.under}</Text>}
      {deleted === null ? null : (
        <DeletedNotice key={deleted} id={deleted} onRestored={() => setDeleted(null)} />
      )}
      {hasFailed ? <Notice tone="danger" text={strings.notDeleted} /> : null}
      {games.map((game) => (
        <GameCard
          key={game.id}
          game={game}
          onOpen={() => onOpen(game)}
          onDelete={() => void removeGame(game.id)}
        />
      ))}
    </View>
  );
}

interface GameCardProps {
  readonly game: GameOnShelf;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

function GameCard({ game, onOpen, onDelete }: GameCardProps) {
  const { setup } = useStrings(lumicoraStrings);
  const { start, deletion } = useStrings(historyStrings);
  const names = game.names.join(', ');
  return (
    <Card>
      <View>
        <Text variant="lead" strong>
          {names}
        </Text>
        <Text tone="mutedText">{game.phase === 'final' ? start.final : setup.gameState(game.round)}</Text>
      </View>
      <View style={styles.buttons}>
        <Button
          grows
          kind="quiet"
          label={setup.goOn}
          accessibilityLabel={setup.continueGame(names)}
          onPress={onOpen}
        />
        <Button
          kind="quiet"
          label={deletion.delete}
          accessibilityLabel={deletion.deleteGame(names)}
          onPress={onDelete}
        />
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
