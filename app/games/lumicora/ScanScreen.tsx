import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { codesStrings } from '@/games/lumicora/strings/codes';
import { EnterCode } from '@/games/lumicora/view/codes/EnterCode';
import { PictureLayout } from '@/games/lumicora/view/codes/PictureLayout';
import { ScanNews, StillMissing } from '@/games/lumicora/view/codes/ScanOutcome';
import { useScan } from '@/games/lumicora/view/codes/useScan';
import type { TableStore } from '@/games/lumicora/view/store/tableStore';
import { UndoBar } from '@/games/lumicora/view/UndoBar';
import { lightTap } from '@/shell/lightTap';
import { Button } from '@/ui/components/Button';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space, TOUCH_TARGET } from '@/ui/tokens/metrics';

import { CameraGate } from '../../camera/CameraGate';
import { Page } from '../../navigation/Page';
import { OpenGame } from './OpenGame';
import { CodeCamera } from './scan/CodeCamera';
import { FoundCode } from './scan/FoundCode';
import { useStayAwake } from './useStayAwake';

type ScanScreenProps = StaticScreenProps<{ readonly game?: string } | undefined>;

/** Reads codes of other phones, for a game or before there is one. */
export function ScanScreen({ route }: ScanScreenProps) {
  const game = route.params?.game;
  if (game === undefined) return <Scan opened={null} />;
  return <OpenGame id={game}>{(store) => <Scan opened={store} />}</OpenGame>;
}

function Scan({ opened }: { readonly opened: TableStore | null }) {
  const { scan: strings } = useStrings(codesStrings);
  const navigation = useNavigation();
  /** A reef that was scanned without a game is followed by the choice of one, which then stays open. */
  const [store, setStore] = useState(opened);
  const [isEntering, setEntering] = useState(false);
  const { state, see, enter, answer, dropParts } = useScan(store);
  const { found } = state;
  useStayAwake();
  useEffect(() => {
    if (found !== null) lightTap();
  }, [found]);
  const news = (
    <ScanNews
      state={state}
      onDropParts={dropParts}
      onTakenBack={() => answer({ kind: 'terrain-taken-back' })}
    />
  );
  const toText = { label: strings.enterText, onPress: () => setEntering(true) };
  return (
    <Page title={strings.title}>
      <Screen>
        {/* Stays behind what was found, so that nobody is asked for the camera twice. */}
        <View style={found !== null || isEntering ? styles.gone : styles.block}>
          <CameraGate reason={strings.reason} instead={toText}>
            {(camera) =>
              found === null && !isEntering ? (
                <PictureLayout
                  share={SHARE_OF_CAMERA}
                  taken={UNDO_BAR}
                  picture={(side) => <CodeCamera {...camera} onCode={see} side={side} />}
                >
                  {news}
                  <Text>{store === null ? strings.lead : strings.leadCollect}</Text>
                  <Button kind="quiet" {...toText} />
                </PictureLayout>
              ) : null
            }
          </CameraGate>
        </View>
        {found === null && isEntering ? (
          <View style={styles.block}>
            <EnterCode onRead={enter} />
            {news}
            <Button kind="quiet" label={strings.toCamera} onPress={() => setEntering(false)} />
          </View>
        ) : null}
        {found === null ? null : (
          <FoundCode found={found} store={store} onStore={setStore} onAnswer={answer} />
        )}
        {store === null || found !== null ? null : (
          <StillMissing
            store={store}
            onReefs={() => navigation.navigate('FinalInput', { game: store.getState().session.id })}
          />
        )}
      </Screen>
      {store === null ? null : <UndoBar store={store} />}
    </Page>
  );
}

/** There is room below for what is said about a code. */
const SHARE_OF_CAMERA = 0.5;
const UNDO_BAR = TOUCH_TARGET + space.s;

const styles = StyleSheet.create({
  block: { gap: space.m },
  gone: { display: 'none' },
});
