import { useEffect, useRef, useState } from 'react';

import { parseWholeNumber } from '../number';

export interface TypedNumber {
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** What the caller says is wrong. */
  readonly error?: string;
  readonly onChange: (value: number) => void;
  readonly onRefuse?: (text: string) => void;
}

interface Draft {
  readonly text: string;
  /** The value that the text is meant to replace. */
  readonly base: number;
  readonly refused: Refusal | null;
}

interface Refusal {
  readonly text: string;
  /** What the caller complained of already, before this text. */
  readonly errorBefore: string | undefined;
}

/**
 * A number while it is typed. The text stands as it was typed until it is handed over, and stays if it is refused, so that
 * it can be mended. It gives way to Escape and to every other change of the value.
 */
export function useTypedNumber({ value, least, most, error, onChange, onRefuse }: TypedNumber) {
  const [draft, setDraft] = useState<Draft | null>(null);
  // The caller does not hear of a text that is gone, so what it said about it must not outlive it here.
  const [spent, setSpent] = useState<string | undefined>(undefined);

  const close = () => {
    if (draft !== null && draft.refused !== null && draft.refused.errorBefore !== error) setSpent(error);
    setDraft(null);
  };
  if (draft !== null && draft.base !== value) close();
  if (spent !== undefined && spent !== error) setSpent(undefined);

  const type = (text: string) => setDraft({ text, base: value, refused: draft?.refused ?? null });

  const typed = draft === null ? null : parseWholeNumber(draft.text);
  const isPossible = typed !== null && typed >= least && typed <= most;

  const submit = () => {
    // Leaving the field after Enter submits the same text again.
    if (draft === null || draft.refused?.text === draft.text) return;
    if (!isPossible) {
      setDraft({ ...draft, refused: { text: draft.text, errorBefore: error } });
      onRefuse?.(draft.text);
      return;
    }
    close();
    if (typed !== value) onChange(typed);
  };

  // Whoever goes back while typing does not leave the field first.
  const handOver = useRef(() => {});
  useEffect(() => {
    handOver.current = () => {
      if (isPossible && typed !== value) onChange(typed);
    };
  });
  useEffect(() => () => handOver.current(), []);

  const isRefused = draft !== null && draft.refused !== null;
  return {
    text: draft?.text ?? null,
    isRefused,
    error: isRefused || error !== spent ? error : undefined,
    type,
    submit,
    close,
  };
}
