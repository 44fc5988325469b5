import { useCallback, useMemo, useState } from 'react';

import { useTableStore } from '@/tabletop/store/useTableStore';
import { useStrings } from '@/ui/i18n/LanguageContext';

import type { RuleId } from '../../lessons/ruleIds';
import { SPACE_COUNT } from '../../rules/boards';
import { LUMINOS_PER_COLOR } from '../../rules/box';
import { COLORS } from '../../rules/model';
import { STORAGE } from '../../rules/turn';
import {
  eraseDigit,
  isSameField,
  mostTyped,
  sheetCommand,
  sheetFields,
  sheetValue,
  typeDigit,
  type SheetField,
} from '../../session/final/countSheet';
import { LOWEST_REMOTE } from '../../session/gameFile/gameFileModel';
import { HIGHEST_SCORE } from '../../session/table/applyCommand';
import type { CommandRejection } from '../../session/table/commands';
import { finalInputStrings } from '../../strings/finalInput';
import { lumicoraStrings } from '../../strings/index';
import { ruleOfCommandRejection } from '../reference/ruleBehind';
import type { TableStore } from '../store/LibraryContext';

/** Where on the sheet somebody is. */
export interface SheetPlace {
  readonly player: number;
  readonly field: SheetField;
}

interface SheetRefusal {
  readonly words: string;
  /** The rule of the game behind it, if there is one. */
  readonly rule: RuleId | null;
}

const isSamePlace = (a: SheetPlace, b: SheetPlace) => a.player === b.player && isSameField(a.field, b.field);

/**
 * The fields of one player's page, or of all players where a page has one each, and the keys that fill them. Every key is
 * kept at once; nothing waits for a field to be left.
 */
export function useCountSheet(store: TableStore, players: readonly number[]) {
  const describeRefusal = useRefusals();
  const { table, perform } = useTableStore(store);
  const places = useMemo(
    () => players.flatMap((player) => sheetFields(table, player).map((field) => ({ player, field }))),
    [table, players],
  );
  const [active, setActive] = useState<SheetPlace | null>(places[0] ?? null);
  /** Whether digits of this visit stand in the active field: the first one replaces what was there. */
  const [isTyping, setTyping] = useState(false);
  const [refusal, setRefusal] = useState<SheetRefusal | null>(null);

  const open = useCallback((place: SheetPlace | null) => {
    setActive(place);
    setTyping(false);
    setRefusal(null);
  }, []);
  const leave = (place: SheetPlace) => {
    const next = places.findIndex((each) => isSamePlace(each, place)) + 1;
    open(places[next] ?? null);
  };
  /** Whether it was kept. */
  const keep = ({ player, field }: SheetPlace, value: number): boolean => {
    if (sheetValue(table, player, field) === value) return true;
    const rejection = perform(sheetCommand(table, player, field, value));
    setRefusal(
      rejection === null
        ? null
        : {
            words: describeRefusal(field, rejection),
            rule: ruleOfCommandRejection(rejection),
          },
    );
    return rejection === null;
  };
  const digit = (pressed: number) => {
    const place = active ?? places.at(-1);
    if (place === undefined) return;
    const { player, field } = place;
    const typed = active !== null && isTyping ? sheetValue(table, player, field) : null;
    const { value, isDone } = typeDigit(typed, pressed, mostTyped(table, player, field));
    if (!keep(place, value)) return;
    if (isDone) leave(place);
    else if (active === null) setActive(place);
    setTyping(!isDone);
  };
  const erase = () => {
    if (active === null) return;
    keep(active, eraseDigit(sheetValue(table, active.player, active.field)));
    setTyping(true);
  };
  return {
    table,
    active,
    refusal,
    open,
    digit,
    erase,
    next: () => (active === null ? open(places[0] ?? null) : leave(active)),
    /** A number that is whole with one tap. */
    choose: (place: SheetPlace, value: number) => {
      if (keep(place, value)) leave(place);
    },
    turnSign: (place: SheetPlace) => keep(place, 0 - sheetValue(table, place.player, place.field)),
    isActive: (place: SheetPlace) => active !== null && isSamePlace(active, place),
    valueOf: ({ player, field }: SheetPlace) => sheetValue(table, player, field),
  };
}

export type CountSheetWork = ReturnType<typeof useCountSheet>;

/** Why a number was not kept, in words. */
function useRefusals() {
  const strings = useStrings(finalInputStrings);
  const { rejected } = useStrings(lumicoraStrings).table;
  return ({ kind }: SheetField, rejection: CommandRejection): string => {
    if (rejection.code === 'too-many-spaces') return strings.tooManySpaces(rejection.count, rejection.most);
    if (rejection.code === 'too-many-of-color') {
      return strings.tooManyOfColor(rejection.color, rejection.count, rejection.most, LUMINOS_PER_COLOR);
    }
    if (rejection.code !== 'not-a-count') return rejected(rejection);
    switch (kind) {
      case 'score':
        return strings.atMost(HIGHEST_SCORE);
      case 'jellyfish':
        return strings.fourTiles(COLORS.length);
      case 'limestone':
        return strings.roomFor(STORAGE);
      case 'remote':
        return strings.atMost(-LOWEST_REMOTE);
      case 'color':
      case 'animal':
      case 'light':
        return strings.atMost(SPACE_COUNT);
    }
  };
}
