import { useState } from 'react';

import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';

import type { SharedReef } from '../../exchange/shared';
import { codesStrings } from '../../strings/codes';
import { useGames } from '../store/LibraryContext';
import type { TableStore } from '../store/tableStore';
import { describeShared } from './describeReef';
import { openGames } from './tables';

export interface ReefForWhichGameProps {
  readonly reef: SharedReef;
  readonly onChoose: (store: TableStore) => void;
  readonly onLeave: () => void;
}

/** A reef that was scanned while no game was open: somebody says where it belongs. */
export function ReefForWhichGame({ reef, onChoose, onLeave }: ReefForWhichGameProps) {
  const strings = useStrings(codesStrings);
  const games = useGames();
  const [found] = useState(() => openGames(games, reef.table));
  return (
    <Card isLit>
      <Text variant="title">{strings.scan.reefTitle(reef.name)}</Text>
      <Text>{describeShared(strings, reef)}</Text>
      <Text strong>{found.length === 0 ? strings.scan.noGame : strings.scan.intoWhich}</Text>
      {found.map((store) => {
        const { session, table } = store.getState();
        const names = table.players.map(({ name }) => name).join(', ');
        return (
          <Button
            key={session.id}
            kind="quiet"
            label={`${names} · ${strings.facts.round(table.round)}`}
            onPress={() => onChoose(store)}
          />
        );
      })}
      <Button kind="quiet" label={strings.scan.leave} onPress={onLeave} />
    </Card>
  );
}
