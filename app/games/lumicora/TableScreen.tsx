import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';

import { limestoneIncome } from '@/games/lumicora/rules/round';
import { exportSession } from '@/games/lumicora/session/gameFile/tableGameFile';
import { findExcess, isLastRound, suggestNext } from '@/games/lumicora/session/table/guide';
import type { Table } from '@/games/lumicora/session/table/table';
import { lumicoraStrings } from '@/games/lumicora/strings';
import { codeLinksStrings } from '@/games/lumicora/strings/codeLinks';
import { turnSummaryStrings } from '@/games/lumicora/strings/turnSummary';
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
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';
import { OpenGame } from './OpenGame';
import { useStayAwake } from './useStayAwake';

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
  const situation = table.phase === 'final' ? strings.final : `${phaseOf(table, strings)} · ${income}`;
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
      <Screen>
        <View style={styles.block}>
          <RoundTrack round={table.round} />
          <Text tone="mutedText">{situation}</Text>
          <TableNews session={session} />
          {isLastRound(table) ? <Notice text={strings.lastRound} /> : null}
          {findExcess(table).map(({ color, laid, inBox }) => (
            <Notice key={color} text={strings.excess(color, laid, inBox)} />
          ))}
        </View>
        <Guide
          table={table}
          perform={perform}
          onReef={(player) => navigation.navigate('LumicoraReef', { game, player })}
          onScoring={(player) => navigation.navigate('LumicoraCoralScoring', { game, player })}
          onFinal={() => navigation.navigate('LumicoraFinalScoring', { game })}
          onReefs={openReefs}
        />
        {table.followed === null ? null : (
          <Button
            kind="quiet"
            label={showReef}
            onPress={() => navigation.navigate('LumicoraShowCode', { game, what: 'reef' })}
          />
        )}
        <View style={styles.block}>
          <Text variant="title">{strings.players}</Text>
          {table.players.map((player, index) => (
            <PlayerCard
              key={index}
              player={player}
              hasOctopus={index === table.octopus}
              isNext={next.step !== 'final-scoring' && next.player === index}
              note={noteOf(table, index, strings)}
              onReef={() => navigation.navigate('LumicoraReef', { game, player: index })}
              onCorals={() => navigation.navigate('LumicoraCoralScoring', { game, player: index })}
              onCorrect={() => navigation.navigate('LumicoraCorrectPlayer', { game, player: index })}
            />
          ))}
        </View>
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
      </Screen>
      <UndoBar store={store} />
    </Page>
  );
}

type Strings = (typeof lumicoraStrings)['en']['table'];

function phaseOf(table: Table, strings: Strings): string {
  if (table.isExtraScoring) return strings.extraScoring;
  return strings[table.phase];
}

function noteOf(table: Table, player: number, strings: Strings): string | null {
  if (table.phase === 'action') return table.turnsDone.includes(player) ? strings.turnDone : null;
  return table.decided.includes(player) ? strings.decided : null;
}

const styles = StyleSheet.create({
  block: { gap: space.m },
});
