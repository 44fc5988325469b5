import { useRef, useState, type Ref } from 'react';
import { StyleSheet, View, type TextInput } from 'react-native';

import { EarlierNames } from '@/tabletop/seats/NameSeats';
import { LONGEST_NAME } from '@/tabletop/session/bounds';
import { seatsStrings } from '@/tabletop/strings/seats';
import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Chips } from '@/ui/components/Chips';
import { DrawnKey } from '@/ui/components/DrawnKey';
import { Notice } from '@/ui/components/Notice';
import { Text } from '@/ui/components/Text';
import { TextField } from '@/ui/components/TextField';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { FEWEST_PLAYERS, MOST_PLAYERS } from '../../rules/round';
import { changeSeat, holderOf, removeSeat, seatCount, seatName } from '../../session/table/setupDraft';
import { FISH, type PlayerSetup, type TableSetup } from '../../session/table/table';
import { lumicoraStrings } from '../../strings/index';
import { FishFigure } from '../table/figures';
import { StartingLuminoChooser, TwoCorals } from './StartingLuminoChooser';

export interface SeatsProps {
  readonly draft: TableSetup;
  /** What each seat is called, also where no name was given. */
  readonly names: readonly string[];
  readonly earlierNames: readonly string[];
  readonly onChange: (draft: TableSetup) => void;
}

const COUNTS = Array.from({ length: MOST_PLAYERS - FEWEST_PLAYERS + 1 }, (_, more) => FEWEST_PLAYERS + more);

/** Who plays: 2 to 4 seats, and the names of earlier games to fill them. */
export function Seats({ draft, names, earlierNames, onChange }: SeatsProps) {
  const strings = useStrings(seatsStrings);
  const fields = useRef<(TextInput | null)[]>([]);
  const { players } = draft;
  const offered = earlierNames.filter((name) => !names.includes(name));
  return (
    <View style={styles.block}>
      <View style={styles.head}>
        <View style={styles.title}>
          <Text variant="title">{strings.players}</Text>
        </View>
        <Chips
          label={strings.playerCount}
          value={players.length}
          options={COUNTS.map((value) => ({ value, label: String(value) }))}
          onChange={(count) => onChange(seatCount(draft, count))}
        />
      </View>
      {players.map((player, seat) => (
        <PlayerRow
          key={seat}
          seat={seat + 1}
          player={player}
          shownName={names[seat]!}
          field={(input) => {
            fields.current[seat] = input;
          }}
          onNext={seat + 1 < players.length ? () => fields.current[seat + 1]?.focus() : undefined}
          holderOf={(changed) => {
            const holder = holderOf(draft, seat, changed);
            return holder === null ? null : names[holder]!;
          }}
          onChange={(changed) => onChange(changeSeat(draft, seat, changed))}
          onRemove={players.length > FEWEST_PLAYERS ? () => onChange(removeSeat(draft, seat)) : null}
        />
      ))}
      <EarlierNames names={offered} onTake={(name) => onChange(seatName(draft, name))} />
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  title: { flexGrow: 1 },
});

interface PlayerRowProps {
  readonly seat: number;
  /** The name may still be empty; `shownName` is what the player is called then. */
  readonly player: PlayerSetup;
  readonly shownName: string;
  readonly field: Ref<TextInput>;
  readonly onNext: (() => void) | undefined;
  /** Who has the fish or the starting Lumino of this change. */
  readonly holderOf: (changed: PlayerSetup) => string | null;
  readonly onChange: (player: PlayerSetup) => void;
  readonly onRemove: (() => void) | null;
}

interface Wish {
  readonly changed: PlayerSetup;
  readonly holder: string;
}

/** The fish and the starting Lumino as they lie on the table; a tap opens what else there is. */
function PlayerRow(props: PlayerRowProps) {
  const { seat, player, shownName, field, onNext, holderOf: holder, onChange, onRemove } = props;
  const { setup, words } = useStrings(lumicoraStrings);
  const seats = useStrings(seatsStrings);
  const colors = useColors();
  const [isOpen, setOpen] = useState(false);
  const [wish, setWish] = useState<Wish | null>(null);
  const toggle = () => {
    setOpen(!isOpen);
    setWish(null);
  };
  const choose = (changed: PlayerSetup) => {
    const taken = holder(changed);
    setWish(taken === null ? null : { changed, holder: taken });
    if (taken === null) onChange(changed);
  };
  const [a, b] = player.start.colors;
  const look = { backgroundColor: colors.raised, borderColor: colors.border };
  return (
    <Card>
      <View style={rowStyles.row}>
        <DrawnKey
          role="button"
          accessibilityLabel={setup.changeFish(shownName, words.fish[player.fish])}
          aria-expanded={isOpen}
          frame={rowStyles.fish}
          style={[rowStyles.key, look]}
          onPress={toggle}
        >
          <FishFigure fish={player.fish} size={34} />
        </DrawnKey>
        <DrawnKey
          role="button"
          accessibilityLabel={setup.changeStart(shownName, setup.pair(words.colors[a], words.colors[b]))}
          aria-expanded={isOpen}
          frame={rowStyles.start}
          style={[rowStyles.key, look]}
          onPress={toggle}
        >
          <TwoCorals colors={player.start.colors} />
        </DrawnKey>
        <TextField
          ref={field}
          label={seats.name(seat)}
          value={player.name}
          placeholder={seats.defaultName(seat)}
          maxLength={LONGEST_NAME}
          leadsOn={onNext !== undefined}
          onChange={(name) => onChange({ ...player, name })}
          onSubmit={onNext}
        />
      </View>
      {isOpen ? (
        <View style={rowStyles.details}>
          <Chips
            label={setup.fishOf(shownName)}
            value={player.fish}
            options={FISH.map((fish) => ({
              value: fish,
              label: words.fish[fish],
              picture: <FishFigure fish={fish} size={32} />,
            }))}
            onChange={(fish) => choose({ ...player, fish })}
          />
          <StartingLuminoChooser
            name={shownName}
            value={player.start}
            onChange={(start) => choose({ ...player, start })}
          />
          {wish === null ? null : (
            <Notice text={setup.taken(wish.holder)}>
              <View style={rowStyles.answers}>
                <Button
                  grows
                  label={setup.swap}
                  onPress={() => {
                    onChange(wish.changed);
                    setWish(null);
                  }}
                />
                <Button grows kind="quiet" label={setup.keepOwn} onPress={() => setWish(null)} />
              </View>
            </Notice>
          )}
          <View style={rowStyles.answers}>
            {onRemove === null ? null : (
              <Button grows kind="quiet" label={seats.removePlayer(shownName)} onPress={onRemove} />
            )}
            <Button grows kind="quiet" label={setup.closeChooser} onPress={toggle} />
          </View>
        </View>
      ) : null}
    </Card>
  );
}

const rowStyles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  fish: { width: TOUCH_TARGET, height: TOUCH_TARGET },
  start: { width: 72, height: TOUCH_TARGET },
  key: { borderRadius: radius.m, borderWidth: 1 },
  details: { gap: space.s },
  answers: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
