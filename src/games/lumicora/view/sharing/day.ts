/** `2026-11-14` for the name of a file, by the clock of the device. */
export function dayStamp(at: number): string {
  const date = new Date(at);
  const padded = (part: number) => String(part).padStart(2, '0');
  return [date.getFullYear(), padded(date.getMonth() + 1), padded(date.getDate())].join('-');
}
