import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useMemo, useState } from 'react';

import { SURFACES, type PhotoReading } from '@/games/lumicora/exchange/photo/model';
import { photoDifferences } from '@/games/lumicora/exchange/photo/photoPainting';
import { surfaceOf } from '@/games/lumicora/rules/surface';
import { photoStrings } from '@/games/lumicora/strings/photo';
import { CompareStep } from '@/games/lumicora/view/photo/CompareStep';
import { isCompared, knowledgeOf } from '@/games/lumicora/view/photo/takeOverPhoto';
import { usePhotoWork } from '@/games/lumicora/view/photo/usePhotoWork';
import { useGames } from '@/games/lumicora/view/store/LibraryContext';
import type { TableStore } from '@/games/lumicora/view/store/LibraryContext';
import { pictures } from '@/shell/pictures';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';
import { useStayAwake } from '../useStayAwake';
import { OpenGame } from './OpenGame';
import { PhotoSteps } from './photo/PhotoSteps';
import { usePhotoTakeOver } from './photo/usePhotoTakeOver';
import { useStepBack } from './photo/useStepBack';
import { seatOf } from './seatOf';

/** The player is an index at the table, and a word where it comes from an address. */
type PhotoParams = { readonly game: string; readonly player: number };

export function PhotoScreen({ route }: StaticScreenProps<PhotoParams>) {
  return (
    <OpenGame id={route.params.game}>
      {(store) => {
        const player = seatOf(store, route.params.player);
        // A photo shows one reef.
        return <OpenPhoto key={player} store={store} player={player} />;
      }}
    </OpenGame>
  );
}

interface OpenPhotoProps {
  readonly store: TableStore;
  readonly player: number;
}

function OpenPhoto({ store, player }: OpenPhotoProps) {
  const strings = useStrings(photoStrings);
  const navigation = useNavigation();
  const { library } = useGames();
  const { table, session } = useTableStore(store);
  const { isConfirmed } = library.board(table.board.side);
  const [box, setBox] = useState(() => library.box());
  const knowledge = useMemo(
    () => knowledgeOf(table, player, isConfirmed, box),
    [table, player, isConfirmed, box],
  );
  const forgetBox = () => {
    library.forgetBox();
    setBox(null);
  };
  const work = usePhotoWork(pictures, knowledge);
  const takeOver = usePhotoTakeOver(store, player, work.state.samples);
  const leave = useStepBack(work.state.step !== 'picture', work.goBack);
  useStayAwake();
  const { name, reef } = table.players[player]!;
  const { refusal } = takeOver;

  const onward = (reading: PhotoReading) => (
    <>
      <OnwardButton
        isCompared={isCompared(table, player)}
        isStrange={!reading.looksLikeReef}
        isBusy={work.state.task !== null}
        onPaint={() => takeOver.paint(reading)}
        onCompare={() => work.goTo('compare')}
      />
      {refusal === null ? null : <LiveText isUrgent tone="warning" text={refusal} />}
    </>
  );
  const compare = (reading: PhotoReading) => {
    const differences = photoDifferences(reading, surfaceOf(reef));
    return (
      <CompareStep
        {...{ table, player, differences, refusal }}
        onCorrect={() =>
          navigation.dispatch(StackActions.popTo('LumicoraReef', { game: session.id, player }))
        }
        onTakeOver={() => takeOver.paintTracked(reading, differences)}
        onDone={leave}
        onBack={work.goBack}
      />
    );
  };
  return (
    <Page title={strings.title(name)}>
      <PhotoSteps
        {...{ work, onward, compare }}
        tip={strings.picture.tip}
        reason={strings.picture.reason}
        surfaces={SURFACES}
        strangeText={strings.look.noReef}
        onByHand={takeOver.paintByHand}
        onForgetBox={box === null ? null : forgetBox}
      />
    </Page>
  );
}

interface OnwardButtonProps {
  readonly isCompared: boolean;
  readonly isStrange: boolean;
  readonly isBusy: boolean;
  readonly onPaint: () => void;
  readonly onCompare: () => void;
}

function OnwardButton({ isStrange, isBusy, onPaint, onCompare, ...props }: OnwardButtonProps) {
  const { look } = useStrings(photoStrings);
  const [label, anyway, onPress] = props.isCompared
    ? [look.compare, look.compareAnyway, onCompare]
    : [look.paint, look.paintAnyway, onPaint];
  return <Button grows label={isStrange ? anyway : label} disabled={isBusy} onPress={onPress} />;
}
