import { StyleSheet, View } from 'react-native';

import { isAnswered } from '@/tabletop/learn/hints';
import type { LessonWork } from '@/tabletop/learn/view/useLessonPlay';
import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { minus } from '@/ui/i18n/phrases';
import { space } from '@/ui/tokens/metrics';

import { course, LESSON_SEATS, stepsOf, type LessonStep, type NomadsLessons } from '../../lessons/course';
import type { Holding } from '../../rules/cards';
import { LEGENDS } from '../../rules/model';
import { playMove } from '../../rules/moves';
import { GUESSED } from '../../session/cardLibrary';
import { nomadsStrings } from '../../strings';
import { learnStrings } from '../../strings/learn';
import { describeCard, describeLegend } from '../describe';
import { RingBoard } from '../ring/RingBoard';

/** One step: the ring, the question, and what came of the answer. */
export function LessonPanel({ play, change }: LessonWork<NomadsLessons>) {
  const strings = useStrings(learnStrings);
  const shown = course.shown(play);
  if (shown === null) return null;
  const { lesson } = play.run;
  const { step, index } = shown;
  const words = strings.lessons[lesson].steps[index]!;
  const { solved, problem } = play;
  const answer = (given: number) => change((before) => course.attempt(before, given));
  const isHinted = play.run.hintLevel > 0 && solved === null;
  const { move } = step;
  const drops = move === null ? [] : playMove(step.campfire, LESSON_SEATS, move).drops;
  return (
    <View style={styles.block}>
      <Text variant="small" tone="mutedText">
        {strings.step(index + 1, stepsOf(lesson).length)}
      </Text>
      <LiveText variant="lead" strong text={words.ask} />
      <View style={styles.ring}>
        <RingBoard
          campfire={step.campfire}
          looks={GUESSED.looks}
          picked={solved !== null || isAnswered(play.run.hintLevel) ? rightSpaces(step) : NOTHING}
          from={solved === null ? null : (move?.from ?? null)}
          chosen={move?.from ?? null}
          drops={drops}
          fallen={drops.length}
          onPress={(at) => {
            if (solved === null && step.ask === 'space') answer(at);
          }}
        />
      </View>
      {step.holdings.map((holding, seat) => (
        <HoldingLine key={seat} seat={seat} holding={holding} />
      ))}
      {step.ask === 'number' && solved === null ? (
        <View role="group" accessibilityLabel={strings.answers} style={styles.keys}>
          {step.options.map((option) => (
            <Button key={option} kind="quiet" label={minus(option)} onPress={() => answer(option)} />
          ))}
        </View>
      ) : null}
      {problem === null ? null : <LiveText isUrgent tone="danger" text={strings.wrong} />}
      {isHinted ? <LiveText tone="accentText" text={words.hint} /> : null}
      {solved === null ? (
        <View style={styles.keys}>
          <Button grows kind="quiet" label={strings.hint} onPress={() => change(withHint)} />
          <Button grows kind="quiet" label={strings.show} onPress={() => change(course.passOver)} />
        </View>
      ) : (
        <>
          <LiveText strong text={solved.isShown ? words.why : `${strings.right} ${words.why}`} />
          <Button label={strings.next} onPress={() => change(course.goOn)} />
        </>
      )}
    </View>
  );
}

const NOTHING: readonly number[] = [];

function withHint(play: LessonWork<NomadsLessons>['play']) {
  return { ...play, run: course.takeHint(play.run) };
}

function rightSpaces({ ask, right }: LessonStep): readonly number[] {
  return ask === 'space' ? right : NOTHING;
}

const NAMES = ['', 'Siana', 'Red'];

function HoldingLine({ holding, seat }: { readonly holding: Holding; readonly seat: number }) {
  const strings = useStrings(learnStrings);
  const words = useStrings(nomadsStrings);
  const { looks } = GUESSED;
  const tiles = [
    ...LEGENDS.flatMap((legend) => {
      const count = holding.tiles[legend - 1]!;
      return count === 0 ? [] : [`${count} × ${describeLegend(words, looks, legend)}`];
    }),
    ...(holding.wild === 0 ? [] : [`${holding.wild} × ${words.words.wild}`]),
  ];
  const cards = LEGENDS.flatMap((legend) => {
    const value = holding.legends[legend - 1] ?? null;
    return value === null ? [] : [describeCard(words, looks, { kind: 'legend', legend, value })];
  });
  const told = [tiles.join(', ') || strings.noTiles, cards.join(', ') || strings.noCards] as const;
  return (
    <Text tone="mutedText">
      {seat === 0 ? strings.holding(...told) : strings.holdingOf(NAMES[seat]!, ...told)}
    </Text>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  ring: { width: '100%', maxWidth: 400, aspectRatio: 1, alignSelf: 'center' },
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
