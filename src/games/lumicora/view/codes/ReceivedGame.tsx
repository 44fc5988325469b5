import { useEffect, useRef } from 'react';

import { LiveText } from '@/ui/components/LiveText';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { exportSession } from '../../session/tableGameFile';
import type { TableSession } from '../../session/tableSession';
import { codesStrings } from '../../strings/codes';
import { sharingStrings } from '../../strings/sharing';
import { ImportDone } from '../files/ImportDone';
import { ReviewPanel } from '../files/ReviewPanel';
import { useImport, type OpenableGame } from '../files/useImport';

export interface ReceivedGameProps {
  readonly session: TableSession;
  readonly onOpen: (game: OpenableGame) => void;
  readonly onHistory: () => void;
  readonly onLeave: () => void;
}

/** A game that came in by codes is looked over like one from a file: a later copy here is never overwritten. */
export function ReceivedGame({ session, onOpen, onHistory, onLeave }: ReceivedGameProps) {
  const { receivedGame } = useStrings(codesStrings).scan;
  const { files } = useStrings(sharingStrings);
  const { state, read, bringIn } = useImport();
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    void read([{ name: receivedGame, text: exportSession(session) }]);
  }, [read, receivedGame, session]);
  if ('review' in state) {
    return (
      <ReviewPanel
        {...state}
        settings={null}
        onBringIn={() => void bringIn()}
        onLeave={onLeave}
        onOpen={onOpen}
      />
    );
  }
  if (state.step === 'done') {
    return <ImportDone {...state} onOpen={onOpen} onHistory={onHistory} onClose={onLeave} />;
  }
  return <LiveText tone="mutedText" text={files.reading} />;
}
