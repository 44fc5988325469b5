import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';

import type { PhotoReading, SeenSurface } from '@/games/lumicora/exchange/photo/model';
import { formatGround } from '@/games/lumicora/exchange/photo/photoPainting';
import { photoStrings } from '@/games/lumicora/strings/photo';
import { EMPTY_BOARD } from '@/games/lumicora/view/photo/takeOverPhoto';
import { usePhotoWork } from '@/games/lumicora/view/photo/usePhotoWork';
import { pictures } from '@/shell/pictures';
import { Button } from '@/ui/components/Button';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';
import { useStayAwake } from '../useStayAwake';
import { PhotoSteps } from './photo/PhotoSteps';
import { useStepBack } from './photo/useStepBack';

type PhotoTerrainParams = { readonly side: string; readonly game?: string };

const GROUND: readonly SeenSurface[] = ['water', 'limestone'];

/** A printed board is read from a photo; it is confirmed where boards are painted. */
export function PhotoTerrainScreen({ route: { params } }: StaticScreenProps<PhotoTerrainParams>) {
  const strings = useStrings(photoStrings);
  const navigation = useNavigation();
  const work = usePhotoWork(pictures, EMPTY_BOARD);
  useStepBack(work.state.step !== 'picture', work.goBack);
  useStayAwake();
  const toTerrain = (ground?: string) =>
    navigation.dispatch(StackActions.popTo('LumicoraTerrain', { ...params, ground }, { merge: true }));
  const onward = (reading: PhotoReading) => (
    <Button
      grows
      label={reading.looksLikeReef ? strings.look.terrain : strings.look.terrainAnyway}
      disabled={work.state.task !== null}
      onPress={() => toTerrain(formatGround(reading))}
    />
  );
  return (
    <Page title={strings.terrainTitle}>
      <PhotoSteps
        {...{ work, onward }}
        tip={strings.picture.terrainTip}
        reason={strings.picture.terrainReason}
        surfaces={GROUND}
        strangeText={strings.look.noBoard}
        onByHand={() => toTerrain()}
        onForgetBox={null}
      />
    </Page>
  );
}
