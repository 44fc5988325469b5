import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { limestoneIncome } from '@/games/lumicora/rules/round';
import { exportSession } from '@/games/lumicora/session/gameFile/tableGameFile';
import { findExcess, isLastRound, suggestNext, type Suggestion } from '@/games/lumicora/session/table/guide';
import type { Table } from '@/games/lumicora/session/table/table';
import { lumicoraStrings } from '@/games/lumicora/strings';
import { codeLinksStrings } from '@/games/lumicora/strings/codeLinks';
import { turnSummaryStrings } from '@/games/lumicora/strings/turnSummary';
import { Coach } from '@/games/lumicora/view/coach/Coach';
import type { TableStore } from '@/games/lumicora/view/store/LibraryContext';
import { Guide } from '@/games/lumicora/view/table/Guide';
import { MoreActions } from '@/games/lumicora/view/table/MoreActions';
import { PlayerCard } from '@/games/lumicora/view/table/PlayerCard';
import { RoundTrack } from '@/games/lumicora/view/table/RoundTrack';
import { TableNews } from '@/games/lumicora/view/table/TableNews';
import { UndoBar } from '@/games/lumicora/view/UndoBar';
import { ToldText, useExport } from '@/tabletop/files/view/telling';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { Button } from '@/ui/components/Button';
import { IconButton } from '@/ui/components/IconButton';
import { ListIcon } from '@/ui/components/icons';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { COLUMN_WIDTH, space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';
import { useStayAwake } from '../useStayAwake';
import { OpenGame } from './OpenGame';

type TableScreenProps = StaticScreenProps<{ readonly game: string }>;

export function TableScreen({ route }: TableScreenProps) {
  const { game } = route.params;
  return <OpenGame id={game}>{(store) => <OpenTable game={game} store={store} />}</OpenGame>;
}

function OpenTable({ game, store }: { readonly game: string; readonly store: TableStore }) {
  const { table: strings } = useStrings(lumicoraStrings);
  const summary = useStrings(turnSummaryStrings);
  const { showReef } = useStrings(codeLinksStrings);
  const { table, session, perform } = useTableStore(store);
  const exporting = useExport();
  const navigation = useNavigation();
  useStayAwake();
  const next = suggestNext(table);
  const income = strings.income(limestoneIncome(table.round));
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const isFlat = height < LOW && width >= WIDE;
  const isSlim = isFlat && width < ROOMY;
  const openReef = (player: number) => navigation.navigate('LumicoraReef', { game, player });
  const openScoring = (player: number) => navigation.navigate('LumicoraCoralScoring', { game, player });
  const openReefs = () => navigation.navigate('LumicoraFinalInput', { game });
  const exportGame = () => exporting.run(`lumicora-${game}.json`, exportSession(session));
  return (
    <Page
      title={strings.round(table.round)}
      actions={
        <IconButton label={summary.title} onPress={() => navigation.navigate('LumicoraTurnSummary')}>
          <ListIcon />
        </IconButton>
      }
    >
      <ScrollView
        contentContainerStyle={[
          styles.content,
          { paddingLeft: insets.left + space.l, paddingRight: insets.right + space.l },
        ]}
      >
        <View role="main" style={[styles.column, isFlat && styles.wide]}>
          <View style={isFlat && !isSlim ? styles.panes : styles.block}>
            <View style={[styles.block, isFlat && !isSlim && styles.side]}>
              <View>
                <LiveText variant="lead" strong text={dueOf(table, next, strings)} />
                {table.phase === 'final' ? null : (
                  <Text variant="small" tone="mutedText">{`${phaseOf(table, strings)} · ${income}`}</Text>
                )}
              </View>
              {isSlim ? null : <RoundTrack round={table.round} perRow={isFlat ? 5 : 10} />}
              <TableNews session={session} saysTurn={false} />
              {isLastRound(table) ? <Notice text={strings.lastRound} /> : null}
              {findExcess(table).map(({ color, laid, inBox }) => (
                <Notice key={color} text={strings.excess(color, laid, inBox)} />
              ))}
            </View>
            <View style={[styles.players, isFlat && !isSlim && styles.fill]}>
              {table.players.map((player, index) => (
                <PlayerCard
                  key={index}
                  player={player}
                  hasOctopus={index === table.octopus}
                  isNext={isNext(next, index)}
                  isFlat={isFlat}
                  note={noteOf(table, next, index, strings)}
                  onReef={() => openReef(index)}
                  onCorals={() => openScoring(index)}
                  onCorrect={() => navigation.navigate('LumicoraCorrectPlayer', { game, player: index })}
                />
              ))}
            </View>
            {isSlim ? <RoundTrack round={table.round} perRow={10} /> : null}
          </View>
          {table.followed === null ? null : (
            <Button
              kind="quiet"
              label={showReef}
              onPress={() => navigation.navigate('LumicoraShowCode', { game, what: 'reef' })}
            />
          )}
          <MoreActions
            table={table}
            perform={perform}
            onTable={() => navigation.navigate('LumicoraCorrectTable', { game })}
            onTerrain={() => navigation.navigate('LumicoraTerrain', { side: table.board.side, game })}
            onPhones={() => navigation.navigate('LumicoraPhones', { game })}
            onExport={exportGame}
            onEnded={openReefs}
          />
          <ToldText told={exporting.told} />
        </View>
      </ScrollView>
      <Coach store={store} page="table" isRefused={false} />
      <UndoBar store={store}>
        <Guide
          table={table}
          next={next}
          perform={perform}
          onReef={openReef}
          onScoring={openScoring}
          onFinal={() => navigation.navigate('LumicoraFinalScoring', { game })}
          onReefs={openReefs}
        />
      </UndoBar>
    </Page>
  );
}

type Strings = (typeof lumicoraStrings)['en']['table'];

function phaseOf(table: Table, strings: Strings): string {
  if (table.isExtraScoring) return strings.extraScoring;
  return strings[table.phase];
}

/** What everybody waits for. */
function dueOf(table: Table, next: Suggestion, strings: Strings): string {
  if (next.step === 'final-scoring') return strings.final;
  const { name } = table.players[next.player]!;
  return next.step === 'turn' ? strings.yourTurn(name) : strings.yourScoring(name);
}

function isNext(next: Suggestion, player: number): boolean {
  return next.step !== 'final-scoring' && next.player === player;
}

function noteOf(table: Table, next: Suggestion, player: number, strings: Strings): string | null {
  if (isNext(next, player)) return next.step === 'turn' ? strings.onTurn : strings.deciding;
  if (table.phase === 'action') return table.turnsDone.includes(player) ? strings.turnDone : null;
  return table.decided.includes(player) ? strings.decided : null;
}

/** A phone on its side: one row for each player, beside the round where there is room for both. */
const LOW = 500;
const WIDE = 600;
const ROOMY = 740;

const styles = StyleSheet.create({
  content: { flexGrow: 1, alignItems: 'center', paddingTop: space.s, paddingBottom: space.xl },
  column: { width: '100%', maxWidth: COLUMN_WIDTH, gap: space.xl },
  wide: { maxWidth: 2 * COLUMN_WIDTH },
  panes: { flexDirection: 'row', gap: space.l },
  side: { width: 208 },
  fill: { flex: 1 },
  block: { gap: space.m },
  players: { gap: space.s },
});
