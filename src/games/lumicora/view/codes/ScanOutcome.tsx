import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { codesStrings } from '../../strings/codes';
import { useTableStore } from '../store/LibraryContext';
import type { TableStore } from '../store/tableStore';
import { seatsToCollect } from './collected';
import { describeCodeRejection } from './describeCodeRejection';
import { describeCollectRejection } from './describeCollectRejection';
import { PartsProgress } from './PartsProgress';
import type { Done, ScanRejection, ScanState } from './scanState';

export interface ScanNewsProps {
  readonly state: ScanState;
  readonly onDropParts: () => void;
  /** The way back from a board was taken. */
  readonly onTakenBack: () => void;
}

/** What became of the last code; scanning goes on. */
export function ScanNews({ state: { refused, done, parts }, onDropParts, onTakenBack }: ScanNewsProps) {
  return (
    <>
      {refused === null ? null : <RefusedCode refused={refused} />}
      {done === null ? null : <DoneWithCode done={done} onTakenBack={onTakenBack} />}
      {parts === null ? null : <PartsProgress parts={parts} onCancel={onDropParts} />}
    </>
  );
}

function RefusedCode({ refused }: { readonly refused: ScanRejection }) {
  const strings = useStrings(codesStrings);
  const sentence =
    refused.of === 'code'
      ? describeCodeRejection(strings, refused.rejection)
      : describeCollectRejection(strings, refused.rejection);
  return <Notice text={`${sentence} ${strings.scan.nothingChanged}`} />;
}

interface DoneWithCodeProps {
  readonly done: Done;
  readonly onTakenBack: () => void;
}

function DoneWithCode({ done, onTakenBack }: DoneWithCodeProps) {
  const { scan: strings } = useStrings(codesStrings);
  switch (done.kind) {
    case 'reef':
      return <LiveText strong text={strings.reefTaken(done.name)} />;
    case 'terrain':
      return (
        <Card>
          <LiveText strong text={strings.terrainUsed(done.side)} />
          <Button
            kind="quiet"
            label={strings.terrainUndo}
            onPress={() => {
              done.takeBack();
              onTakenBack();
            }}
          />
        </Card>
      );
    case 'terrain-taken-back':
      return <LiveText text={strings.terrainBack} />;
  }
}

export interface StillMissingProps {
  readonly store: TableStore;
  readonly onReefs: () => void;
}

/** Whose reefs are still to come, and the way on when none is. */
export function StillMissing({ store, onReefs }: StillMissingProps) {
  const { scan: strings } = useStrings(codesStrings);
  const { table } = useTableStore(store);
  if (table.players.every(({ collected }) => collected === null)) return null;
  const missing = seatsToCollect(table);
  const isComplete = missing.length === 0;
  return (
    <View style={styles.block}>
      <Text>
        {isComplete
          ? strings.allHere
          : strings.stillMissing(missing.map((seat) => table.players[seat]!.name).join(', '))}
      </Text>
      <Button kind={isComplete ? 'main' : 'quiet'} label={strings.toReefs} onPress={onReefs} />
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.s },
});
