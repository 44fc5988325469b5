import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Notice } from '@/ui/components/Notice';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { surfaceOf } from '../../rules/surface';
import { entryStatus, type LuminoEntry } from '../../session/luminoEntry';
import type { Table } from '../../session/table';
import { lumicoraStrings } from '../../strings';
import { reefScreenStrings } from '../../strings/reefScreen';
import { describeRejection } from '../describeRejection';
import { RuleHint } from '../reference/RuleHint';
import { useOpenRule } from '../reference/RuleLinks';
import { OtherHalfChoice } from './OtherHalfChoice';
import { PreviewList } from './PreviewList';
import type { EntryWork } from './useLuminoEntry';

export interface EntryPanelProps {
  readonly table: Table;
  readonly player: number;
  readonly entry: LuminoEntry;
  readonly work: EntryWork;
  readonly onPlace: (anyway: boolean) => void;
}

/** From the chosen colour and number to the placed Lumino: the animal, why not there, what would change, Place. */
export function EntryPanel(props: EntryPanelProps) {
  const { table, player, entry, work } = props;
  const [isOverriding, setOverriding] = useState(false);
  const asksOther = entryStatus(entry) === 'other-half' || isOverriding;
  return (
    <>
      <ScrollView nestedScrollEnabled contentContainerStyle={styles.content}>
        <Refusal table={table} player={player} work={work} />
        {asksOther ? (
          <OtherHalfChoice
            onChoose={(other) => {
              work.chooseOther(other);
              setOverriding(false);
            }}
          />
        ) : null}
        {asksOther || work.lumino === null ? null : (
          <PreviewList table={table} player={player} lumino={work.lumino} />
        )}
      </ScrollView>
      {asksOther ? null : <EntryButtons {...props} onOverride={() => setOverriding(true)} />}
    </>
  );
}

function Refusal({ table, player, work }: Pick<EntryPanelProps, 'table' | 'player' | 'work'>) {
  const { placement } = useStrings(lumicoraStrings);
  const strings = useStrings(reefScreenStrings);
  const canOpen = useOpenRule() !== null;
  if (work.refusal === null) return null;
  const surface = surfaceOf(table.players[player]!.reef);
  const { sentence, ruleName, rule } = describeRejection(placement, work.refusal, surface);
  return (
    <Notice text={canOpen ? `${sentence} (${rule})` : `${sentence}\n${strings.rule(ruleName, rule)}`}>
      <RuleHint rule={rule} />
    </Notice>
  );
}

interface EntryButtonsProps extends EntryPanelProps {
  readonly onOverride: () => void;
}

/** Flip is always there; Place once there is something to place. LU-1 may be overridden until then. */
function EntryButtons({ entry, work, onPlace, onOverride }: EntryButtonsProps) {
  const strings = useStrings(reefScreenStrings);
  const { lumino, check } = work;
  return (
    <View style={styles.buttons}>
      {entryStatus(entry) === 'ready' ? null : (
        <Button
          kind="quiet"
          label={entry.other === null ? strings.addAnimal : strings.changeAnimal}
          onPress={onOverride}
        />
      )}
      <Button kind="quiet" label={strings.flip} onPress={work.flip} />
      {lumino === null || check === null ? null : check.refusal === null ? (
        <Button grows label={strings.place(check.cost)} onPress={() => onPlace(false)} />
      ) : (
        <Button grows kind="quiet" label={strings.placeAnyway} onPress={() => onPlace(true)} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  content: { gap: space.s, paddingVertical: space.xs },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, paddingTop: space.xs },
});
