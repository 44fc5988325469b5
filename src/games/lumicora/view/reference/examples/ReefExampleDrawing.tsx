import { useMemo } from 'react';
import { StyleSheet } from 'react-native';
import Svg from 'react-native-svg';

import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius } from '@/ui/tokens/metrics';

import type { ReefExample } from '../../../lessons/reference/example';
import { readReef } from '../../../lessons/reference/readReef';
import { reefStrings } from '../../../strings/reef';
import { referenceStrings } from '../../../strings/reference';
import { MarkLayer } from '../../reef/MarkLayer';
import { ReefDrawing } from '../../reef/ReefDrawing';
import { reefLayout } from '../../reef/reefLayouts';
import { describeReefExample } from './describeReefExample';
import { frameOf } from './frame';
import { Picture } from './Picture';
import { SpaceNames } from './SpaceNames';
import { TryMarks } from './TryMarks';

const LAYOUT = reefLayout(false);

/** A few Luminos on their part of the board. */
export function ReefExampleDrawing({ example }: { readonly example: ReefExample }) {
  const strings = useStrings(referenceStrings).pictures;
  const { picture } = useStrings(reefStrings);
  const reef = useMemo(() => readReef(example), [example]);
  const shown = useMemo(() => ({ kind: 'luminos', luminos: reef.luminos }) as const, [reef]);
  const marks = useMemo(() => ({ involved: reef.lit, links: reef.links }), [reef]);
  const { board, surface, luminos, tries } = reef;
  const { x, y, width, height } = frameOf(LAYOUT, reef.shown);
  return (
    <Picture
      label={describeReefExample(strings, picture(luminos.length), reef)}
      style={[styles.board, { aspectRatio: width / height }]}
    >
      <Svg width="100%" height="100%" viewBox={`${x} ${y} ${width} ${height}`}>
        <ReefDrawing layout={LAYOUT} board={board} reef={shown} />
        <MarkLayer layout={LAYOUT} board={board} view={surface} marks={marks} luminos={luminos} />
        {example.isNamed ? <SpaceNames layout={LAYOUT} board={board} /> : null}
        <TryMarks layout={LAYOUT} view={surface} tries={tries} />
      </Svg>
    </Picture>
  );
}

const styles = StyleSheet.create({
  board: { borderRadius: radius.m, overflow: 'hidden' },
});
