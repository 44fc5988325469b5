import { type ComponentType, useState } from 'react';
import { Image, StyleSheet, View } from 'react-native';

import { fetchPart } from '@/kit/fetching';
import { reportUnlessRefused } from '@/kit/report';
import { jsonFile } from '@/kit/sharing';
import { Button, type ButtonProps } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { dayStamp } from '@/ui/i18n/formats';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { ToldText, useTelling } from '../../files/view/telling';
import { useDesk } from '../../store/GamesContext';
import { outcomeStrings } from '../../strings/outcomes';
import { recordStrings } from '../../strings/record';
import { bgStatsLink, type BgStatsPlay } from '../bgStats';
import type { RecordEntry } from '../entry';
import type { MadePicture } from './PictureMaker';

interface MakerProps {
  readonly onMade: (picture: MadePicture) => void;
  readonly onFailed: () => void;
}

/** A game as it leaves the app. */
export interface SharedGame {
  /** The game as it stands: with another one, a picture that is shown goes. */
  readonly session: object;
  readonly entry: RecordEntry;
  /** What a shared text is called, what it says, and its first line. */
  readonly title: string;
  readonly text: () => string;
  readonly headline: string;
  readonly file: () => string;
  readonly play: () => BgStatsPlay;
  /** What draws the picture of the game as it stands; null where there is none. */
  readonly loadMaker: (() => Promise<ComponentType<MakerProps>>) | null;
}

/** The ways in which a game leaves the app. */
export function ShareGame({ game }: { readonly game: SharedGame }) {
  const { share: strings } = useStrings(recordStrings);
  const { fileFailed } = useStrings(outcomeStrings);
  const { id, sharing } = useDesk();
  const { isBusy, told, tell, attempt } = useTelling();
  const picture = usePicture(game, () => tell({ text: strings.pictureFailed, isProblem: true }));
  const { state } = picture;
  const { entry } = game;
  const name = `${id}-${dayStamp(entry.endedAt)}`;
  const isDrawing = state.step === 'loading' || state.step === 'making';

  const shareText = () => attempt(() => sharing.shareText(game.title, game.text()), strings.textFailed);
  const draw = () => {
    tell(null);
    void picture.begin();
  };
  const sharePicture = ({ base64 }: MadePicture) =>
    attempt(
      () => sharing.shareFile({ name: `${name}.png`, type: 'image/png', content: { base64 } }),
      fileFailed,
    );
  const shareFile = () => attempt(() => sharing.shareFile(jsonFile(`${name}.json`, game.file())), fileFailed);
  const openBgStats = async () => {
    tell(null);
    const isOpen = await sharing.openLink(bgStatsLink(game.play()));
    tell({ text: isOpen ? strings.bgStatsOpened : strings.bgStatsFailed, isProblem: !isOpen });
  };

  return (
    <View style={styles.block}>
      <Text variant="title">{strings.title}</Text>
      <View style={styles.ways}>
        <Way label={strings.asText} disabled={isBusy} onPress={shareText} />
        {game.loadMaker === null ? null : (
          <Way label={strings.asPicture} disabled={isBusy || isDrawing} onPress={draw} />
        )}
        <Way label={strings.gameFile} disabled={isBusy} onPress={shareFile} />
        {entry.isOver ? <Way label={strings.bgStats} disabled={isBusy} onPress={openBgStats} /> : null}
      </View>
      <ToldText told={told} />
      {isDrawing ? <LiveText tone="mutedText" text={strings.makingPicture} /> : null}
      {state.step === 'making' ? <state.Maker onMade={picture.made} onFailed={picture.failed} /> : null}
      {state.step === 'made' ? (
        <PicturePreview
          picture={state.picture}
          headline={game.headline}
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
  const { share: strings } = useStrings(recordStrings);
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
  | { readonly step: 'making'; readonly Maker: ComponentType<MakerProps> }
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
function usePicture({ session, loadMaker }: SharedGame, onFailed: () => void): PictureWork {
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
    if (loadMaker === null) return;
    setState({ step: 'loading' });
    try {
      const Maker = await fetchPart(loadMaker);
      setState({ step: 'making', Maker });
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
