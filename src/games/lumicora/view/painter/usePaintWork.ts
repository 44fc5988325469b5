import { useCallback, useMemo, useState } from 'react';

import { useStrings } from '@/ui/i18n/LanguageContext';

import type { RuleId } from '../../lessons/ruleIds';
import type { Space } from '../../rules/model';
import { clearAll, FIRST_BRUSH, pickUp, sumsOf, sweep, type Brush } from '../../session/brush';
import type { Command } from '../../session/commands';
import { finalReefOf } from '../../session/finalReef';
import { EMPTY_PAINTING, paint, viewOfPainting, type PaintedSpace } from '../../session/painting';
import { lumicoraStrings } from '../../strings';
import { painterStrings } from '../../strings/painter';
import { reefStrings } from '../../strings/reef';
import { majorityPoints } from '../majorityPoints';
import { describeCoral } from '../reef/describeSpace';
import type { ShownReef } from '../reef/ReefDrawing';
import { ruleOfCommandRejection } from '../reference/ruleLinks';
import { useTableStore } from '../store/LibraryContext';
import type { TableStore } from '../store/tableStore';

const NOTHING: readonly Space[] = [];

export interface PaintWatch {
  /** Something has become another. */
  readonly onPainted: () => void;
  /** The brush has gone over these spaces, whether they are another now or not. */
  readonly onBrushed: (spaces: readonly Space[]) => void;
}

/** Everything a person does to paint one reef. A stroke is one step of the game, made when the finger lifts. */
export function usePaintWork(store: TableStore, player: number, { onPainted, onBrushed }: PaintWatch) {
  const strings = useStrings(painterStrings);
  const reefWords = useStrings(reefStrings);
  const { rejections } = useStrings(lumicoraStrings).table;
  const { table, perform } = useTableStore(store);
  const owner = table.players[player]!;
  const [brush, setBrush] = useState(FIRST_BRUSH);
  const [stroke, setStroke] = useState(NOTHING);
  const [said, setSaid] = useState<string | null>(null);
  const [refusedBy, setRefusedBy] = useState<RuleId | null>(null);
  const say = useCallback((words: string | null, rule: RuleId | null = null) => {
    setSaid(words);
    setRefusedBy(rule);
  }, []);

  const isPainted = owner.depth === 'from-above';
  const painting = owner.painting ?? EMPTY_PAINTING;
  /** As it will be when the finger lifts. */
  const seen = useMemo(
    () => (stroke.length === 0 ? painting : paint(painting, sweep(brush, painting, stroke).painted)),
    [brush, painting, stroke],
  );
  const reef = useMemo((): ShownReef => {
    const told = finalReefOf({ ...owner, painting: seen });
    return told.kind === 'luminos' ? told : { kind: 'view', view: viewOfPainting(seen) };
  }, [owner, seen]);

  const attempt = (command: Command) => {
    const rejection = perform(command);
    if (rejection !== null) return say(rejections[rejection.code], ruleOfCommandRejection(rejection));
    say(null);
    onPainted();
  };
  const put = (spaces: readonly PaintedSpace[]) => {
    if (spaces.length > 0) attempt({ type: 'paint-reef', player, spaces });
  };
  const takeUp = (space: Space) => {
    const coral = painting[space]!;
    setBrush(pickUp(brush, coral));
    say(strings.pickedUp(coral === null ? strings.bareGround : describeCoral(reefWords, coral)));
  };
  const brushOver = (spaces: readonly Space[]) => {
    setStroke(NOTHING);
    if (!isPainted) return say(rejections['not-the-depth']);
    if (brush.tool === 'pick-up') return takeUp(spaces.at(-1)!);
    const { painted, isOnlyBare } = sweep(brush, painting, spaces);
    say(isOnlyBare ? strings.bare : null);
    put(painted);
    if (!isOnlyBare) onBrushed(spaces);
  };

  return {
    table,
    isPainted,
    brush,
    said,
    refusedBy,
    reef,
    sums: useMemo(() => sumsOf(seen), [seen]),
    majorities: useMemo(() => majorityPoints(table, player), [table, player]),
    chooseBrush: useCallback(
      (next: Brush) => {
        setBrush(next);
        say(null);
      },
      [say],
    ),
    begin: () => attempt({ type: 'choose-depth', player, depth: 'from-above' }),
    clear: () => put(clearAll(painting)),
    onPress: (space: Space) => brushOver([space]),
    onLongPress: (space: Space) => (isPainted ? takeUp(space) : brushOver([space])),
    onStroke: brushOver,
    onStrokeMove: isPainted && brush.tool !== 'pick-up' ? setStroke : () => undefined,
  };
}

export type PaintWork = ReturnType<typeof usePaintWork>;
