import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { Space, Tile } from '../../rules/model';
import { powerMatters } from '../../rules/moves';
import { seatsOf, type Table } from '../../session/table';
import { nomadsStrings } from '../../strings';
import { describeMove } from '../describe';
import { RingBoard } from '../ring/RingBoard';
import { useLooks } from '../store/store';
import { MovesPanel } from './MovesPanel';
import { TilePicker } from './TilePicker';
import { lysTargets, type MoveWork } from './useMoveWork';

interface FirePanelProps {
  readonly table: Table;
  readonly work: MoveWork;
  readonly onReveal: (space: Space, tile: Tile) => void;
}

/** The ring, what a chosen move does to it, and what the phone has to be told. */
export function FirePanel({ table, work, onReveal }: FirePanelProps) {
  const strings = useStrings(nomadsStrings);
  const { moves } = strings;
  const looks = useLooks();
  const campfire = table.campfire!;
  const { chosen, need } = work;
  const mayMove = table.phase === 'turn' && table.acted === null;
  const [asked] = table.toReveal;
  const lit = need?.ask === 'lys' && chosen !== null ? lysTargets(chosen) : mayMove ? work.starts : NONE;
  const drops = useDropWalk(
    chosen?.outcome.drops.length ?? 0,
    chosen === null ? '' : JSON.stringify(chosen.move),
  );
  return (
    <View style={styles.block}>
      {mayMove && chosen === null && powerMatters(campfire, seatsOf(table), table.turn) ? (
        <Text variant="small" tone="accentText">
          {strings.table.reminder(strings.words.powers[table.players[table.turn]!.adventurer])}
        </Text>
      ) : null}
      <View style={styles.ring}>
        <RingBoard
          campfire={campfire}
          looks={looks}
          lit={lit}
          chosen={chosen?.move.from ?? asked ?? null}
          drops={chosen?.outcome.drops}
          from={chosen?.move.from ?? null}
          fallen={drops.fallen}
          onPress={work.tap}
        />
      </View>
      {asked === undefined ? null : (
        <TilePicker question={moves.whatTop(asked + 1)} onPick={(tile) => onReveal(asked, tile)} />
      )}
      {need?.ask === 'lys' ? <Notice tone="text" text={moves.whereLys} /> : null}
      {need?.ask === 'tile' ? (
        <TilePicker question={moves.whatTaken(need.space + 1)} onPick={work.tellTile} />
      ) : null}
      {chosen === null ? null : (
        <View style={styles.walk}>
          <View style={styles.words}>
            <LiveText strong text={describeMove(strings, chosen.move)} />
            <Text variant="small" tone="mutedText">
              {moves.drop(drops.fallen, chosen.outcome.drops.length)}
            </Text>
          </View>
          <Button kind="quiet" mayRepeat label={moves.nextDrop} onPress={drops.next} />
        </View>
      )}
      {mayMove ? (
        <>
          {chosen === null && work.moves.length > 0 ? <Text tone="mutedText">{moves.tapPile}</Text> : null}
          <MovesPanel table={table} moves={work.moves} chosen={chosen} onChoose={work.choose} />
        </>
      ) : null}
    </View>
  );
}

const NONE: readonly Space[] = [];
const DROP_MS = 260;

/** Shows a move drop by drop, then stays; a tap begins again and goes one by one. */
function useDropWalk(count: number, move: string) {
  const [walk, setWalk] = useState({ move, fallen: 0, byHand: false });
  const own = walk.move === move ? walk : { move, fallen: 0, byHand: false };
  const isWalking = !own.byHand && own.fallen < count;
  useEffect(() => {
    if (!isWalking) return undefined;
    const timer = setTimeout(() => setWalk({ move, fallen: own.fallen + 1, byHand: false }), DROP_MS);
    return () => clearTimeout(timer);
  }, [isWalking, move, own.fallen]);
  return {
    fallen: Math.min(own.fallen, count),
    next: () => setWalk({ move, fallen: own.fallen >= count ? 1 : own.fallen + 1, byHand: true }),
  };
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  ring: { width: '100%', maxWidth: 460, aspectRatio: 1, alignSelf: 'center' },
  walk: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
});
