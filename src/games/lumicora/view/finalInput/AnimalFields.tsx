import { StyleSheet, View } from 'react-native';

import { Card } from '@/ui/components/Card';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { LIGHT_SIDE_RULES, MOST_ANIMALS_COUNTED } from '../../rules/animals';
import { SPACE_COUNT } from '../../rules/boards';
import { ANIMALS } from '../../rules/model';
import { MOST_ANIMAL_POINTS } from '../../session/gameFileModel';
import { finalInputStrings } from '../../strings/finalInput';
import { CountField } from './CountField';
import type { CountFieldsProps } from './countFieldsProps';
import { AnimalPicture } from './pictures';
import { warningOf } from './useReefWarnings';

/** The animals in sight, or what they score where counts cannot tell it. */
export function AnimalFields(props: CountFieldsProps) {
  const strings = useStrings(finalInputStrings);
  const isLight = props.table.scoreBoard === 'light';
  const warning = warningOf(props.warnings, ({ code }) => code === 'more-animals-than-spaces');
  return (
    <View style={styles.block}>
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
        <View key={species} style={styles.rule}>
          <AnimalPicture species={species} />
          <View style={styles.words}>
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

const styles = StyleSheet.create({
  block: { gap: space.m },
  rule: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
});
