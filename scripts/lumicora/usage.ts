export const USAGE = `Usage: npm run --silent lumicora -- COMMAND FILE... [options]

  score FILE...      final scoring of each game
  preview FILE...    what each coral scoring would give one player now
  legal FILE...      every legal placement for a colour
  check FILE...      the Luminos that broke a rule when they were laid

  FILE is a game file; - reads standard input.

Options:
  --json             one JSON document a line, one line a file
  --player N         preview, legal: whose reef, from 0 (default 0)
  --color COLOR      legal: green, pink, blue or yellow (required)
  --limestone K      legal: markers to pay with (default: what the player has)
  --help             this text

Exit status: 0; 1 when check found a problem; 2 when a file could not be read as a game.
`;
