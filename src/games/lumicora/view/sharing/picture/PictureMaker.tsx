import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type Svg from 'react-native-svg';

import { reportUnlessRefused } from '@/kit/report';
import { useLanguage } from '@/ui/i18n/LanguageContext';

import type { TableSession } from '../../../session/tableSession';
import { ResultPicture } from '../ResultPicture';
import { layoutPicture, WIDTH } from './pictureLayout';
import { pictureOf } from './pictureModel';
import { laidOut, pngOf, type Size } from './svgPng';

export interface MadePicture extends Size {
  /** A PNG. */
  readonly base64: string;
}

export interface PictureMakerProps {
  readonly session: TableSession;
  readonly onMade: (picture: MadePicture) => void;
  readonly onFailed: () => void;
}

/** Pixels for a unit of the drawing: sharp on a phone, and still small enough for a message. */
const SHARPNESS = 1.5;
/** Native views are in their place a moment after they are made. */
const SETTLED_MS = 150;
const LONGEST_MS = 15_000;

/** Draws the picture where nobody sees it, and tells when it is there. */
export function PictureMaker({ session, onMade, onFailed }: PictureMakerProps) {
  const language = useLanguage();
  const svg = useRef<Svg>(null);
  const [model] = useState(() => pictureOf(session, language));
  const [pixels] = useState(() => sizeOf(layoutPicture(model).height));
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
      <ResultPicture ref={svg} model={model} {...laidOut(pixels)} />
    </View>
  );
}

function sizeOf(height: number): Size {
  return { width: WIDTH * SHARPNESS, height: Math.round(height * SHARPNESS) };
}

const styles = StyleSheet.create({
  away: { position: 'absolute', left: -10_000, top: 0, pointerEvents: 'none' },
});
