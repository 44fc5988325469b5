/**
 * Nomads once more, slowly and from the file's own numbers: discs are carried by hand, prices are found by trying every way
 * to pay, moons are handed out one by one. It shares no line with the rules; tests compare the two.
 */

type Json = any; // oxlint-disable-line typescript/no-explicit-any

export function slowScore(file: Json): Json {
  const players = file.players.map((player: Json) => {
    let cards = 0;
    for (const value of player.legends) if (value !== null) cards += value;
    if (player.song !== null) cards += file.cards.songs[player.song].points;
    let tiles = 0;
    for (const count of [...player.tiles, player.wild]) for (let i = 0; i < count; i++) tiles--;
    return { name: player.name, cards, tiles, moons: player.moons, total: cards + tiles + player.moons };
  });
  const keys = players.map((player: Json, seat: number) => {
    const held = file.players[seat].legends.filter((value: Json) => value !== null).length;
    return player.total * 100 + held;
  });
  const best = Math.max(...keys);
  return {
    players,
    winners: players.filter((_: Json, seat: number) => keys[seat] === best).map((p: Json) => p.name),
  };
}

export function slowMoon(file: Json): Json {
  const scores: number[] = slowScore(file).players.map((player: Json) => player.cards + player.tiles);
  const moons = scores.map(() => 0);
  let left = 4;
  const steps = [...new Set(scores)].sort((a, b) => b - a);
  const groups = steps.map((step) => scores.flatMap((score, seat) => (score === step ? [seat] : [])));
  const deal = (group: number[], amount: number) => {
    while (amount >= group.length) {
      for (const seat of group) {
        moons[seat]!++;
        left--;
        amount--;
      }
    }
  };
  const [first, second] = groups;
  if (first!.length > 1 && file.moonTies === 'share-4') {
    deal(first!, 4);
  } else {
    deal(first!, 3);
    if (second !== undefined) deal(second, 1);
  }
  return { scores, moons, left };
}

export function slowWrite(file: Json, player: number): Json {
  const own = file.players[player];
  const songs: Json[] = [];
  file.cards.songs.forEach((card: Json, song: number) => {
    if (own.song !== null || file.players.some((other: Json) => other.song === song)) return;
    for (let wild = 0; wild <= own.wild; wild++) {
      if (waysToSing(own.tiles, card.tiles - wild, wild)) {
        songs.push({ song, points: card.points, wild });
        return;
      }
    }
  });
  const legends: Json[] = [];
  file.cards.legends.forEach((row: number[], index: number) => {
    const free = [...row];
    for (const other of file.players) {
      const at = free.indexOf(other.legends[index]);
      if (at >= 0) free.splice(at, 1);
    }
    const from = own.legends[index];
    for (const value of row) {
      if (!free.includes(value) || legends.some((c) => c.legend === index + 1 && c.value === value)) continue;
      if (from !== null && value <= from) continue;
      for (let wild = 0; wild <= own.wild; wild++) {
        const tiles = value - (from ?? 0) - wild;
        if (tiles < 0 || tiles > own.tiles[index]) continue;
        legends.push({ legend: index + 1, value, from, tiles, wild });
        break;
      }
    }
  });
  return { songs, legends };
}

/** Whether so many kinds can be laid down, and so many wild tiles each for a kind that is not. */
function waysToSing(tiles: number[], kinds: number, wild: number): boolean {
  for (let set = 0; set < 128; set++) {
    const chosen = tiles.filter((_, index) => set & (1 << index));
    if (chosen.length === kinds && !chosen.includes(0) && kinds + wild <= 7) return true;
  }
  return false;
}

export function slowMoves(file: Json, player: number): Json {
  const mine = file.players[player].adventurer;
  const isMine = (disc: string) => disc === mine || (disc === 'frog' && mine === 'nostromo');
  const plain: Json[] = [];
  const powered: Json[] = [];
  for (let from = 1; from <= 8; from++) {
    const pile: string[] = file.campfire.spaces[from - 1].discs;
    if (!pile.some(isMine)) continue;
    for (const direction of ['clockwise', 'counter']) {
      plain.push(play(file, from, direction, null, {}));
      // The way from the start on, long enough for every disc and one space left out.
      const way: number[] = [];
      let at = from;
      for (let i = 0; i <= pile.length; i++) {
        at = neighbor(at, direction);
        way.push(at);
      }
      if (mine === 'ulrich') {
        for (let i = 0; i + 1 < pile.length; i++) {
          powered.push(
            play(
              file,
              from,
              direction,
              { two: way[i] },
              { route: [...way.slice(0, i + 1), ...way.slice(i)] },
            ),
          );
        }
      }
      if (mine === 'siana') {
        for (let i = 0; i < pile.length; i++) {
          powered.push(
            play(file, from, direction, { skip: way[i] }, { route: way.filter((_, j) => j !== i) }),
          );
        }
      }
      if (mine === 'red') {
        for (let lift = 1; lift <= 8; lift++) {
          const piles = carry(file, from, way);
          const pileThere = piles[lift - 1]!;
          if (pileThere[pileThere.length - 1] === 'red' || !pileThere.includes('red')) continue;
          powered.push(play(file, from, direction, { lift }, { lift }));
        }
      }
      if (mine === 'moon') {
        for (const side of ['clockwise', 'counter']) {
          const lys = neighbor(file.campfire.lys, side);
          powered.push(play(file, from, direction, { lys }, { lys }));
        }
      }
    }
  }
  return { moves: [...plain, ...powered] };
}

function neighbor(space: number, direction: string): number {
  if (direction === 'clockwise') return space === 8 ? 1 : space + 1;
  return space === 1 ? 8 : space - 1;
}

function carry(file: Json, from: number, route: number[]): string[][] {
  const piles: string[][] = file.campfire.spaces.map((space: Json) => [...space.discs]);
  const hand = piles[from - 1]!;
  piles[from - 1] = [];
  route.slice(0, hand.length).forEach((space, index) => piles[space - 1]!.push(hand[index]!));
  return piles;
}

function play(file: Json, from: number, direction: string, power: Json, how: Json): Json {
  const count = file.campfire.spaces[from - 1].discs.length;
  let route: number[] = how.route;
  if (route === undefined) {
    route = [];
    for (let at = from; route.length < count;) route.push((at = neighbor(at, direction)));
  }
  const piles = carry(file, from, route);
  if (how.lift !== undefined) {
    const pile = piles[how.lift - 1]!;
    const [red] = pile.splice(pile.indexOf('red'), 1);
    pile.push(red!);
  }
  const gains: Json[] = file.players.map(() => []);
  const discarded: Json[] = [];
  let moons = 0;
  piles.forEach((pile, index) => {
    const { top } = file.campfire.spaces[index];
    const disc = pile[pile.length - 1];
    if (disc === undefined || disc === 'nomad' || top === null) return;
    const who = disc === 'frog' ? 'nostromo' : disc;
    const seat = file.players.findIndex((p: Json) => p.adventurer === who);
    if (top === 'moon') moons++;
    else if (seat < 0) discarded.push(top);
    else gains[seat].push(top);
  });
  const lys = route[count - 1] === (how.lys ?? file.campfire.lys);
  return { from, direction, power, lys, gains, discarded, moons };
}
