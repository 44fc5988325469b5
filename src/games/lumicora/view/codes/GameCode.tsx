import { useMemo } from 'react';

import { writeCodes } from '@/tabletop/codes/codes';
import { ReceivedGame } from '@/tabletop/codes/view/ReceivedGame';
import type { PreviewProps } from '@/tabletop/codes/view/Scanning';
import { ShareCode } from '@/tabletop/codes/view/ShareCode';
import { ShownSequence } from '@/tabletop/codes/view/ShownCodes';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { lumicoraCodes } from '../../exchange/codes';
import { exportSession } from '../../session/gameFile/tableGameFile';
import type { TableSession } from '../../session/table/tableSession';
import { phonesStrings } from '../../strings/phones';
import { FILE_WORDS, useGameImport } from '../gameFiles';
import type { TableStore } from '../store/LibraryContext';
import type { ScanContext } from './takeOver';

/** The codes of the whole game, for a phone that goes on with it. */
export function ShownGame({ store }: { readonly store: TableStore }) {
  const { session } = useTableStore(store);
  const texts = useMemo(() => writeCodes(lumicoraCodes, { kind: 'game', value: session }), [session]);
  return <ShownSequence texts={texts} share={<ShareCode texts={texts} />} />;
}

export function GamePreview({ value: session, context, onAnswer }: PreviewProps<TableSession, ScanContext>) {
  const { receivedGame } = useStrings(phonesStrings).scan;
  const text = useMemo(() => exportSession(session), [session]);
  return (
    <ReceivedGame
      name={receivedGame}
      text={text}
      work={useGameImport()}
      words={FILE_WORDS}
      onOpen={context.onOpen}
      onHistory={context.onHistory}
      onLeave={() => onAnswer(null)}
    />
  );
}
