import * as seats from '@/tabletop/seats/NameSeats';

import { FEWEST_PLAYERS, MOST_PLAYERS } from '../../rules/round';
import { addSeat, changeSeat, removeSeat, seatName } from '../../session/table/setupDraft';
import type { SeatsProps } from '../setup/Seats';
import { FishFigure } from '../table/figures';

/** Who played: the names alone, since nothing else about a seat matters once the game is over. */
export function NameSeats({ draft, earlierNames, onChange }: Omit<SeatsProps, 'names'>) {
  const { players } = draft;
  return (
    <seats.NameSeats
      names={players.map(({ name }) => name)}
      fewest={FEWEST_PLAYERS}
      most={MOST_PLAYERS}
      earlierNames={earlierNames}
      figure={(seat) => <FishFigure fish={players[seat]!.fish} size={36} />}
      onRename={(seat, name) => onChange(changeSeat(draft, seat, { ...players[seat]!, name }))}
      onAdd={() => onChange(addSeat(draft))}
      onRemove={(seat) => onChange(removeSeat(draft, seat))}
      onTake={(name) => onChange(seatName(draft, name))}
    />
  );
}
