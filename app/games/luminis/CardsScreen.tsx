import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { luminisCodes } from '@/games/luminis/exchange/codes';
import { LEVELS, type CardFace } from '@/games/luminis/rules/model';
import {
  blankFace,
  encodeLibrary,
  faceKey,
  libraryCounts,
  offeredCards,
  readLibrary,
  type CardLibrary,
} from '@/games/luminis/session/cardLibrary';
import { luminisStrings } from '@/games/luminis/strings';
import { CardPicture } from '@/games/luminis/view/CardDrawing';
import { CardEditor, CardFoot } from '@/games/luminis/view/CardEditor';
import { describeCard } from '@/games/luminis/view/describe';
import { useGames } from '@/games/luminis/view/store';
import { parseJson } from '@/kit/json';
import { jsonFile } from '@/kit/sharing';
import { readCode } from '@/tabletop/codes/codes';
import type { Parts } from '@/tabletop/codes/parts';
import { linesOf } from '@/tabletop/codes/scan';
import { MOST_IMPORT_BYTES } from '@/tabletop/files/backup';
import { ToldText, useTelling } from '@/tabletop/files/view/telling';
import { Button } from '@/ui/components/Button';
import { IconButton } from '@/ui/components/IconButton';
import { CloseIcon } from '@/ui/components/icons';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { TextArea } from '@/ui/components/TextArea';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';

/** LC-2: the owner's cards, counted against the box, and how they go to another owner. */
export function CardsScreen() {
  const strings = useStrings(luminisStrings);
  const { library: words, card: cardWords } = strings;
  const { cards, now, sharing } = useGames();
  const navigation = useNavigation();
  const telling = useTelling();
  const [library, setLibrary] = useState(cards.read);
  const [face, setFace] = useState<CardFace | null>(null);
  const reread = () => setLibrary(cards.read());
  const merge = (other: CardLibrary) => {
    telling.tell({ text: words.merged(cards.merge(other)), isProblem: false });
    reread();
  };
  const pick = async () => {
    const [file] = await sharing.pickFiles(MOST_IMPORT_BYTES);
    if (file === undefined) return;
    if (!('text' in file)) {
      telling.tell({ text: words.tooLarge, isProblem: true });
      return;
    }
    const read = readLibrary(parseJson(file.text));
    if (read.ok) merge(read.value);
    else telling.tell({ text: words.notALibrary(read.error.path), isProblem: true });
  };
  if (face !== null) {
    return (
      <Page title={cardWords.titles.library}>
        <Screen>
          <CardEditor face={face} onChange={setFace} levels={LEVELS} library={library} />
        </Screen>
        <CardFoot>
          <Button
            grows
            label={cardWords.saveLibrary}
            onPress={() => {
              cards.remember(face, now());
              reread();
              setFace(null);
            }}
          />
        </CardFoot>
      </Page>
    );
  }
  return (
    <Page title={words.title}>
      <Screen>
        <View style={styles.block}>
          <Text>{words.about}</Text>
          {libraryCounts(library).map(({ level, entered, inBox }) => (
            <View key={level}>
              <Text tabular>{words.count(strings.words.levels[level], entered, inBox)}</Text>
              {entered > inBox ? <Notice text={words.tooMany(strings.words.levels[level])} /> : null}
            </View>
          ))}
          <Button label={words.add} onPress={() => setFace(blankFace(1))} />
        </View>
        {library.length === 0 ? <Text tone="mutedText">{words.empty}</Text> : null}
        {LEVELS.map((level) => (
          <View key={level} style={styles.cards}>
            {offeredCards(library, { level, cost: [0, 0, 0] }).map((card) => (
              <View key={faceKey(card)} style={styles.card}>
                <View accessible role="img" accessibilityLabel={describeCard(strings, card)}>
                  <CardPicture card={card} showsCost width={104} />
                </View>
                <IconButton
                  label={words.remove(describeCard(strings, card))}
                  onPress={() => {
                    cards.forget(card);
                    reread();
                  }}
                >
                  <CloseIcon />
                </IconButton>
              </View>
            ))}
          </View>
        ))}
        <View style={styles.block}>
          <ToldText told={telling.told} />
          <Button
            kind="quiet"
            label={words.export}
            disabled={library.length === 0 || telling.isBusy}
            onPress={() =>
              void telling.attempt(
                () => sharing.shareFile(jsonFile('luminis-cards.json', encodeLibrary(library))),
                words.exportFailed,
              )
            }
          />
          <Button kind="quiet" label={words.import} disabled={telling.isBusy} onPress={() => void pick()} />
          <Button
            kind="quiet"
            label={words.codes}
            disabled={library.length === 0}
            onPress={() => navigation.navigate('LuminisCodes')}
          />
          <PastedCodes onLibrary={merge} />
        </View>
      </Screen>
    </Page>
  );
}

/** The text of codes that somebody sent, one below the other or one after the other. */
function PastedCodes({ onLibrary }: { readonly onLibrary: (library: CardLibrary) => void }) {
  const { library: words } = useStrings(luminisStrings);
  const [text, setText] = useState('');
  const [parts, setParts] = useState<Parts | null>(null);
  const [isRefused, setRefused] = useState(false);
  const read = () => {
    let collected = parts;
    let isWrong = false;
    for (const line of linesOf(text)) {
      const reading = readCode(luminisCodes, line, collected);
      collected = reading.parts;
      if (!reading.said.ok) isWrong = true;
      else if (reading.said.value?.kind === 'cards') onLibrary(reading.said.value.value);
    }
    setParts(collected);
    setRefused(isWrong);
    setText('');
  };
  return (
    <View style={styles.block}>
      <Text variant="title">{words.paste}</Text>
      <Text tone="mutedText">{words.pasteNote}</Text>
      <TextArea
        label={words.paste}
        value={text}
        error={isRefused ? words.notALibrary(words.paste) : undefined}
        onChangeText={setText}
      />
      <Button kind="quiet" label={words.read} disabled={text.trim() === ''} onPress={read} />
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  card: { flexDirection: 'row', alignItems: 'center' },
});
