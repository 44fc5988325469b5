import { StyleSheet, View } from 'react-native';

import { Card } from '@/ui/components/Card';
import { Chips } from '@/ui/components/Chips';
import { Stepper } from '@/ui/components/Stepper';
import { Text } from '@/ui/components/Text';
import { TextField } from '@/ui/components/TextField';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { BOX, LEGENDS } from '../../rules/model';
import type { LegendLook, OwnCards } from '../../session/cardLibrary';
import { nomadsStrings } from '../../strings';
import { describeLegend } from '../describe';
import { ColorDot, LEGEND_COLORS, TileIcon } from '../pieces';

interface CardsEditorProps {
  readonly own: OwnCards;
  readonly onChange: (own: OwnCards) => void;
}

const HIGHEST = 20;
const CARDS = Array.from({ length: BOX.legendCards }, (_, card) => card);
const SONGS = Array.from({ length: BOX.songs }, (_, song) => song);

/** Seven rows of four, four songs, and what the legends are called. */
export function CardsEditor({ own, onChange }: CardsEditorProps) {
  const strings = useStrings(nomadsStrings);
  const { cards: words, correct } = strings;
  const { cards, looks } = own;
  const setLook = (legend: number, look: LegendLook) =>
    onChange({ ...own, looks: looks.map((other, at) => (at === legend - 1 ? look : other)) });
  const setValue = (legend: number, card: number, value: number) => {
    const row = CARDS.map((at) => (at === card ? value : (cards.legends[legend - 1]![at] ?? LOWEST)));
    onChange({
      ...own,
      cards: { ...cards, legends: cards.legends.map((other, at) => (at === legend - 1 ? row : other)) },
    });
  };
  const setSong = (song: number, changed: Partial<(typeof cards.songs)[number]>) => {
    const songs = SONGS.map((at) => {
      const known = cards.songs[at] ?? { tiles: 3, points: 4 };
      return at === song ? { ...known, ...changed } : known;
    });
    onChange({ ...own, cards: { ...cards, songs } });
  };
  const stepper = (label: string, value: number, least: number, change: (value: number) => void) => ({
    label,
    value,
    least,
    most: HIGHEST,
    current: correct.now(label, value),
    lessLabel: `${label}: ${correct.less}`,
    moreLabel: `${label}: ${correct.more}`,
    onChange: change,
  });
  return (
    <>
      <Text variant="title">{words.legends}</Text>
      {LEGENDS.map((legend) => {
        const name = describeLegend(strings, looks, legend);
        const look = looks[legend - 1]!;
        return (
          <Card key={legend}>
            <View style={styles.head}>
              <TileIcon tile={legend} looks={looks} size={34} />
              <TextField
                label={words.name(legend)}
                value={look.name}
                placeholder={strings.words.legend(legend)}
                maxLength={24}
                onChange={(typed) => setLook(legend, { ...look, name: typed })}
              />
            </View>
            <Chips
              label={words.color(name)}
              value={look.color}
              options={LEGEND_COLORS.map((color, value) => ({
                value,
                label: words.colorNumber(value + 1),
                picture: <ColorDot color={color} />,
              }))}
              onChange={(color) => setLook(legend, { ...look, color })}
            />
            {CARDS.map((card) => (
              <Stepper
                key={card}
                {...stepper(
                  words.value(name, card + 1),
                  cards.legends[legend - 1]![card] ?? LOWEST,
                  1,
                  (value) => setValue(legend, card, value),
                )}
              />
            ))}
          </Card>
        );
      })}
      <Text variant="title">{words.songs}</Text>
      {SONGS.map((song) => (
        <Card key={song}>
          <Stepper
            {...stepper(words.songTiles(song + 1), cards.songs[song]?.tiles ?? 3, 1, (tiles) =>
              setSong(song, { tiles }),
            )}
          />
          <Stepper
            {...stepper(words.songPoints(song + 1), cards.songs[song]?.points ?? 4, 0, (points) =>
              setSong(song, { points }),
            )}
          />
        </Card>
      ))}
    </>
  );
}

const LOWEST = 2;

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
});
