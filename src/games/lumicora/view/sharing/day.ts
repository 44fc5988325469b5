import { LOCALES, type Language } from '@/ui/i18n/language';

/** `14 November 2026`, by the clock of the device. */
export function formatDay(at: number, language: Language): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], day).format(at);
}

/** `2026-11-14` for the name of a file, by the clock of the device. */
export function dayStamp(at: number): string {
  const date = new Date(at);
  const padded = (part: number) => String(part).padStart(2, '0');
  return [date.getFullYear(), padded(date.getMonth() + 1), padded(date.getDate())].join('-');
}
