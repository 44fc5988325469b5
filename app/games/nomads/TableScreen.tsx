import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { boxWarnings } from '@/games/nomads/rules/box';
import { MOONS_FOR_SCORING } from '@/games/nomads/rules/scoring';
import type { Command, CommandRejection } from '@/games/nomads/session/commands';
import type { Table } from '@/games/nomads/session/table';
import { nomadsStrings } from '@/games/nomads/strings';
import { boxWarningStrings } from '@/games/nomads/strings/gameFile';
import { dueOf } from '@/games/nomads/view/describe';
import { MoonChart } from '@/games/nomads/view/pieces';
import type { TableStore } from '@/games/nomads/view/store/store';
import { FirePanel } from '@/games/nomads/view/table/FirePanel';
import { MoonPanel } from '@/games/nomads/view/table/MoonPanel';
import { MoreActions } from '@/games/nomads/view/table/MoreActions';
import { PadPanel } from '@/games/nomads/view/table/PadPanel';
import { Standings } from '@/games/nomads/view/table/Standings';
import { useMoveWork } from '@/games/nomads/view/table/useMoveWork';
import { WritePanel } from '@/games/nomads/view/table/WritePanel';
import { Refusal, UndoBar } from '@/games/nomads/view/UndoBar';
import { describeFileProblem } from '@/tabletop/files/fileProblem';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { Button } from '@/ui/components/Button';
import { Chips } from '@/ui/components/Chips';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { useLanguage, useStrings } from '@/ui/i18n/LanguageContext';
import { COLUMN_WIDTH, space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';
import { useStayAwake } from '../useStayAwake';
import { OpenGame } from './OpenGame';

type TableProps = StaticScreenProps<{ readonly game: string }>;
type Tab = 'fire' | 'pad' | 'write' | 'moon';

export function TableScreen({ route }: TableProps) {
  const { game } = route.params;
  return <OpenGame id={game}>{(store) => <OpenTable key={game} game={game} store={store} />}</OpenGame>;
}

function OpenTable({ game, store }: { readonly game: string; readonly store: TableStore }) {
  const strings = useStrings(nomadsStrings);
  const navigation = useNavigation();
  const { table, perform } = useTableStore(store);
  const insets = useSafeAreaInsets();
  const isWide = useWindowDimensions().width >= WIDE;
  const [chosenTab, setTab] = useState<Tab | null>(null);
  const [refusal, setRefusal] = useState<{ readonly table: Table; readonly why: CommandRejection } | null>(
    null,
  );
  useStayAwake();
  const work = useMoveWork(table);
  const tabs = tabsOf(table);
  const tab = chosenTab !== null && tabs.includes(chosenTab) ? chosenTab : tabs[0]!;
  const send = (command: Command) => {
    const why = perform(command);
    setRefusal(why === null ? null : { table, why });
    return why === null;
  };
  const correct = (player: number) => navigation.navigate('NomadsCorrect', { game, player });
  const panel = {
    fire: () =>
      table.campfire === null ? (
        <Notice
          tone="text"
          text={strings.table.noFire}
          action={{
            label: strings.table.enterFire,
            onPress: () => navigation.navigate('NomadsCampfire', { game }),
          }}
        />
      ) : (
        <FirePanel
          table={table}
          work={work}
          onReveal={(at, tile) => send({ type: 'reveal', space: at, tile })}
        />
      ),
    pad: () => <PadPanel table={table} onCommand={send} onCorrect={correct} />,
    write: () => <WritePanel table={table} onWrite={send} />,
    moon: () => <MoonPanel table={table} />,
  };
  return (
    <Page title={dueOf(strings, table)}>
      <ScrollView
        contentContainerStyle={[
          styles.content,
          { paddingLeft: insets.left + space.l, paddingRight: insets.right + space.l },
        ]}
      >
        <View role="main" style={[styles.column, isWide && styles.wide]}>
          <View style={styles.head}>
            <MoonChart count={table.moonChart} height={26} />
            <LiveText variant="small" tone="mutedText" text={strings.table.chart(table.moonChart)} />
          </View>
          <Standings table={table} />
          <Warnings table={table} />
          {table.phase === 'moon' ? <MoonPanel table={table} /> : null}
          {table.phase === 'turn' || table.phase === 'last' ? (
            <>
              {tabs.length < 2 ? null : (
                <Chips
                  label={strings.table.tabs}
                  value={tab}
                  options={tabs.map((value) => ({ value, label: strings.table[value] }))}
                  onChange={setTab}
                />
              )}
              {panel[tab]()}
            </>
          ) : null}
          {table.phase === 'over' ? <PadPanel table={table} onCommand={send} onCorrect={correct} /> : null}
          <MoreActions
            game={game}
            store={store}
            onCommand={send}
            onCampfire={() => navigation.navigate('NomadsCampfire', { game })}
            onCards={() => navigation.navigate('NomadsCards', { game })}
            onPhones={() => navigation.navigate('NomadsCodes', { game })}
          />
        </View>
      </ScrollView>
      <Refusal table={table} rejection={refusal?.table === table ? refusal.why : null} />
      <UndoBar store={store}>
        <NextKeys
          table={table}
          move={work.chosen === null || tab !== 'fire' ? null : work.command}
          isMoving={work.chosen !== null && tab === 'fire'}
          onCommand={send}
          onFinal={() => navigation.navigate('NomadsFinal', { game })}
        />
      </UndoBar>
    </Page>
  );
}

function tabsOf({ depth, phase }: Table): readonly Tab[] {
  if (depth === 'end') return ['pad'];
  if (depth === 'pad') return ['pad', 'write', 'moon'];
  return phase === 'last' ? ['write', 'pad', 'moon'] : ['fire', 'write', 'moon', 'pad'];
}

function Warnings({ table }: { readonly table: Table }) {
  const strings = useStrings(nomadsStrings).table;
  const words = boxWarningStrings[useLanguage()];
  const warnings = boxWarnings({ ...table, campfire: table.depth === 'campfire' ? table.campfire : null });
  if (warnings.length === 0) return null;
  const told = warnings.map((warning) => describeFileProblem({ ...warning, path: '' }, words));
  return <Notice text={`${strings.warning} ${told.join('. ')}.`} />;
}

interface NextKeysProps {
  readonly table: Table;
  readonly move: Command | null;
  readonly isMoving: boolean;
  readonly onCommand: (command: Command) => boolean;
  readonly onFinal: () => void;
}

/** The one thing to do next, always in the same place. */
function NextKeys({ table, move, isMoving, onCommand, onFinal }: NextKeysProps) {
  const strings = useStrings(nomadsStrings);
  const { phase, depth, acted, players, turn, moonChart } = table;
  const next = players[(turn + 1) % players.length]!.name;
  const finish = () => {
    if (phase === 'over' || onCommand({ type: 'finish' })) onFinal();
  };
  if (phase === 'over' || depth === 'end') {
    return (
      <Button grows label={phase === 'over' ? strings.table.toFinal : strings.final.score} onPress={finish} />
    );
  }
  if (phase === 'moon') {
    return <Button grows label={strings.table.handOut} onPress={() => onCommand({ type: 'moon-scoring' })} />;
  }
  if (isMoving && acted === null) {
    return (
      <Button
        grows
        label={strings.moves.move}
        disabled={move === null}
        onPress={() => (move === null ? undefined : onCommand(move))}
      />
    );
  }
  const isMoonDue = phase === 'turn' && moonChart >= MOONS_FOR_SCORING;
  const label =
    phase === 'last' && acted === null
      ? strings.table.pass
      : isMoonDue
        ? strings.table.toMoon
        : strings.table.next(next);
  const isMain = depth === 'pad' || acted !== null || phase === 'last';
  return (
    <Button
      grows
      kind={isMain ? 'main' : 'quiet'}
      label={label}
      onPress={() => onCommand({ type: 'next' })}
    />
  );
}

const WIDE = 900;

const styles = StyleSheet.create({
  content: { flexGrow: 1, alignItems: 'center', paddingTop: space.s, paddingBottom: space.xl },
  column: { width: '100%', maxWidth: COLUMN_WIDTH, gap: space.m },
  wide: { maxWidth: COLUMN_WIDTH * 1.2 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
});
