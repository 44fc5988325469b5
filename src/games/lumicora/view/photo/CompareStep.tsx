import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { WarningRow } from '@/ui/components/WarningRow';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { PhotoDifference } from '../../exchange/photo/photoPainting';
import type { Space } from '../../rules/model';
import type { Table } from '../../session/table/table';
import { photoStrings } from '../../strings/photo';
import type { ReefMarks } from '../reef/markShapes';
import { SeenReefBoard } from '../reef/ReefBoard';
import { useBoardRoom } from '../reefEntry/useBoardRoom';
import { PhotoFrame } from './PhotoFrame';

interface CompareStepProps {
  readonly table: Table;
  readonly player: number;
  readonly differences: readonly PhotoDifference[];
  /** Why the photo could not be taken over. */
  readonly refusal: string | null;
  readonly onCorrect: () => void;
  readonly onTakeOver: () => void;
  /** The reef stays as it is. */
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** With more differences than these, the photo is most likely of something else. */
const FEW = 10;

/** The tracked reef, with the spaces on which the photo shows something else. */
export function CompareStep({ table, player, differences, ...props }: CompareStepProps) {
  const { compare: strings } = useStrings(photoStrings);
  const room = useBoardRoom();
  const { name, reef } = table.players[player]!;
  const [lit, setLit] = useState<Space | null>(null);
  const shown = useMemo(() => ({ kind: 'luminos', luminos: reef }) as const, [reef]);
  const marks = useMemo(
    (): ReefMarks => ({
      involved: new Set(differences.map((each) => each.space)),
      ...(lit === null ? null : { chosen: [lit] }),
    }),
    [differences, lit],
  );
  const isSame = differences.length === 0;
  return (
    <PhotoFrame
      room={room}
      board={
        <SeenReefBoard
          board={table.board}
          reef={shown}
          label={strings.board(name)}
          isTurned={room.isTurned}
          marks={marks}
          mayRepeat
          onPress={(at) => setLit(differences.some((each) => each.space === at) ? at : null)}
        />
      }
      panel={
        <>
          <LiveText strong={isSame} text={isSame ? strings.same : strings.differences(differences.length)} />
          {differences.length > FEW ? <LiveText tone="warning" text={strings.many} /> : null}
          {props.refusal === null ? null : <LiveText isUrgent tone="warning" text={props.refusal} />}
          {isSame ? null : (
            <>
              <View style={styles.buttons}>
                <Button grows kind="quiet" label={strings.correct} onPress={props.onCorrect} />
                <Button grows kind="quiet" label={strings.takeOver} onPress={props.onTakeOver} />
              </View>
              <Text variant="small" tone="mutedText">
                {strings.takeOverNote}
              </Text>
            </>
          )}
          <View style={styles.buttons}>
            <Button grows kind="quiet" label={strings.back} onPress={props.onBack} />
            <Button grows label={isSame ? strings.done : strings.asTracked} onPress={props.onDone} />
          </View>
          <DifferenceList differences={differences} lit={lit} onLight={setLit} />
        </>
      }
    />
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});

interface DifferenceListProps {
  readonly differences: readonly PhotoDifference[];
  readonly lit: Space | null;
  readonly onLight: (space: Space) => void;
}

/** Below this, the photo may well be the one that errs. */
const UNSURE = 0.8;

/** One row a difference; tapped, its space lights up on the board. */
function DifferenceList({ differences, lit, onLight }: DifferenceListProps) {
  const { compare: strings } = useStrings(photoStrings);
  if (differences.length === 0) return null;
  return (
    <View style={differenceListStyles.list}>
      {differences.map(({ space: at, known, seen, confidence }) => {
        const words = strings.difference(known, seen);
        const text = confidence < UNSURE ? `${words} (${strings.unsure})` : words;
        return <WarningRow key={at} text={text} isShown={at === lit} onPress={() => onLight(at)} />;
      })}
    </View>
  );
}

const differenceListStyles = StyleSheet.create({
  list: { gap: space.xs },
});
