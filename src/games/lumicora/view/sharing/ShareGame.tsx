import { StyleSheet, View } from 'react-native';

import { Button, type ButtonProps } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useLanguage, useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { bgStatsLink } from '../../session/bgStats';
import { entryOf } from '../../session/historyEntry';
import { exportSession } from '../../session/tableGameFile';
import type { TableSession } from '../../session/tableSession';
import { sharingStrings } from '../../strings/sharing';
import { useGames } from '../store/LibraryContext';
import { dayStamp } from './day';
import type { MadePicture } from './picture/PictureMaker';
import { PicturePreview } from './PicturePreview';
import { describeResult, resultText, resultTitle } from './resultText';
import { ToldText } from './ToldText';
import { usePicture } from './usePicture';
import { useTelling } from './useTelling';

/** The ways in which a game leaves the app. */
export function ShareGame({ session }: { readonly session: TableSession }) {
  const { share: strings } = useStrings(sharingStrings);
  const language = useLanguage();
  const { sharing, exportText } = useGames();
  const { isBusy, told, tell, attempt } = useTelling();
  const picture = usePicture(session, () => tell({ text: strings.pictureFailed, isProblem: true }));
  const { state } = picture;
  const entry = entryOf(session);
  const name = `lumicora-${dayStamp(entry.endedAt)}`;
  const isDrawing = state.step === 'loading' || state.step === 'making';

  const shareText = () =>
    attempt(
      () => sharing.shareText(resultTitle(entry, language), resultText(entry, language)),
      strings.textFailed,
    );
  const draw = () => {
    tell(null);
    void picture.begin();
  };
  const sharePicture = ({ base64 }: MadePicture) =>
    attempt(
      () => sharing.shareFile({ name: `${name}.png`, type: 'image/png', content: { base64 } }),
      strings.fileFailed,
    );
  const shareFile = () =>
    attempt(() => exportText(`${name}.json`, exportSession(session)), strings.fileFailed);
  const openBgStats = async () => {
    tell(null);
    const isOpen = await sharing.openLink(bgStatsLink(session));
    tell({ text: isOpen ? strings.bgStatsOpened : strings.bgStatsFailed, isProblem: !isOpen });
  };

  return (
    <View style={styles.block}>
      <Text variant="title">{strings.title}</Text>
      <View style={styles.ways}>
        <Way label={strings.asText} disabled={isBusy} onPress={shareText} />
        <Way label={strings.asPicture} disabled={isBusy || isDrawing} onPress={draw} />
        <Way label={strings.gameFile} disabled={isBusy} onPress={shareFile} />
        {entry.isOver ? <Way label={strings.bgStats} disabled={isBusy} onPress={openBgStats} /> : null}
      </View>
      <ToldText told={told} />
      {isDrawing ? <LiveText tone="mutedText" text={strings.makingPicture} /> : null}
      {state.step === 'making' ? (
        <state.Maker session={session} onMade={picture.made} onFailed={picture.failed} />
      ) : null}
      {state.step === 'made' ? (
        <PicturePreview
          picture={state.picture}
          headline={describeResult(entry, language)}
          isBusy={isBusy}
          onShare={() => void sharePicture(state.picture)}
          onClose={picture.close}
        />
      ) : null}
    </View>
  );
}

/** All of one width, two or four in a row. */
function Way(props: Pick<ButtonProps, 'label' | 'disabled' | 'onPress'>) {
  return (
    <View style={styles.way}>
      <Button kind="quiet" {...props} />
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  way: { flexGrow: 1, flexBasis: 150 },
});
