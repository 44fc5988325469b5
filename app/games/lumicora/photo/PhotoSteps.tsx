import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { PhotoReading, SeenSurface } from '@/games/lumicora/exchange/photo/model';
import { GridStep } from '@/games/lumicora/view/photo/GridStep';
import { LookStep } from '@/games/lumicora/view/photo/LookStep';
import type { PhotoWork } from '@/games/lumicora/view/photo/usePhotoWork';
import { useKeptFocus } from '@/games/lumicora/view/reefEntry/BoardAndPanel';

import { PictureStep } from './PictureStep';

export interface PhotoStepsProps {
  readonly work: PhotoWork;
  readonly tip: string;
  readonly reason: string;
  /** What can be seen at all. */
  readonly surfaces: readonly SeenSurface[];
  /** What is said where the picture seems to show something else. */
  readonly strangeText: string;
  /** The buttons that lead on from what was read. */
  readonly onward: (reading: PhotoReading) => ReactNode;
  readonly compare?: (reading: PhotoReading) => ReactNode;
  readonly onByHand: () => void;
  /** Null where nothing is known of the box. */
  readonly onForgetBox: (() => void) | null;
}

/** From a picture to what it shows, step by step. */
export function PhotoSteps(props: PhotoStepsProps) {
  const kept = useKeptFocus(props.work.state.step);
  return (
    <View ref={kept} tabIndex={-1} style={styles.fill}>
      <Step {...props} />
    </View>
  );
}

function Step({ work, tip, reason, compare, onForgetBox, ...rest }: PhotoStepsProps) {
  switch (work.state.step) {
    case 'picture':
      return <PictureStep {...{ work, tip, reason, onForgetBox }} onByHand={rest.onByHand} />;
    case 'grid':
      return <GridStep work={work} onByHand={rest.onByHand} />;
    case 'look':
      return <LookStep work={work} {...rest} />;
    case 'compare':
      return work.state.reading === null ? null : compare?.(work.state.reading);
  }
}

const styles = StyleSheet.create({ fill: { flex: 1, outlineWidth: 0, outlineStyle: 'solid' } });
