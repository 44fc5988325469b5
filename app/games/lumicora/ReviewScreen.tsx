import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';

import { reefScreenStrings } from '@/games/lumicora/strings/reefScreen';
import { ReviewPage } from '@/games/lumicora/view/puzzles/ReviewPage';
import { useBoardRoom } from '@/games/lumicora/view/reefEntry/useBoardRoom';
import { puzzleDeskStrings } from '@/tabletop/strings/puzzles';
import { IconButton } from '@/ui/components/IconButton';
import { TurnIcon } from '@/ui/components/icons';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';

export function ReviewScreen() {
  const { review } = useStrings(puzzleDeskStrings);
  const { turn } = useStrings(reefScreenStrings);
  const navigation = useNavigation();
  const room = useBoardRoom();
  // Whoever goes on past midnight still does the review of the day it was opened.
  const [at] = useState(Date.now);
  return (
    <Page
      title={review.title}
      actions={
        <IconButton label={turn} onPress={room.turn}>
          <TurnIcon />
        </IconButton>
      }
    >
      <ReviewPage at={at} room={room} onFinish={() => navigation.goBack()} />
    </Page>
  );
}
