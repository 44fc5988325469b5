import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { reportUnlessRefused } from '@/kit/report';
import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Notice } from '@/ui/components/Notice';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { HistoryEntry } from '../../session/record/historyEntry';
import { lumicoraStrings } from '../../strings';
import { historyStrings } from '../../strings/history';
import {
  type GameOnShelf,
  type Games,
  type Shelf,
  useGames,
  useHistory,
  useShelfState,
} from '../store/LibraryContext';
import { DeletedNotice } from './DeletedGames';

interface GamesUnderWayProps {
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
  const names = game.table.players.map(({ name }) => name).join(', ');
  return (
    <Card>
      <View>
        <Text variant="lead" strong>
          {names}
        </Text>
        <Text tone="mutedText">
          {game.table.phase === 'final' ? start.final : setup.gameState(game.table.round)}
        </Text>
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

/**
 * The games that are not in the history, read anew when their page comes into view and whenever the history changed.
 * Besides those that go on, these are finished ones that could not be stored anywhere and are only in memory.
 */
export function useGamesUnderWay(isInView: boolean): Shelf {
  const games = useGames();
  const { entries, deleted } = useHistory();
  const { changes } = useShelfState();
  const seen = { isInView, entries, deleted, changes };
  const [read, setRead] = useState(() => ({ ...seen, shelf: readShelf(games, entries) }));
  const isFresh =
    read.isInView === isInView &&
    read.entries === entries &&
    read.deleted === deleted &&
    read.changes === changes;
  if (isFresh) return read.shelf;
  const shelf = isInView ? readShelf(games, entries) : read.shelf;
  setRead({ ...seen, shelf });
  return shelf;
}

function readShelf({ shelf, kept }: Games, entries: readonly HistoryEntry[]): Shelf {
  const { games, unreadable } = shelf();
  const isOnlyHere = (id: string) => kept.find(id) === null && !entries.some((entry) => entry.id === id);
  return { games: games.filter(({ id, isOver }) => !isOver || isOnlyHere(id)), unreadable };
}

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
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
