import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { ToldText, useExport } from '@/tabletop/files/view/telling';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { Button } from '@/ui/components/Button';
import { Chips } from '@/ui/components/Chips';
import { Choice } from '@/ui/components/Choice';
import { Stepper } from '@/ui/components/Stepper';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { BOX } from '../../rules/model';
import { MOON_TIES } from '../../rules/scoring';
import type { Command } from '../../session/commands';
import { exportSession } from '../../session/session';
import { DEPTHS } from '../../session/table';
import { nomadsStrings } from '../../strings';
import type { TableStore } from '../store/store';

interface MoreActionsProps {
  readonly game: string;
  readonly store: TableStore;
  readonly onCommand: (command: Command) => boolean;
  readonly onCampfire: () => void;
  readonly onCards: () => void;
  readonly onPhones: () => void;
}

/** What is needed now and then: how much is followed, corrections, the end, the file. */
export function MoreActions(props: MoreActionsProps) {
  const { game, store, onCommand, onCampfire, onCards, onPhones } = props;
  const strings = useStrings(nomadsStrings);
  const { table, session } = useTableStore(store);
  const exporting = useExport();
  const [isOpen, setOpen] = useState(false);
  const { depth, campfire, phase, moonTies } = table;
  return (
    <View style={styles.block}>
      <Button
        kind="quiet"
        label={strings.table.more}
        accessibilityLabel={strings.table.more}
        onPress={() => setOpen(!isOpen)}
      />
      {isOpen ? (
        <>
          <View style={styles.ways}>
            {phase === 'turn' && depth !== 'campfire' ? (
              <Button
                grows
                kind="quiet"
                label={strings.table.lastCall}
                onPress={() => onCommand({ type: 'last-call' })}
              />
            ) : null}
            {phase === 'over' ? null : (
              <Button
                grows
                kind="quiet"
                label={strings.table.finish}
                onPress={() => onCommand({ type: 'finish' })}
              />
            )}
            <Button
              grows
              kind="quiet"
              label={campfire === null ? strings.table.enterFire : strings.table.correctFire}
              onPress={onCampfire}
            />
            <Button grows kind="quiet" label={strings.table.cards} onPress={onCards} />
            <Button grows kind="quiet" label={strings.table.phones} onPress={onPhones} />
            <Button
              grows
              kind="quiet"
              label={strings.table.exportGame}
              onPress={() => exporting.run(`nomads-${game}.json`, exportSession(session))}
            />
          </View>
          <ToldText told={exporting.told} />
          <Choice
            label={strings.table.depth}
            value={depth}
            options={DEPTHS.map((value) => ({ value, ...strings.setup.depths[value] }))}
            onChange={(chosen) => onCommand({ type: 'depth', depth: chosen })}
          />
          <Choice
            label={strings.setup.ties}
            value={moonTies}
            options={MOON_TIES.map((value) => ({ value, ...strings.setup.tie[value] }))}
            onChange={(chosen) => onCommand({ type: 'moon-ties', moonTies: chosen })}
          />
          <CorrectTable store={store} onCommand={onCommand} />
        </>
      ) : null}
    </View>
  );
}

function CorrectTable({ store, onCommand }: Pick<MoreActionsProps, 'store' | 'onCommand'>) {
  const { table: strings, correct } = useStrings(nomadsStrings);
  const { moonChart, turn, players } = useTableStore(store).table;
  return (
    <View style={styles.block}>
      <Text variant="title">{strings.correctTable}</Text>
      <Stepper
        label={strings.moonsOnChart}
        current={correct.now(strings.moonsOnChart, moonChart)}
        value={moonChart}
        least={0}
        most={BOX.moons}
        lessLabel={correct.less}
        moreLabel={correct.more}
        onChange={(amount) => onCommand({ type: 'correct-table', moonChart: amount, turn })}
      />
      <Chips
        label={strings.whoseTurn}
        value={turn}
        options={players.map(({ name }, value) => ({ value, label: name }))}
        onChange={(seat) => onCommand({ type: 'correct-table', moonChart, turn: seat })}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
