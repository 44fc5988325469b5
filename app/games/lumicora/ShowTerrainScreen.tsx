import type { StaticScreenProps } from '@react-navigation/native';

import { BOARD_SIDES, type BoardSide } from '@/games/lumicora/rules/boards';
import { phonesStrings } from '@/games/lumicora/strings/phones';
import { ShownTerrain } from '@/games/lumicora/view/codes/TerrainCode';
import { useGames } from '@/games/lumicora/view/store/LibraryContext';
import { Screen } from '@/ui/components/Screen';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';
import { useStayAwake } from '../useStayAwake';

type ShowTerrainScreenProps = StaticScreenProps<{ readonly side: BoardSide; readonly game?: string }>;

/** The printed board of a game, or of this device, for a phone on which nobody has painted it yet. */
export function ShowTerrainScreen({ route }: ShowTerrainScreenProps) {
  const { show: strings } = useStrings(phonesStrings);
  const { library, open } = useGames();
  useStayAwake();
  const { game } = route.params;
  const opened = game === undefined ? null : open(game);
  const ofGame = opened?.ok === true ? opened.value.getState().table.board : null;
  // An address may name any side.
  const side = ofGame?.side ?? BOARD_SIDES.find((each) => each === route.params.side) ?? 'A';
  return (
    <Page title={strings.titles.terrain}>
      <Screen>
        <ShownTerrain board={ofGame ?? library.board(side).board} />
      </Screen>
    </Page>
  );
}
