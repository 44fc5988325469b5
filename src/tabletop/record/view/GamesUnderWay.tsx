import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import { reportUnlessRefused } from '@/kit/report';
import { jsonFile } from '@/kit/sharing';
import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Notice } from '@/ui/components/Notice';
import { Text } from '@/ui/components/Text';
import { useLanguage, useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { ToldText, useExport } from '../../files/view/telling';
import type { TableTypes } from '../../session/session';
import type { GameOnShelf, Games, Shelf } from '../../store/games';
import { useDesk, useFinishedGames } from '../../store/GamesContext';
import { recordStrings } from '../../strings/record';
import type { RecordEntry } from '../entry';
import { DeletedNotice } from './DeletedGames';

interface GamesUnderWayProps<G extends TableTypes> {
  readonly games: readonly GameOnShelf<G>[];
  readonly onOpen: (game: GameOnShelf<G>) => void;
}

/** Each can be gone on with, or deleted, which can be undone right here. */
export function GamesUnderWay<G extends TableTypes>({ games, onOpen }: GamesUnderWayProps<G>) {
  const { underWay, deletion: strings } = useStrings(recordStrings);
  const { remove } = useFinishedGames();
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
      {games.length === 0 ? null : <Text variant="title">{underWay.title}</Text>}
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
  readonly game: GameOnShelf<TableTypes>;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

function GameCard({ game, onOpen, onDelete }: GameCardProps) {
  const { underWay, deletion } = useStrings(recordStrings);
  const table = useDesk().describeTable(game.table, useLanguage());
  const names = table.names.join(', ');
  return (
    <Card>
      <View>
        <Text variant="lead" strong>
          {names}
        </Text>
        <Text tone="mutedText">{table.state}</Text>
      </View>
      <View style={styles.buttons}>
        <Button
          grows
          kind="quiet"
          label={underWay.goOn}
          accessibilityLabel={underWay.continueGame(names)}
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

type Here<G extends TableTypes, E extends RecordEntry> = Pick<Games<G, E>, 'history' | 'kept' | 'shelf'>;

/**
 * The games that are not in the history, read anew when their page comes into view and whenever the history changed.
 * Besides those that go on, these are finished ones that could not be stored anywhere and are only in memory.
 */
export function useGamesUnderWay<G extends TableTypes, E extends RecordEntry>(
  games: Here<G, E>,
  isInView: boolean,
): Shelf<G> {
  const { entries, deleted } = useStore(games.history);
  const { changes } = useStore(games.kept.state);
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

function readShelf<G extends TableTypes, E extends RecordEntry>(
  { shelf, kept }: Here<G, E>,
  entries: readonly E[],
): Shelf<G> {
  const { games, unreadable } = shelf();
  const isOnlyHere = (id: string) => kept.find(id) === null && !entries.some((entry) => entry.id === id);
  return { games: games.filter(({ id, isOver }) => !isOver || isOnlyHere(id)), unreadable };
}

interface StoredGamesNoticesProps<G extends TableTypes, E extends RecordEntry> {
  readonly games: Here<G, E>;
  readonly isInView: boolean;
}

/** What is wrong with stored games, and what can be done about it; mostly nothing. */
export function StoredGamesNotices<G extends TableTypes, E extends RecordEntry>({
  games,
  isInView,
}: StoredGamesNoticesProps<G, E>) {
  const { underWay } = useStrings(recordStrings);
  const { status } = useStore(games.kept.state);
  const exporting = useExport();
  const { unreadable } = useGamesUnderWay(games, isInView);
  return (
    <>
      {status === 'unavailable' ? (
        <Notice
          text={underWay.unavailable}
          action={{ label: underWay.tryAgain, onPress: () => void games.kept.load() }}
        />
      ) : null}
      {unreadable.map(({ key, text, problem }) => (
        <Notice
          key={key}
          text={underWay[problem.code === 'newer' ? 'newer' : 'damaged']}
          action={{ label: underWay.exportSave, onPress: () => exporting.run(`${key}.json`, text) }}
        />
      ))}
      <ToldText told={exporting.told} />
      <UnreadableGames />
    </>
  );
}

/** Games that cannot be opened are said to be there, and their text can be taken out. */
export function UnreadableGames() {
  const { underWay } = useStrings(recordStrings);
  const { unreadable, readText } = useFinishedGames();
  const { id: game, sharing } = useDesk();
  if (unreadable.length === 0) return null;
  const exportGame = async (id: string) => {
    const text = await readText(id);
    if (text !== null) await sharing.shareFile(jsonFile(`${game}-${id}.json`, text));
  };
  return (
    <View style={styles.block}>
      {unreadable.map((id) => (
        <Notice
          key={id}
          text={underWay.damaged}
          action={{
            label: underWay.exportSave,
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
