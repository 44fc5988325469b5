import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path, Text as SvgText } from 'react-native-svg';

import { hexagonCorners, hexagonPath } from '@/ui/board/layout';
import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { DRAWING_FONT, space, TOUCH_TARGET } from '@/ui/tokens/metrics';

import { isCoral, type PhotoReading, type SeenSurface, type SpaceReading } from '../../exchange/photo/model';
import type { LookAlikes } from '../../exchange/photo/tapReading';
import type { Space } from '../../rules/model';
import { photoStrings } from '../../strings/photo';
import { reefStrings } from '../../strings/reef';
import { ColorHexagon } from '../painter/CoralPictures';
import { KeyRow } from '../painter/KeyRow';
import { PanelHead } from '../reefEntry/BoardAndPanel';
import { SURFACE_INKS } from './photoLayout';
import type { PhotoWork } from './usePhotoWork';

export interface LookStepProps {
  readonly work: PhotoWork;
  /** What can be seen at all. */
  readonly surfaces: readonly SeenSurface[];
  /** What is said where the picture seems to show something else. */
  readonly strangeText: string;
  /** The way on, which differs by what the photo is for. */
  readonly onward: (reading: PhotoReading) => ReactNode;
  readonly onByHand: () => void;
}

interface LookPanelProps extends LookStepProps {
  readonly reading: PhotoReading;
  readonly chosen: Space | null;
  readonly onChoose: (space: Space | null) => void;
}

/** From so many on, most likely a lamp is mirrored on them: a photo from another side helps more than taps. */
const MANY_DOUBTS = 4;

/** How much was read of what, what is unsure, and the keys for a space that was read wrongly. */
export function LookPanel(props: LookPanelProps) {
  const { work, surfaces, reading, chosen, onward } = props;
  const { look, tasks } = useStrings(photoStrings);
  const { task } = work.state;
  const isStrange = !reading.looksLikeReef;
  return (
    <>
      {isStrange ? <Notice text={props.strangeText} /> : null}
      {chosen === null ? (
        <>
          <View style={styles.status}>
            <LiveText text={task === null ? sentence(look, doubtsOf(reading)) : tasks[task.kind]} />
            {work.state.wasTurned ? (
              <Text variant="small" tone="mutedText">
                {look.turned}
              </Text>
            ) : null}
          </View>
          <View style={styles.keys}>
            {work.state.offer === null ? (
              <ReadCounts spaces={reading.spaces} surfaces={surfaces} />
            ) : (
              <Offer offer={work.state.offer} onAnswer={work.answerOffer} />
            )}
          </View>
        </>
      ) : (
        <SurfaceKeys {...props} space={reading.spaces[chosen]!} />
      )}
      <Corrections {...props} />
      <View style={styles.buttons}>
        {!isStrange && work.state.first === null && doubtsOf(reading).length >= MANY_DOUBTS ? (
          <Button grows kind="quiet" label={look.second} onPress={work.takeSecond} />
        ) : null}
        {isStrange ? (
          <>
            <Button grows kind="quiet" label={look.another} onPress={() => work.goTo('picture')} />
            <Button grows kind="quiet" label={look.byHand} onPress={props.onByHand} />
          </>
        ) : null}
        <Button grows kind="quiet" label={look.again} onPress={work.goBack} />
        {onward(reading)}
      </View>
    </>
  );
}

interface OfferProps {
  readonly offer: LookAlikes;
  readonly onAnswer: (isTaken: boolean) => void;
}

/** One decision for a confusion that repeats itself; its spaces are ringed on the picture. */
function Offer({ offer: { spaces, surface }, onAnswer }: OfferProps) {
  const { look: strings } = useStrings(photoStrings);
  return (
    <>
      <LiveText strong text={strings.offer(spaces.length, surface)} />
      <View style={styles.buttons}>
        <Button grows kind="quiet" label={strings.leaveOffer} onPress={() => onAnswer(false)} />
        <Button grows label={strings.takeOffer(spaces.length, surface)} onPress={() => onAnswer(true)} />
      </View>
    </>
  );
}

type LookStrings = (typeof photoStrings)['en']['look'];

function sentence(strings: LookStrings, doubts: readonly SpaceReading[]): string {
  return doubts.length === 0 ? strings.sure : strings.doubts(doubts.length);
}

function doubtsOf({ spaces }: PhotoReading): readonly SpaceReading[] {
  return spaces.filter(({ isDoubtful }) => isDoubtful);
}

interface SurfaceKeysProps extends LookPanelProps {
  readonly space: SpaceReading;
}

/** What is really on the space: an example by which all others are judged again. */
function SurfaceKeys({ work, surfaces, onChoose, space: { space: at, surface } }: SurfaceKeysProps) {
  const { look: strings } = useStrings(photoStrings);
  const choices = surfaces.map((each) => ({
    id: each,
    label: strings.surfaces[each],
    isChosen: each === surface,
    picture: <SurfacePicture surface={each} size={44} />,
    onPress: () => {
      work.say({ space: at, surface: each });
      onChoose(null);
    },
  }));
  return (
    <>
      <PanelHead
        text={strings.whatIs(surface)}
        close={{ label: strings.close, onPress: () => onChoose(null) }}
      />
      <KeyRow label={strings.isWhat} choices={choices} />
    </>
  );
}

/** From doubt to doubt, and back. Always there, so that the picture does not move. */
function Corrections({ work, reading, chosen, onChoose }: LookPanelProps) {
  const { look: strings } = useStrings(photoStrings);
  const doubts = doubtsOf(reading);
  const next = doubts.find(({ space: at }) => at > (chosen ?? -1)) ?? doubts[0];
  const last = work.state.examples.at(-1);
  const isOne = work.state.examples.length - (work.state.earlier.at(-1)?.examples.length ?? 0) === 1;
  return (
    <View style={styles.buttons}>
      <Button
        grows
        kind="quiet"
        mayRepeat
        label={strings.nextDoubt}
        disabled={next === undefined}
        onPress={() => onChoose(next?.space ?? null)}
      />
      <Button
        grows
        kind="quiet"
        mayRepeat
        label={last === undefined || !isOne ? strings.undo : strings.undoNamed(last.surface)}
        disabled={last === undefined}
        onPress={work.takeBack}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  // As high as the head of the keys, and as the keys, which take their place.
  status: { minHeight: TOUCH_TARGET, justifyContent: 'center' },
  keys: { minHeight: TOUCH_TARGET + space.xs, justifyContent: 'center' },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});

interface ReadCountsProps {
  readonly spaces: readonly SpaceReading[];
  readonly surfaces: readonly SeenSurface[];
}

/** How many spaces of each kind were read, to compare with the table. */
function ReadCounts({ spaces, surfaces }: ReadCountsProps) {
  const { look: strings } = useStrings(photoStrings);
  return (
    <View role="list" accessibilityLabel={strings.counts} style={readCountsStyles.row}>
      {surfaces.map((surface) => {
        const count = spaces.filter((each) => each.surface === surface).length;
        return (
          <View
            key={surface}
            role="listitem"
            accessible
            accessibilityLabel={strings.count(surface, count)}
            style={readCountsStyles.count}
          >
            <SurfacePicture surface={surface} size={24} />
            <Text strong tabular>
              {count}
            </Text>
          </View>
        );
      })}
    </View>
  );
}

const readCountsStyles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m, rowGap: space.xs },
  count: { flexDirection: 'row', alignItems: 'center', gap: space.xs, minWidth: 50 },
});

const OUTLINE = hexagonPath(hexagonCorners(false), { x: 0, y: 0 }, 48);

/** What can be seen on a space, in the colours and letters that stand on the photo. */
function SurfacePicture({ surface, size }: { readonly surface: SeenSurface; readonly size: number }) {
  const letter = useSurfaceLetters()(surface);
  if (isCoral(surface)) return <ColorHexagon color={surface} size={size} />;
  const { fill, ink } = SURFACE_INKS[surface];
  return (
    <Svg width={size} height={size} viewBox="-50 -50 100 100" aria-hidden>
      <Path d={OUTLINE} fill={fill} />
      <SvgText
        y={17}
        fontSize={letter.length > 1 ? 42 : 50}
        fill={ink}
        fontFamily={DRAWING_FONT}
        fontWeight="bold"
        textAnchor="middle"
      >
        {letter}
      </SvgText>
    </Svg>
  );
}

/** Letters by which surfaces are told apart without colour. */
export function useSurfaceLetters(): (surface: SeenSurface) => string {
  const { letters: coral } = useStrings(reefStrings);
  const { letters: ground } = useStrings(photoStrings).look;
  return (surface) => (isCoral(surface) ? coral[surface] : ground[surface]);
}
