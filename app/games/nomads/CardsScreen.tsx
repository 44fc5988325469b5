import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useState } from 'react';

import { GUESSED, type OwnCards } from '@/games/nomads/session/cardLibrary';
import { nomadsStrings } from '@/games/nomads/strings';
import { CardsEditor } from '@/games/nomads/view/cards/CardsEditor';
import { useCardShelf, useGames } from '@/games/nomads/view/store/store';
import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';

/** With a game, its cards become what is confirmed here, too. */
type CardsProps = StaticScreenProps<{ readonly game?: string } | undefined>;

/** The owner's cards, entered once. */
export function CardsScreen({ route }: CardsProps) {
  const { cards: strings } = useStrings(nomadsStrings);
  const navigation = useNavigation();
  const { open } = useGames();
  const shelf = useCardShelf();
  const [draft, setDraft] = useState<OwnCards>(shelf.own);
  const game = route.params?.game;
  const confirm = () => {
    shelf.keep({ ...draft, isConfirmed: true });
    const opened = game === undefined ? null : open(game);
    if (opened?.ok === true) opened.value.getState().perform({ type: 'cards', cards: draft.cards });
    navigation.goBack();
  };
  return (
    <Page title={strings.title}>
      <Screen>
        {draft.isConfirmed ? (
          <LiveText text={strings.confirmed} />
        ) : (
          <Notice tone="text" text={strings.guessed} />
        )}
        <CardsEditor own={draft} onChange={setDraft} />
        <Button label={strings.confirm} onPress={confirm} />
        {shelf.own.isConfirmed ? (
          <Button kind="quiet" label={strings.share} onPress={() => navigation.navigate('NomadsCodes')} />
        ) : null}
        <Button
          kind="quiet"
          label={strings.reset}
          onPress={() => {
            shelf.forget();
            setDraft(GUESSED);
          }}
        />
      </Screen>
    </Page>
  );
}
