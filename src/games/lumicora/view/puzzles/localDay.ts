/** A day as the calendar on the wall has it. */
export interface LocalDay {
  readonly year: number;
  /** From 1 on. */
  readonly month: number;
  readonly day: number;
}

/** The puzzle of the day goes by the date where the device is. */
export function localDay(at: number): LocalDay {
  const date = new Date(at);
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}
