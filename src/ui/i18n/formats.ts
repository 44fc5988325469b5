import { type Language, LOCALES } from './language';
import { useLanguage } from './LanguageContext';

/**
 * Dates and numbers as they are written in a language; times are by the clock of the device. None of them throws: what is
 * no time in any calendar is shown as a dash.
 */
interface Formats {
  /** `14 Nov 2026` */
  readonly date: (at: number) => string;
  /** `20:15` */
  readonly time: (at: number) => string;
  /** `14 Nov 26`, for the axis of a chart */
  readonly shortDate: (at: number) => string;
  /** `5,000` */
  readonly count: (count: number) => string;
  /** `61.5` */
  readonly mean: (mean: number) => string;
}

/** Dates go so many milliseconds to either side of 1970. */
const END_OF_CALENDAR = 8.64e15;
const NO_DATE = '–';

/** Making one takes as long as using it hundreds of times. */
const made = new Map<Language, Formats>();

export function formatsOf(language: Language): Formats {
  const known = made.get(language);
  if (known !== undefined) return known;
  const locale = LOCALES[language];
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return (at: number) => (Math.abs(at) <= END_OF_CALENDAR ? format.format(at) : NO_DATE);
  };
  const numbers = (digits: number) => {
    const format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    return (value: number) => format.format(value).replace('-', '−');
  };
  const spelled = (year: 'numeric' | '2-digit') => {
    const format = dates({ day: 'numeric', month: 'short', year });
    // English would cut all months but this one to three letters.
    return (at: number) => format(at).replace('Sept ', 'Sep ');
  };
  const formats: Formats = {
    date: spelled('numeric'),
    time: dates({ hour: '2-digit', minute: '2-digit' }),
    shortDate: spelled('2-digit'),
    count: numbers(0),
    mean: numbers(1),
  };
  made.set(language, formats);
  return formats;
}

export function useFormats(): Formats {
  return formatsOf(useLanguage());
}

/** `2026-11-14` for the name of a file, by the clock of the device. */
export function dayStamp(at: number): string {
  const date = new Date(at);
  const padded = (part: number) => String(part).padStart(2, '0');
  return [date.getFullYear(), padded(date.getMonth() + 1), padded(date.getDate())].join('-');
}
