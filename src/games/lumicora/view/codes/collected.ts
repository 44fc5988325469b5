import type { Table } from '../../session/table';

/** The seats whose reefs are still to come: neither followed on this phone nor collected from another. */
export function seatsToCollect({ players, followed }: Table): readonly number[] {
  return players.flatMap(({ collected }, seat) => (collected === null && seat !== followed ? [seat] : []));
}
