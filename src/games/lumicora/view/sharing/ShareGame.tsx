import { type ComponentType, useState } from 'react';
import { Image, StyleSheet, View } from 'react-native';

import { fetchPart } from '@/kit/fetching';
import { reportUnlessRefused } from '@/kit/report';
import { ToldText, useTelling } from '@/tabletop/files/view/telling';
import { bgStatsLink } from '@/tabletop/record/bgStats';
import type { MadePicture } from '@/tabletop/record/view/PictureMaker';
import { outcomeStrings } from '@/tabletop/strings/outcomes';
import { Button, type ButtonProps } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { dayStamp } from '@/ui/i18n/formats';
import { useLanguage, useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { exportSession } from '../../session/gameFile/tableGameFile';
import { entryOf } from '../../session/record/historyEntry';
import type { TableSession } from '../../session/table/tableSession';
import { sharingStrings } from '../../strings/sharing';
import { useGames } from '../store/LibraryContext';
import type { ResultPictureMakerProps } from './picture/PictureMaker';
import { bgStatsPlay, describeResult, resultText, resultTitle } from './resultText';

/** The ways in which a game leaves the app. */
export function ShareGame({ session }: { readonly session: TableSession }) {
  const { share: strings } = useStrings(sharingStrings);
  const { fileFailed } = useStrings(outcomeStrings);
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
      fileFailed,
    );
  const shareFile = () => attempt(() => exportText(`${name}.json`, exportSession(session)), fileFailed);
  const openBgStats = async () => {
    tell(null);
    const isOpen = await sharing.openLink(bgStatsLink(bgStatsPlay(session)));
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

interface PicturePreviewProps {
  readonly picture: MadePicture;
  /** What it shows, for screen readers. */
  readonly headline: string;
  readonly isBusy: boolean;
  readonly onShare: () => void;
  readonly onClose: () => void;
}

/** The picture as it will be sent, beneath what can be done with it: it is taller than most screens. */
function PicturePreview({ picture, headline, isBusy, onShare, onClose }: PicturePreviewProps) {
  const { share: strings } = useStrings(sharingStrings);
  const colors = useColors();
  const { base64, width, height } = picture;
  return (
    <View style={styles.preview}>
      <View style={styles.buttons}>
        <Button grows label={strings.sharePicture} disabled={isBusy} onPress={onShare} />
        <Button grows kind="quiet" label={strings.closePicture} onPress={onClose} />
      </View>
      <Image
        source={{ uri: `data:image/png;base64,${base64}` }}
        accessible
        role="img"
        accessibilityLabel={strings.pictureLabel(headline)}
        resizeMode="contain"
        style={[styles.picture, { aspectRatio: width / height, borderColor: colors.border }]}
      />
    </View>
  );
}

type PictureState =
  | { readonly step: 'none' }
  | { readonly step: 'loading' }
  | { readonly step: 'making'; readonly Maker: ComponentType<ResultPictureMakerProps> }
  | { readonly step: 'made'; readonly picture: MadePicture };

interface PictureWork {
  readonly state: PictureState;
  readonly begin: () => Promise<void>;
  readonly made: (picture: MadePicture) => void;
  readonly failed: () => void;
  readonly close: () => void;
}

const NONE: PictureState = { step: 'none' };

/** What draws the picture is loaded when somebody first asks for one. A picture goes when the game goes on. */
function usePicture(session: TableSession, onFailed: () => void): PictureWork {
  const [state, setState] = useState(NONE);
  const [drawn, setDrawn] = useState(session);
  if (drawn !== session) {
    setDrawn(session);
    setState(NONE);
  }
  const failed = () => {
    setState(NONE);
    onFailed();
  };
  const begin = async () => {
    setState({ step: 'loading' });
    try {
      const { ResultPictureMaker } = await fetchPart(() => import('./picture/PictureMaker'));
      setState({ step: 'making', Maker: ResultPictureMaker });
    } catch (problem) {
      reportUnlessRefused(problem, 'usePicture');
      failed();
    }
  };
  return {
    state,
    begin,
    made: (picture) => setState({ step: 'made', picture }),
    failed,
    close: () => setState(NONE),
  };
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  way: { flexGrow: 1, flexBasis: 150 },
  preview: { gap: space.m },
  picture: { width: '100%', maxWidth: 420, alignSelf: 'center', borderRadius: radius.m, borderWidth: 1 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
