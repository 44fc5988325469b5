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
import { codesStrings } from '@/tabletop/strings/codes';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space, TOUCH_TARGET } from '@/ui/tokens/metrics';

import { ScanPage } from '../ScanPage';
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
  return (
    <ScanPage
      codes={lumicoraCodes}
      judge={useCallback((found: LumicoraCode) => judgeFound(store, found), [store])}
      describeWhy={(why: WhyRefused) => describeWhy(strings, why)}
      title={strings.scan.title}
      lead={store === null ? lead : strings.scan.leadCollect}
      previews={LUMICORA_PREVIEWS}
      context={context}
      meanwhile={
        store === null ? null : (
          <StillMissing
            store={store}
            onReefs={() => navigation.navigate('LumicoraFinalInput', { game: store.getState().session.id })}
          />
        )
      }
      foot={store === null ? null : <UndoBar store={store} />}
      footHeight={UNDO_BAR}
    />
  );
}

type WhyRefused = Parameters<typeof describeWhy>[1];

/** A reef that does not fit the open table is refused at once. */
function judgeFound(store: TableStore | null, found: LumicoraCode) {
  if (store === null || found.kind !== 'reef') return null;
  const { table, session } = store.getState();
  const judged = judgeCollect(table, tableNumber(session), found.value);
  return judged.ok ? null : judged.error;
}

const UNDO_BAR = TOUCH_TARGET + space.s;
