import { useState } from 'react';

import { RULE_IDS, rulesStrings } from '@/games/copulas/strings/rules';
import { Card } from '@/ui/components/Card';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { TextField } from '@/ui/components/TextField';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';

const LONGEST_SEARCH = 60;

/** All rules in short, to be searched. */
export function RulesScreen() {
  const { title, search, nothing, rules } = useStrings(rulesStrings);
  const [wanted, setWanted] = useState('');
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const found = RULE_IDS.filter((id) => {
    const text = `${id} ${rules[id].title} ${rules[id].text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <Page title={title}>
      <Screen>
        <TextField
          label={search}
          value={wanted}
          placeholder={search}
          maxLength={LONGEST_SEARCH}
          onChange={setWanted}
        />
        {found.length === 0 ? <Text tone="mutedText">{nothing}</Text> : null}
        {found.map((id) => (
          <Card key={id}>
            <Text variant="title">{rules[id].title}</Text>
            <Text>{rules[id].text}</Text>
          </Card>
        ))}
      </Screen>
    </Page>
  );
}
