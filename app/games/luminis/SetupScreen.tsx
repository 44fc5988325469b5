import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { FEWEST_PLAYERS, MOST_PLAYERS, pilesFor, spiresFor, startingHand } from '@/games/luminis/rules/turn';
import { luminisStrings } from '@/games/luminis/strings';
import { useGames } from '@/games/luminis/view/store';
import { NameSeats } from '@/tabletop/seats/NameSeats';
import { finishNames, seatName, shownNames } from '@/tabletop/seats/seats';
import { seatsStrings } from '@/tabletop/strings/seats';
import { Button } from '@/ui/components/Button';
import { Chips } from '@/ui/components/Chips';
import { Choice } from '@/ui/components/Choice';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';
import { startRoutes } from './OpenGame';

const COUNT = { fewest: FEWEST_PLAYERS, most: MOST_PLAYERS };

/** LT-1: who plays, whose phone it is, and what everybody takes. */
export function SetupScreen() {
  const { setup: strings } = useStrings(luminisStrings);
  const seats = useStrings(seatsStrings);
  const navigation = useNavigation();
  const games = useGames();
  const [earlierNames] = useState(games.names);
  const [names, setNames] = useState<readonly string[]>(['', '']);
  const [chosen, setMe] = useState(0);
  const [mode, setMode] = useState<'plain' | 'withBonus'>('plain');
  const [hasSameName, setSameName] = useState(false);
  const me = Math.min(chosen, names.length - 1);
  const shown = shownNames(names, seats.defaultName);

  const begin = () => {
    const finished = finishNames(names, seats.defaultName);
    setSameName(!finished.ok);
    if (!finished.ok) return;
    const game = games.start({ names: finished.value, me, advanced: mode === 'withBonus' });
    const routes = [...startRoutes(), { name: 'LuminisTable' as const, params: { game } }];
    navigation.reset({ index: routes.length - 1, routes });
  };

  return (
    <Page title={strings.title}>
      <Screen>
        <NameSeats
          {...COUNT}
          names={names}
          earlierNames={earlierNames}
          onRename={(seat, name) => setNames(names.map((each, index) => (index === seat ? name : each)))}
          onAdd={() => setNames([...names, ''])}
          onRemove={(seat) => setNames(names.filter((_, index) => index !== seat))}
          onTake={(name) => setNames(seatName(names, name, COUNT))}
        />
        <View style={styles.block}>
          <Text variant="title">{strings.me}</Text>
          <Text tone="mutedText">{strings.meNote}</Text>
          <Chips
            label={strings.me}
            value={me}
            options={shown.map((label, value) => ({ value, label }))}
            onChange={setMe}
          />
        </View>
        <Choice
          label={strings.advanced}
          value={mode}
          options={[
            { value: 'plain', label: strings.plain, note: strings.plainNote },
            { value: 'withBonus', label: strings.withBonus, note: strings.withBonusNote },
          ]}
          onChange={setMode}
        />
        <View style={styles.block}>
          <Text>{strings.table(spiresFor(names.length), pilesFor(names.length))}</Text>
          {shown.map((name, seat) => (
            <Text key={seat}>{strings.hand(name, startingHand(seat))}</Text>
          ))}
        </View>
        {hasSameName ? <Notice tone="danger" text={seats.sameName} /> : null}
        <Button label={strings.begin} onPress={begin} />
      </Screen>
    </Page>
  );
}

const styles = StyleSheet.create({ block: { gap: space.s } });
