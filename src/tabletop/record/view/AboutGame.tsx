import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { LiveText } from '@/ui/components/LiveText';
import { Stepper } from '@/ui/components/Stepper';
import { Text } from '@/ui/components/Text';
import { TextArea } from '@/ui/components/TextArea';
import { useFormats } from '@/ui/i18n/formats';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { aboutStrings } from '../../strings/about';
import { cleanNote, LONGEST_NOTE, type About } from '../about';

interface AboutGameProps {
  /** As it is shown everywhere: told, or by the steps of the game. */
  readonly endedAt: number;
  readonly about: About;
  readonly onTell: (about: About) => void;
}

/** When a game was played, and a note: read, and changed in place. */
export function AboutGame({ endedAt, about, onTell }: AboutGameProps) {
  const strings = useStrings(aboutStrings);
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  return (
    <View role="group" accessibilityLabel={strings.title}>
      <Card>
        {isOpen ? (
          <AboutForm
            endedAt={endedAt}
            about={about}
            onTell={(told) => {
              setOpen(false);
              onTell(told);
            }}
            onCancel={() => setOpen(false)}
          />
        ) : (
          <>
            <Text strong>{strings.playedOn(formats.date(endedAt))}</Text>
            {about.note === '' ? null : <Text>{about.note}</Text>}
            <Button kind="quiet" label={strings.change} onPress={() => setOpen(true)} />
          </>
        )}
      </Card>
    </View>
  );
}

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const FIRST_YEAR = 1950;
const LAST_YEAR = 2100;

function AboutForm({ endedAt, about, onTell, onCancel }: AboutGameProps & { readonly onCancel: () => void }) {
  const strings = useStrings(aboutStrings);
  const formats = useFormats();
  const [before] = useState(() => dayOf(endedAt));
  const [day, setDay] = useState(before);
  const [note, setNote] = useState(about.note);
  const at = noonOf(day);
  const isSame = day.year === before.year && day.month === before.month && day.day === before.day;
  const part = (name: keyof Day, least: number, most: number) => ({
    label: strings[name],
    current: strings.current(strings[name], day[name]),
    lessLabel: strings.less(strings[name]),
    moreLabel: strings.more(strings[name]),
    value: day[name],
    least,
    most,
    onChange: (value: number) => setDay({ ...day, [name]: value }),
  });
  return (
    <>
      <View>
        <Stepper {...part('day', 1, 31)} />
        <Stepper {...part('month', 1, 12)} />
        <Stepper {...part('year', FIRST_YEAR, LAST_YEAR)} />
      </View>
      <LiveText
        tone={at === null ? 'danger' : 'mutedText'}
        text={at === null ? strings.noSuchDay : formats.date(at)}
      />
      <TextArea
        label={strings.note}
        value={note}
        placeholder={strings.notePlaceholder}
        onChangeText={setNote}
        lines={3}
        maxLength={LONGEST_NOTE}
        isProse
      />
      <View style={styles.buttons}>
        <Button
          grows
          label={strings.keep}
          disabled={at === null}
          // A day that stays keeps the hour that the steps of the game tell.
          onPress={() => onTell({ playedAt: isSame ? about.playedAt : at, note: cleanNote(note) })}
        />
        <Button grows kind="quiet" label={strings.cancel} onPress={onCancel} />
      </View>
    </>
  );
}

/** By the clock of the device. */
function dayOf(at: number): Day {
  const date = new Date(at);
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}

/** In the middle of the day, so that it is that day in most places; null for a day that no calendar has. */
function noonOf({ year, month, day }: Day): number | null {
  const noon = new Date(year, month - 1, day, 12);
  return noon.getMonth() === month - 1 && noon.getDate() === day ? noon.getTime() : null;
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
