import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import { cardToShow, createCoachStore, type CoachState, type CoachStore } from '@/tabletop/learn/coach';
import { keptUnder } from '@/tabletop/learn/keptText';
import { keysOf } from '@/tabletop/store/storedValues';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { COLUMN_WIDTH, radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { CARD_RULES, cardsDue, COACH_CARDS, type CoachCard, type CoachView } from '../../lessons/coach';
import { coachStrings } from '../../strings/coach';
import { RuleHint } from '../reference/RuleHint';
import { GAME_ID } from '../store/library';
import { useGames, type Games, type TableStore } from '../store/LibraryContext';
import { OctopusFigure } from '../table/figures';

const COACH_KEY = keysOf(GAME_ID).of('coach');

function coachStoreIn({ storage }: Games): CoachStore<CoachCard> {
  return createCoachStore(COACH_CARDS, keptUnder(storage, COACH_KEY));
}

export function useCoach(): CoachState<CoachCard> {
  return useStore(useGames().once(coachStoreIn));
}

interface CoachProps extends CoachView {
  readonly store: TableStore;
}

/** The card that is due on a page of a game with a coach; nothing on most pages of most games. */
export function Coach({ store, page, isRefused }: CoachProps) {
  const coach = useCoach();
  const { session } = useTableStore(store);
  const isCoached = coach.games.some(({ game, isOff }) => game === session.id && !isOff);
  const due = useMemo(
    () => (isCoached ? cardsDue(session, { page, isRefused }) : []),
    [isCoached, session, page, isRefused],
  );
  const card = cardToShow(coach, session.id, due);
  if (card === null) return null;
  return (
    <CoachCardView
      card={card}
      onClose={() => coach.close(session.id, card)}
      onOff={() => coach.sendAway(session.id)}
    />
  );
}

interface CoachCardViewProps {
  readonly card: CoachCard;
  readonly onClose: () => void;
  readonly onOff: () => void;
}

/** Lies over the head of the page, so that nothing moves under a finger when it comes or goes. */
function CoachCardView({ card, onClose, onOff }: CoachCardViewProps) {
  const strings = useStrings(coachStrings);
  const colors = useColors();
  return (
    <View style={styles.over}>
      <View
        role="group"
        accessibilityLabel={strings.coach}
        style={[styles.card, { backgroundColor: colors.raised, borderColor: colors.accent }]}
      >
        <View style={styles.said}>
          <OctopusFigure size={34} />
          <View style={styles.words}>
            <LiveText text={strings.cards[card]} />
            <RuleHint rule={CARD_RULES[card]} />
          </View>
        </View>
        <View style={styles.keys}>
          <Button grows kind="quiet" label={strings.off} onPress={onOff} />
          <Button grows label={strings.close} onPress={onClose} />
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  over: {
    position: 'absolute',
    top: 56,
    left: 0,
    right: 0,
    zIndex: 2,
    alignItems: 'center',
    paddingHorizontal: space.s,
    pointerEvents: 'box-none',
  },
  card: {
    width: '100%',
    maxWidth: COLUMN_WIDTH,
    gap: space.s,
    padding: space.m,
    borderRadius: radius.l,
    borderWidth: 2,
    boxShadow: '0 6px 20px rgba(0, 0, 0, 0.4)',
  },
  said: { flexDirection: 'row', gap: space.m },
  words: { flex: 1 },
  keys: { flexDirection: 'row', gap: space.s },
});
