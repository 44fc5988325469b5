import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useCallback, useState } from 'react';

import { lumicoraCodes, type LumicoraCode } from '@/games/lumicora/exchange/codes';
import { judgeCollect } from '@/games/lumicora/exchange/collect';
import { tableNumber } from '@/games/lumicora/exchange/tableNumber';
import { phonesStrings } from '@/games/lumicora/strings/phones';
import { describeWhy } from '@/games/lumicora/view/codes/describeCodes';
import { LUMICORA_PREVIEWS } from '@/games/lumicora/view/codes/kinds';
import { StillMissing } from '@/games/lumicora/view/codes/phones';
import type { ScanContext } from '@/games/lumicora/view/codes/takeOver';
import type { TableStore } from '@/games/lumicora/view/store/LibraryContext';
import { UndoBar } from '@/games/lumicora/view/UndoBar';
import { FoundCode, useScan } from '@/tabletop/codes/view/Scanning';
import { codesStrings } from '@/tabletop/strings/codes';
import { Screen } from '@/ui/components/Screen';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space, TOUCH_TARGET } from '@/ui/tokens/metrics';

import { CodeScanner } from '../../camera/CodeScanner';
import { Page } from '../../navigation/Page';
import { useStayAwake } from '../useStayAwake';
import { OpenGame, startRoutes } from './OpenGame';

type ScanScreenProps = StaticScreenProps<{ readonly game?: string } | undefined>;

/** Reads codes of other phones, for a game or before there is one. */
export function ScanScreen({ route }: ScanScreenProps) {
  const game = route.params?.game;
  if (game === undefined) return <Scan opened={null} />;
  return <OpenGame id={game}>{(store) => <Scan opened={store} />}</OpenGame>;
}

function Scan({ opened }: { readonly opened: TableStore | null }) {
  const strings = useStrings(phonesStrings);
  const { lead } = useStrings(codesStrings).scan;
  const navigation = useNavigation();
  /** A reef that was scanned without a game is followed by the choice of one, which then stays open. */
  const [store, setStore] = useState(opened);
  const work = useScan({
    codes: lumicoraCodes,
    judge: useCallback((found: LumicoraCode) => judgeFound(store, found), [store]),
    describeWhy: (why) => describeWhy(strings, why),
  });
  useStayAwake();
  const context: ScanContext = {
    store,
    onStore: setStore,
    onOpen: ({ id, isOver }) =>
      navigation.reset({
        index: startRoutes().length,
        routes: [
          ...startRoutes(),
          { name: isOver ? 'LumicoraGameRecord' : 'LumicoraTable', params: { game: id } },
        ],
      }),
    onHistory: () => navigation.navigate('LumicoraHistory'),
  };
  const { found, answer } = work;
  return (
    <Page title={strings.scan.title}>
      <Screen>
        <CodeScanner work={work} lead={store === null ? lead : strings.scan.leadCollect} taken={UNDO_BAR} />
        {found === null ? null : (
          <FoundCode previews={LUMICORA_PREVIEWS} found={found} context={context} onAnswer={answer} />
        )}
        {store === null || found !== null ? null : (
          <StillMissing
            store={store}
            onReefs={() => navigation.navigate('LumicoraFinalInput', { game: store.getState().session.id })}
          />
        )}
      </Screen>
      {store === null ? null : <UndoBar store={store} />}
    </Page>
  );
}

/** A reef that does not fit the open table is refused at once. */
function judgeFound(store: TableStore | null, found: LumicoraCode) {
  if (store === null || found.kind !== 'reef') return null;
  const { table, session } = store.getState();
  const judged = judgeCollect(table, tableNumber(session), found.value);
  return judged.ok ? null : judged.error;
}

const UNDO_BAR = TOUCH_TARGET + space.s;
