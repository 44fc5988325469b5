import { useEffect, useRef } from 'react';

import { LiveText } from '@/ui/components/LiveText';
import { useStrings } from '@/ui/i18n/LanguageContext';

import type { AnyProblem } from '../../files/describeRefusedFile';
import type { ImportReview } from '../../files/gameImport';
import type { ImportWork } from '../../files/useImport';
import {
  GamesBrought,
  GamesReview,
  type ImportWords,
  type OpenableGame,
} from '../../files/view/GameFilesPanels';
import type { TableTypes } from '../../session/session';
import { filesStrings } from '../../strings/files';

interface ReceivedGameProps<G extends TableTypes, Own, Problem> {
  /** What it goes by where it is refused. */
  readonly name: string;
  /** Its file or its save. */
  readonly text: string;
  readonly work: ImportWork<ImportReview<G, Own, Problem>>;
  readonly words: ImportWords<G, Own, Problem>;
  readonly onOpen: (game: OpenableGame) => void;
  readonly onHistory: () => void;
  readonly onLeave: () => void;
}

/** A game that came in by codes is looked over like one from a file: a later copy here is never overwritten. */
export function ReceivedGame<G extends TableTypes, Own, Problem extends AnyProblem>(
  props: ReceivedGameProps<G, Own, Problem>,
) {
  const { name, text, work, words, onOpen, onHistory, onLeave } = props;
  const { reading } = useStrings(filesStrings);
  const { state, read, cancel, bringIn } = work;
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    void read([{ name, text }]);
  }, [read, name, text]);
  if ('review' in state) {
    return (
      <GamesReview
        words={words}
        state={state}
        settings={null}
        onBringIn={() => void bringIn()}
        onCancel={cancel}
        onLeave={onLeave}
        onOpen={onOpen}
      />
    );
  }
  if (state.step === 'done') {
    return (
      <GamesBrought
        words={words}
        brought={state.brought}
        onOpen={onOpen}
        onHistory={onHistory}
        onClose={onLeave}
      />
    );
  }
  return <LiveText tone="mutedText" text={reading} />;
}
