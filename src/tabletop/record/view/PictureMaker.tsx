import { useEffect, useEffectEvent, useRef, useState, type Ref } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { G, Rect } from 'react-native-svg';

import { reportUnlessRefused } from '@/kit/report';
import { useColors } from '@/ui/tokens/ThemeContext';

import {
  layoutPicture,
  WIDTH,
  type PictureModel,
  type PicturePlayer,
  type PictureRow,
} from '../pictureFrame';
import { PictureHead, PictureTable, type PictureSlots } from './PictureTable';
import { PictureText } from './PictureText';
import { laidOut, pngOf, type Size } from './svgPng';

export interface MadePicture extends Size {
  /** A PNG. */
  readonly base64: string;
}

export interface PictureMakerProps<P extends PicturePlayer, R extends PictureRow> {
  /** As it was when the picture was asked for. */
  readonly model: PictureModel<P, R>;
  readonly slots: PictureSlots<P, R>;
  readonly onMade: (picture: MadePicture) => void;
  readonly onFailed: () => void;
}

/** Pixels for a unit of the drawing: sharp on a phone, and still small enough for a message. */
const SHARPNESS = 1.5;
/** Native views are in their place a moment after they are made. */
const SETTLED_MS = 150;
const LONGEST_MS = 15_000;

/** Draws the picture where nobody sees it, and tells when it is there. */
export function PictureMaker<P extends PicturePlayer, R extends PictureRow>(props: PictureMakerProps<P, R>) {
  const { model, slots, onMade, onFailed } = props;
  const svg = useRef<Svg>(null);
  const [pixels] = useState(() => sizeOf(layoutPicture(model, slots.cardHeight).height));
  const made = useEffectEvent((base64: string) => onMade({ base64, ...pixels }));
  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    let isWaiting = true;
    const once = (answer: () => void) => {
      if (isWaiting) answer();
      isWaiting = false;
    };
    const settled = setTimeout(() => {
      pngOf(svg.current!, pixels).then(
        (base64) => once(() => made(base64)),
        (problem: unknown) => {
          reportUnlessRefused(problem, 'PictureMaker');
          once(failed);
        },
      );
    }, SETTLED_MS);
    const patience = setTimeout(() => once(failed), LONGEST_MS);
    return () => {
      isWaiting = false;
      clearTimeout(settled);
      clearTimeout(patience);
    };
  }, [pixels]);
  return (
    <View style={styles.away} aria-hidden importantForAccessibility="no-hide-descendants">
      <Picture ref={svg} model={model} slots={slots} {...laidOut(pixels)} />
    </View>
  );
}

function sizeOf(height: number): Size {
  return { width: WIDTH * SHARPNESS, height: Math.round(height * SHARPNESS) };
}

interface PictureProps<P extends PicturePlayer, R extends PictureRow> extends Pick<
  PictureMakerProps<P, R>,
  'model' | 'slots'
> {
  readonly ref: Ref<Svg>;
  /** On the page; the picture fills it. */
  readonly width: number;
  readonly height: number;
}

/** The result as people send it: who won, the table, and what everybody built. In the app's theme and language. */
function Picture<P extends PicturePlayer, R extends PictureRow>(props: PictureProps<P, R>) {
  const { ref, model, slots, width, height } = props;
  const colors = useColors();
  const layout = layoutPicture(model, slots.cardHeight);
  const { foot } = layout;
  return (
    <Svg
      ref={ref}
      width={width}
      height={height}
      viewBox={`0 0 ${WIDTH} ${layout.height}`}
      preserveAspectRatio="none"
    >
      <Rect width={WIDTH} height={layout.height} fill={colors.background} />
      <PictureHead model={model} slots={slots} box={layout.head} />
      <PictureTable model={model} slots={slots} box={layout.table} />
      {model.players.map((player, index) => (
        <G key={player.name}>{slots.card(player, layout.cards[index]!)}</G>
      ))}
      <PictureText
        x={WIDTH / 2}
        y={foot.y + 52}
        size={24}
        tone="mutedText"
        anchor="middle"
        text={model.made}
      />
    </Svg>
  );
}

const styles = StyleSheet.create({
  away: { position: 'absolute', left: -10_000, top: 0, pointerEvents: 'none' },
});
