import { StyleSheet, View } from 'react-native';

import { Card } from '@/ui/components/Card';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { LIGHT_SIDE_RULES, MOST_ANIMALS_COUNTED } from '../../rules/animals';
import { SPACE_COUNT } from '../../rules/boards';
import type { ReefCounts } from '../../rules/finalScoring';
import { ANIMALS, COLORS } from '../../rules/model';
import { LOWEST_REMOTE, MOST_ANIMAL_POINTS } from '../../session/gameFile/gameFileModel';
import { countSpaces } from '../../session/reef/finalReef';
import type { CommandRejection } from '../../session/table/commands';
import type { Table } from '../../session/table/table';
import { finalInputStrings } from '../../strings/finalInput';
import { CountField } from './CountField';
import { AnimalPicture, CoralPicture, RemotePicture } from './pictures';
import { warningOf, type ReefWarning } from './useReefWarnings';

/** FS-5: the coral spaces in sight, by colour. */
export function SpaceFields({ table, counts, warnings, onCount }: CountFieldsProps) {
  const strings = useStrings(finalInputStrings);
  const sum = countSpaces(counts);
  // One more than there is room for can be asked for, so that the field can say why not.
  const room = Math.max(1, SPACE_COUNT - sum);
  return (
    <View style={styles.block}>
      <View style={styles.head}>
        <Text variant="title">{strings.spaces}</Text>
        <Text strong tone="mutedText">
          {strings.sum(sum, SPACE_COUNT)}
        </Text>
      </View>
      <Card>
        {COLORS.map((color) => {
          const value = counts.spaces[color];
          return (
            <CountField
              key={color}
              table={table}
              label={strings.color(color)}
              picture={<CoralPicture color={color} />}
              warning={warningOf(
                warnings,
                (oddity) => oddity.code === 'color-beyond-supply' && oddity.color === color,
              )}
              value={value}
              most={value + room}
              describeTooMuch={(entered) => strings.tooManySpaces(sum - value + entered, SPACE_COUNT)}
              onEnter={(entered) => onCount({ spaces: { ...counts.spaces, [color]: entered } })}
            />
          );
        })}
      </Card>
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.m,
  },
});

/** The animals in sight, or what they score where counts cannot tell it. */
export function AnimalFields(props: CountFieldsProps) {
  const strings = useStrings(finalInputStrings);
  const isLight = props.table.scoreBoard === 'light';
  const warning = warningOf(props.warnings, ({ code }) => code === 'more-animals-than-spaces');
  return (
    <View style={animalFieldsStyles.block}>
      <Text variant="title">{strings.animalsInSight}</Text>
      <Text variant="small" tone="mutedText">
        {isLight ? strings.animalPointsLead : strings.mostCounted(MOST_ANIMALS_COUNTED)}
      </Text>
      <Card>
        {isLight ? <PointsField {...props} /> : <SpeciesFields {...props} />}
        {warning === undefined ? null : <LiveText variant="small" tone="warning" text={warning} />}
      </Card>
    </View>
  );
}

/** FS-3 */
function SpeciesFields({ table, counts, onCount }: CountFieldsProps) {
  const strings = useStrings(finalInputStrings);
  return ANIMALS.map((species) => (
    <CountField
      key={species}
      table={table}
      label={strings.animals[species]}
      picture={<AnimalPicture species={species} />}
      value={counts.animals[species]}
      most={SPACE_COUNT}
      describeTooMuch={(entered) => strings.tooManySpaces(entered, SPACE_COUNT)}
      onEnter={(entered) => onCount({ animals: { ...counts.animals, [species]: entered } })}
    />
  ));
}

/** FS-4 */
function PointsField({ table, counts, onCount }: CountFieldsProps) {
  const strings = useStrings(finalInputStrings);
  return (
    <>
      <CountField
        table={table}
        label={strings.animalPoints}
        value={counts.animalPoints}
        most={MOST_ANIMAL_POINTS}
        describeTooMuch={() => strings.atMost(MOST_ANIMAL_POINTS)}
        onEnter={(animalPoints) => onCount({ animalPoints })}
      />
      {ANIMALS.map((species) => (
        <View key={species} style={animalFieldsStyles.rule}>
          <AnimalPicture species={species} />
          <View style={animalFieldsStyles.words}>
            <Text variant="small">{strings.animalWants(species, LIGHT_SIDE_RULES[species])}</Text>
            <Text variant="small" tone="mutedText">
              {strings.animalEarns(LIGHT_SIDE_RULES[species])}
            </Text>
          </View>
        </View>
      ))}
    </>
  );
}

const animalFieldsStyles = StyleSheet.create({
  block: { gap: space.m },
  rule: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
});

/** FS-6: what the bare remote limestone costs, entered as it is added up: without the minus. */
export function RemoteField({ table, counts, warnings, onCount }: CountFieldsProps) {
  const strings = useStrings(finalInputStrings);
  const cost = Math.abs(counts.remote);
  return (
    <>
      <CountField
        table={table}
        label={strings.remote}
        current={strings.remoteNow(cost)}
        picture={<RemotePicture remote={counts.remote} />}
        warning={warningOf(warnings, ({ code }) => code === 'remote-beyond-board')}
        value={cost}
        most={-LOWEST_REMOTE}
        describeTooMuch={() => strings.atMost(-LOWEST_REMOTE)}
        // Subtracted, because a turned sign would make a −0 of 0.
        onEnter={(entered) => onCount({ remote: 0 - entered })}
      />
      <Text variant="small" tone="mutedText">
        {strings.remoteLead}
      </Text>
    </>
  );
}

/** What every group of fields of a counted reef is given. */
export interface CountFieldsProps {
  readonly table: Table;
  readonly counts: ReefCounts;
  readonly warnings: readonly ReefWarning[];
  readonly onCount: (changed: Partial<ReefCounts>) => CommandRejection | null;
}
