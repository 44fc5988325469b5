/** What every command gives for one game. */
export interface Answer {
  /** The document that `--json` prints. */
  readonly json: unknown;
  /** The same for people. */
  readonly table: string;
  readonly foundProblem: boolean;
}
