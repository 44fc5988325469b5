import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Text } from '@/ui/components/Text';
import { useLanguage, useStrings } from '@/ui/i18n/LanguageContext';

import { entryOf } from '../../session/historyEntry';
import { sharingStrings } from '../../strings/sharing';
import { describeResult, describeVariant, resultTitle } from '../sharing/resultText';
import type { ReviewedGame } from './importReview';

export interface ReviewedGameCardProps {
  readonly game: ReviewedGame;
  readonly onOpen: () => void;
}

/** A game from a file, before it is brought in. One that is here already can be opened instead. */
export function ReviewedGameCard({ game: { session, log, fate }, onOpen }: ReviewedGameCardProps) {
  const { files: strings } = useStrings(sharingStrings);
  const language = useLanguage();
  const entry = entryOf(session);
  const state = entry.isOver
    ? `${strings.over}. ${describeResult(entry, language)}.`
    : strings.round(entry.round);
  return (
    <Card>
      <Text variant="lead" strong>
        {entry.players.map(({ name }) => name).join(', ')}
      </Text>
      <Text>{state}</Text>
      <Text tone="mutedText">{`${resultTitle(entry, language)}. ${describeVariant(entry, language)}`}</Text>
      <Text tone={fate === 'replace' ? 'warning' : 'text'}>{strings.fates[fate]}</Text>
      {log === 'unfit' ? <Text tone="warning">{strings.logUnfit}</Text> : null}
      {fate === 'same' || fate === 'newerHere' ? (
        <Button kind="quiet" label={strings.openGame} onPress={onOpen} />
      ) : null}
    </Card>
  );
}
