import { StyleSheet, View } from 'react-native';

import { writeCodes } from '@/tabletop/codes/codes';
import { PreviewCard, type PreviewProps } from '@/tabletop/codes/view/Scanning';
import { ShareCode } from '@/tabletop/codes/view/ShareCode';
import { ShownCode } from '@/tabletop/codes/view/ShownCodes';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { lumicoraCodes, type PrintedBox } from '../../exchange/codes';
import type { BoxTones } from '../../exchange/photo/model';
import type { ReefBoard } from '../../rules/boards';
import type { LaidLumino } from '../../rules/model';
import { phonesStrings } from '../../strings/phones';
import { useBoardTurn } from '../boardTurn';
import { ReefPicture } from '../record/ReefPicture';
import { useGames } from '../store/LibraryContext';
import { adoptBoard, type ScanContext } from './takeOver';

/** The code of a printed board, for a phone on which nobody has painted it yet. */
export function ShownTerrain({ board }: { readonly board: ReefBoard }) {
  const { show: strings } = useStrings(phonesStrings);
  const { library } = useGames();
  const { side } = board;
  const tones = library.box();
  const texts = writeCodes(
    lumicoraCodes,
    tones === null ? { kind: 'terrain', value: board } : { kind: 'box', value: { board, tones } },
  );
  return (
    <ShownCode
      text={texts[0]!}
      label={strings.terrainCode(side)}
      title={strings.terrainOf(side)}
      facts={library.board(side).isConfirmed ? strings.painted : strings.guess}
      share={<ShareCode texts={texts} />}
    >
      <TerrainPicture board={board} />
    </ShownCode>
  );
}

export function TerrainPreview(props: PreviewProps<ReefBoard, ScanContext>) {
  return <PrintPreview {...props} board={props.value} tones={null} />;
}

export function BoxPreview(props: PreviewProps<PrintedBox, ScanContext>) {
  return <PrintPreview {...props} {...props.value} />;
}

interface PrintPreviewProps extends Pick<PreviewProps<unknown, ScanContext>, 'context' | 'onAnswer'> {
  readonly board: ReefBoard;
  readonly tones: BoxTones | null;
}

function PrintPreview({ board, tones, context, onAnswer }: PrintPreviewProps) {
  const { scan: strings } = useStrings(phonesStrings);
  const { library } = useGames();
  const { side } = board;
  const use = () =>
    onAnswer({
      text: strings.terrainUsed(side),
      takeBack: {
        label: strings.terrainUndo,
        run: adoptBoard(library, context.store, board, tones),
        done: strings.terrainBack,
      },
    });
  return (
    <PreviewCard
      title={strings.terrainTitle(side)}
      take={{ label: strings.useTerrain(side), onPress: use }}
      onLeave={() => onAnswer(null)}
    >
      <TerrainPicture board={board} />
      {library.board(side).isConfirmed ? <Text tone="mutedText">{strings.terrainReplaces}</Text> : null}
    </PreviewCard>
  );
}

const BARE = { kind: 'luminos', luminos: [] as readonly LaidLumino[] } as const;

/** A board without a reef, to be compared with the printed one. */
function TerrainPicture({ board }: { readonly board: ReefBoard }) {
  const { show } = useStrings(phonesStrings);
  const { isTurned } = useBoardTurn();
  return (
    <View style={styles.picture}>
      <ReefPicture board={board} reef={BARE} isTurned={isTurned} label={show.terrainOf(board.side)} />
    </View>
  );
}

const styles = StyleSheet.create({
  picture: { width: '100%', maxWidth: 360, alignSelf: 'center' },
});
