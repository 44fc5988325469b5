import { CommonActions, StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useMemo, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { previewCorals } from '@/games/lumicora/rules/coralScoring';
import type { Color, Space } from '@/games/lumicora/rules/model';
import { surfaceOf, visibleSpace } from '@/games/lumicora/rules/surface';
import { applyCommand } from '@/games/lumicora/session/table/applyCommand';
import type { Command } from '@/games/lumicora/session/table/commands';
import { suggestNext } from '@/games/lumicora/session/table/guide';
import { scoreOrWait } from '@/games/lumicora/session/table/scoreOrWait';
import { reefScreenStrings } from '@/games/lumicora/strings/reefScreen';
import { Coach } from '@/games/lumicora/view/coach/Coach';
import { ScoringPanel } from '@/games/lumicora/view/coralScoring/ScoringPanel';
import { ReefBoard } from '@/games/lumicora/view/reef/ReefBoard';
import { BoardAndPanel } from '@/games/lumicora/view/reefEntry/BoardAndPanel';
import { useBoardRoom } from '@/games/lumicora/view/reefEntry/useBoardRoom';
import type { TableStore } from '@/games/lumicora/view/store/LibraryContext';
import { TableNews } from '@/games/lumicora/view/table/TableNews';
import { UndoBar } from '@/games/lumicora/view/UndoBar';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { Button } from '@/ui/components/Button';
import { IconButton } from '@/ui/components/IconButton';
import { TurnIcon } from '@/ui/components/icons';
import { LiveText } from '@/ui/components/LiveText';
import { VisuallyHidden } from '@/ui/components/VisuallyHidden';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';
import { useStayAwake } from '../useStayAwake';
import { OpenGame } from './OpenGame';
import { seatOf } from './seatOf';

type CoralScoringParams = { readonly game: string; readonly player: number };

export function CoralScoringScreen({ route }: StaticScreenProps<CoralScoringParams>) {
  return (
    <OpenGame id={route.params.game}>
      {(store) => (
        <OpenScoring game={route.params.game} store={store} player={seatOf(store, route.params.player)} />
      )}
    </OpenGame>
  );
}

interface OpenScoringProps {
  readonly game: string;
  readonly store: TableStore;
  readonly player: number;
}

/** What was chosen belongs to one player: the page goes on to the next one without closing. */
interface Choice {
  readonly player: number;
  readonly color: Color;
  readonly isAsking: boolean;
}

function OpenScoring({ game, store, player }: OpenScoringProps) {
  const strings = useStrings(reefScreenStrings);
  const navigation = useNavigation();
  const { table, session, perform } = useTableStore(store);
  const { name, reef } = table.players[player]!;
  const room = useBoardRoom();
  const [choice, setChoice] = useState<Choice | null>(null);
  useStayAwake();
  const { color, isAsking } = choice?.player === player ? choice : NO_CHOICE;
  const surface = useMemo(() => surfaceOf(reef), [reef]);
  const scores = useMemo(() => previewCorals(surface), [surface]);
  const outlook = useMemo(() => scoreOrWait(session, player), [session, player]);
  const marks = useMemo(() => {
    const lines = color === null ? [] : scores[color].lines;
    return { involved: new Set(lines.flatMap(({ spaces }) => spaces)) };
  }, [color, scores]);
  const choose = (chosen: Color) => setChoice({ player, color: chosen, isAsking: false });
  const chooseAt = (space: Space) => {
    const seen = visibleSpace(surface, space)?.color;
    if (seen !== undefined) choose(seen);
  };
  const decide = (command: Command) => {
    if (perform(command) !== null) return;
    const next = suggestNext(store.getState().table);
    if (next.step === 'score') navigation.dispatch(CommonActions.setParams({ player: next.player }));
    else if (next.step === 'turn') {
      navigation.dispatch(StackActions.replace('LumicoraReef', { game, player: next.player }));
    } else navigation.dispatch(StackActions.replace('LumicoraFinalScoring', { game }));
  };
  const skip: Command = { type: 'skip-scoring', player };
  const score: Command | null = color === null ? null : { type: 'score-coral', player, color };
  const canScore = score !== null && applyCommand(table, score).ok;
  const total = color === null ? 0 : scores[color].total;
  const scoreLabel = () => {
    if (color === null) return strings.scoring.chooseFirst;
    if (!canScore) return strings.scoring.cannotScore(color);
    if (isAsking) return strings.scoring.scoreZero(color);
    return strings.scoring.score(color, total, outlook.pay.income - outlook.pay.returned);
  };
  const pressScore = () => {
    if (score === null || color === null) return;
    if (total === 0 && !isAsking) setChoice({ player, color, isAsking: true });
    else decide(score);
  };
  const title = strings.scoring.title(name);
  return (
    <Page
      title={title}
      actions={
        <IconButton label={strings.turn} onPress={room.turn}>
          <TurnIcon />
        </IconButton>
      }
    >
      <BoardAndPanel
        room={room}
        head={
          <>
            {/* Stays while the players change, so that screen readers hear whose scoring it is now. */}
            <VisuallyHidden>
              <LiveText text={title} />
            </VisuallyHidden>
            <TableNews session={session} />
          </>
        }
        board={
          <ReefBoard
            board={table.board}
            luminos={reef}
            isTurned={room.isTurned}
            marks={marks}
            onPress={chooseAt}
          />
        }
        panel={
          <ScrollView style={room.isSideBySide ? styles.fill : undefined}>
            <ScoringPanel
              table={table}
              player={player}
              scores={scores}
              outlook={outlook}
              color={color}
              isAsking={isAsking}
              onChoose={choose}
            />
          </ScrollView>
        }
        foot={
          <>
            <View style={styles.score}>
              <Button label={scoreLabel()} disabled={!canScore} onPress={pressScore} />
            </View>
            <UndoBar store={store}>
              <View style={styles.fill}>
                <Button
                  kind="quiet"
                  label={strings.scoring.skip}
                  disabled={!applyCommand(table, skip).ok}
                  onPress={() => decide(skip)}
                />
              </View>
            </UndoBar>
          </>
        }
      />
      <Coach store={store} page="scoring" isRefused={false} />
    </Page>
  );
}

const NO_CHOICE = { color: null, isAsking: false } as const;

const styles = StyleSheet.create({
  fill: { flex: 1 },
  score: { paddingHorizontal: space.s, paddingVertical: space.xs },
});
