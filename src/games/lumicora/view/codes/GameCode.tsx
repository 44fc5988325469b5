import { useEffect, useMemo, useRef } from 'react';

import { writeCodes } from '@/tabletop/codes/codes';
import type { PreviewProps } from '@/tabletop/codes/view/Scanning';
import { ShareCode } from '@/tabletop/codes/view/ShareCode';
import { ShownSequence } from '@/tabletop/codes/view/ShownCodes';
import { GamesBrought, GamesReview } from '@/tabletop/files/view/GameFilesPanels';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { filesStrings } from '@/tabletop/strings/files';
import { LiveText } from '@/ui/components/LiveText';
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

/** A game that came in by codes is looked over like one from a file: a later copy here is never overwritten. */
export function GamePreview({ value: session, context, onAnswer }: PreviewProps<TableSession, ScanContext>) {
  const { receivedGame } = useStrings(phonesStrings).scan;
  const { reading } = useStrings(filesStrings);
  const { state, read, cancel, bringIn } = useGameImport();
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    void read([{ name: receivedGame, text: exportSession(session) }]);
  }, [read, receivedGame, session]);
  if ('review' in state) {
    return (
      <GamesReview
        words={FILE_WORDS}
        state={state}
        settings={null}
        onBringIn={() => void bringIn()}
        onCancel={cancel}
        onLeave={() => onAnswer(null)}
        onOpen={context.onOpen}
      />
    );
  }
  if (state.step === 'done') {
    return (
      <GamesBrought
        words={FILE_WORDS}
        brought={state.brought}
        onOpen={context.onOpen}
        onHistory={context.onHistory}
        onClose={() => onAnswer(null)}
      />
    );
  }
  return <LiveText tone="mutedText" text={reading} />;
}
