import { useMemo, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { Button } from '@/ui/components/Button';
import { Notice } from '@/ui/components/Notice';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { ANIMALS, type Animal, type LaidLumino } from '../../rules/model';
import { entryStatus, previewAtTable, type LuminoEntry } from '../../session/reef/luminoEntry';
import type { Table } from '../../session/table/table';
import { lumicoraStrings } from '../../strings/index';
import { reefScreenStrings } from '../../strings/reefScreen';
import { describePreview } from '../describePreview';
import { describeRejection } from '../describeRejection';
import { SymbolDrawing } from '../reef/HalfSymbols';
import { RuleHint } from '../reference/RuleHint';
import { useOpenRule } from '../reference/RuleLinks';
import type { EntryWork, ReefWork } from './useReefWork';

interface EntryPanelProps {
  readonly player: number;
  readonly entry: LuminoEntry;
  readonly reef: ReefWork;
}

/** From the chosen color and number to the placed Lumino: the animal, why not there, what would change. */
export function EntryPanel(props: EntryPanelProps) {
  const { player, entry, reef } = props;
  const { table, work, looked } = reef;
  const [isOverriding, setOverriding] = useState(false);
  const asksOther = (entryStatus(entry) === 'other-half' || isOverriding) && !work.hasNoPlace;
  const choose = (other: Animal | null) => {
    reef.chooseOther(other);
    setOverriding(false);
  };
  const previewed = looked ?? (asksOther ? null : work.lumino);
  return (
    <>
      <ScrollView nestedScrollEnabled contentContainerStyle={styles.content}>
        {work.hasNoPlace ? <NoPlace entry={entry} reef={reef} /> : null}
        <Refusal work={work} />
        {asksOther ? <OtherHalfChoice onChoose={choose} /> : null}
        {previewed === null ? null : <PreviewList table={table} player={player} lumino={previewed} />}
      </ScrollView>
      {asksOther || work.hasNoPlace ? null : (
        <EntryButtons {...props} onOverride={() => setOverriding(true)} />
      )}
    </>
  );
}

/** PL-5, said before anybody searches the board. */
function NoPlace({ entry, reef }: Pick<EntryPanelProps, 'entry' | 'reef'>) {
  const strings = useStrings(reefScreenStrings);
  return (
    <Notice text={strings.noPlace(entry.color)}>
      <View style={styles.buttons}>
        <Button grows label={strings.returnIt} onPress={reef.giveBack} />
        <Button grows kind="quiet" label={strings.placeSomewhere} onPress={reef.work.insist} />
      </View>
    </Notice>
  );
}

function Refusal({ work }: { readonly work: EntryWork }) {
  const { placement } = useStrings(lumicoraStrings);
  const strings = useStrings(reefScreenStrings);
  const canOpen = useOpenRule() !== null;
  if (work.refusal === null || work.hasNoPlace) return null;
  const { sentence, ruleName, rule } = describeRejection(placement, work.refusal);
  return (
    <Notice text={canOpen ? sentence : `${sentence}\n${strings.rule(ruleName)}`}>
      <RuleHint rule={rule} />
    </Notice>
  );
}

interface EntryButtonsProps extends EntryPanelProps {
  readonly onOverride: () => void;
}

/** Flip is always there; Place once there is something to place. LU-1 may be overridden until then. */
function EntryButtons({ entry, reef: { work, place }, onOverride }: EntryButtonsProps) {
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
        <Button grows label={strings.place(check.cost)} onPress={() => place(false)} />
      ) : (
        <Button grows kind="quiet" label={strings.placeAnyway} onPress={() => place(true)} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  content: { gap: space.s, paddingVertical: space.xs },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, paddingTop: space.xs },
});

interface OtherHalfChoiceProps {
  readonly onChoose: (other: Animal | null) => void;
}

const CHOICES: readonly (Animal | null)[] = [...ANIMALS, null];

/** LU-1: what the half without the number shows. */
function OtherHalfChoice({ onChoose }: OtherHalfChoiceProps) {
  const strings = useStrings(reefScreenStrings);
  const { words } = useStrings(lumicoraStrings);
  const colors = useColors();
  return (
    <View role="group" accessibilityLabel={strings.otherHalf} style={otherHalfChoiceStyles.choices}>
      {CHOICES.map((other) => {
        const label = other === null ? strings.noAnimal : words.animals[other];
        return (
          <Pressed
            key={label}
            role="button"
            accessibilityLabel={label}
            onPress={() => onChoose(other)}
            style={[
              otherHalfChoiceStyles.choice,
              { backgroundColor: colors.raised, borderColor: colors.border },
            ]}
          >
            {other === null ? null : (
              <Svg width={28} height={28} viewBox="-28 -28 56 56" aria-hidden>
                <SymbolDrawing symbol={other} ink={colors.text} edge={colors.text} />
              </Svg>
            )}
            <Text variant="small">{label}</Text>
          </Pressed>
        );
      })}
    </View>
  );
}

const otherHalfChoiceStyles = StyleSheet.create({
  choices: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  choice: {
    flexGrow: 1,
    minHeight: TOUCH_TARGET + space.xs,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    paddingHorizontal: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
  },
});

interface PreviewListProps {
  readonly table: Table;
  readonly player: number;
  readonly lumino: LaidLumino;
}

/** What a Lumino would change, line by line, before it is placed. */
function PreviewList({ table, player, lumino }: PreviewListProps) {
  const { placement } = useStrings(lumicoraStrings);
  const strings = useStrings(reefScreenStrings);
  const lines = useMemo(() => {
    const names = table.players.map(({ name }) => name);
    return describePreview(placement, previewAtTable(table, player, lumino), names);
  }, [placement, table, player, lumino]);
  return (
    <View role="list" accessibilityLabel={strings.preview} style={previewListStyles.list}>
      {lines.map(({ text, change }) => (
        <View key={text} role="listitem" accessible accessibilityLabel={placement.spoken(text)}>
          <Text variant="small" tone={change < 0 ? 'warning' : change > 0 ? 'accentText' : 'mutedText'}>
            {text}
          </Text>
        </View>
      ))}
      {lines.length === 0 ? (
        <Text variant="small" tone="mutedText">
          {placement.nothingChanges}
        </Text>
      ) : null}
    </View>
  );
}

const previewListStyles = StyleSheet.create({ list: { gap: space.xs } });
