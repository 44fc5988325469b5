import type { GameProviderProps } from '@/games/contract';
import { GAMES } from '@/games/registry';

/** The stores of all games around the app. */
export function GameProviders({ storage, now, exportText, children }: GameProviderProps) {
  return GAMES.reduceRight(
    (inner, { id, Provider }) => (
      <Provider key={id} storage={storage} now={now} exportText={exportText}>
        {inner}
      </Provider>
    ),
    children,
  );
}
