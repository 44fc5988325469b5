import type { StaticScreenProps } from '@react-navigation/native';

import { formatCode } from '@/games/lumicora/exchange/code';
import { BOARD_SIDES, type BoardSide } from '@/games/lumicora/rules/boards';
import { codesStrings } from '@/games/lumicora/strings/codes';
import { SingleCode } from '@/games/lumicora/view/codes/SingleCode';
import { TerrainPicture } from '@/games/lumicora/view/codes/TerrainPicture';
import { useGames } from '@/games/lumicora/view/store/LibraryContext';
import { Screen } from '@/ui/components/Screen';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';
import { useStayAwake } from './useStayAwake';

type ShowTerrainScreenProps = StaticScreenProps<{ readonly side: BoardSide; readonly game?: string }>;

/** The printed board of a game, or of this device, for a phone on which nobody has painted it yet. */
export function ShowTerrainScreen({ route }: ShowTerrainScreenProps) {
  const { show: strings } = useStrings(codesStrings);
  const { library, open } = useGames();
  useStayAwake();
  const { game } = route.params;
  const opened = game === undefined ? null : open(game);
  const ofGame = opened?.ok === true ? opened.value.getState().table.board : null;
  // An address may name any side.
  const side = ofGame?.side ?? BOARD_SIDES.find((each) => each === route.params.side) ?? 'A';
  const stored = library.board(side);
  const board = ofGame ?? stored.board;
  return (
    <Page title={strings.terrainTitle}>
      <Screen>
        <SingleCode
          text={formatCode({ kind: 'terrain', board })}
          label={strings.terrainCode(side)}
          title={strings.terrainOf(side)}
          facts={stored.isConfirmed ? strings.painted : strings.guess}
        >
          <TerrainPicture board={board} />
        </SingleCode>
      </Screen>
    </Page>
  );
}
