import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Stepper } from '@/ui/components/Stepper';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space as gap } from '@/ui/tokens/metrics';

import { DISCS, discsOfKind, type Campfire, type CampSpace, type Seats, type Space } from '../../rules/model';
import { nomadsStrings } from '../../strings';
import { TilePicker } from '../table/TilePicker';

interface EditSpaceProps {
  readonly campfire: Campfire;
  readonly seats: Seats;
  readonly space: Space;
  readonly onChange: (campfire: Campfire) => void;
}

const MOST_LEFT = 112;

/** One space as it lies on the table: its pile, its stack, and whether Lys points at it. */
export function EditSpace({ campfire, seats, space, onChange }: EditSpaceProps) {
  const strings = useStrings(nomadsStrings);
  const { lay, words } = strings;
  const own = campfire.spaces[space]!;
  const all = campfire.spaces.flatMap(({ discs }) => discs);
  const free = DISCS.filter((disc) => all.filter((laid) => laid === disc).length < discsOfKind(disc, seats));
  const change = (changed: Partial<CampSpace>) => {
    const spaces = campfire.spaces.map((other, index) =>
      index === space ? { ...other, ...changed } : other,
    );
    onChange({ ...campfire, spaces });
  };
  return (
    <View style={styles.block}>
      <Text variant="title">{words.space(space + 1)}</Text>
      <Text strong>{lay.pile}</Text>
      <Text tone="mutedText">
        {own.discs.length === 0 ? lay.noDiscs : own.discs.map((disc) => words.discs[disc]).join(', ')}
      </Text>
      <View style={styles.keys}>
        {own.discs.length === 0 ? null : (
          <Button
            kind="quiet"
            label={lay.remove}
            mayRepeat
            onPress={() => change({ discs: own.discs.slice(0, -1) })}
          />
        )}
        {free.map((disc) => (
          <Button
            key={disc}
            kind="quiet"
            label={words.discs[disc]}
            accessibilityLabel={lay.add(words.discs[disc])}
            mayRepeat
            onPress={() => change({ discs: [...own.discs, disc] })}
          />
        ))}
      </View>
      <TilePicker
        question={lay.top}
        chosen={own.top === 'unknown' ? null : own.top}
        onPick={(top) => change({ top, left: Math.max(1, own.left) })}
        other={{ label: lay.empty, onPress: () => change({ top: null, left: 0 }) }}
      />
      <Stepper
        label={lay.left}
        current={`${lay.left}: ${own.left}`}
        value={own.left}
        least={0}
        most={MOST_LEFT}
        lessLabel={lay.fewer}
        moreLabel={lay.more}
        onChange={(left) => change({ left, top: left === 0 ? null : (own.top ?? 'unknown') })}
      />
      {campfire.lys === space ? null : (
        <Button kind="quiet" label={lay.lysHere} onPress={() => onChange({ ...campfire, lys: space })} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: gap.s },
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: gap.s },
});
