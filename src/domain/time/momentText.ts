const UNKNOWN_TIME = 'Unknown time';

const shortFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const exactFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });
const longDayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const datedFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

// Some versions of ICU's language data put a narrow no-break space before AM and PM, others a plain one.
const formatted = (format: Intl.DateTimeFormat, moment: string) => {
  const at = Date.parse(moment);
  return Number.isNaN(at) ? UNKNOWN_TIME : format.format(at).replaceAll('\u202F', ' ');
};

/** True for a timestamp that can be read. */
export const isMoment = (moment: string): boolean => !Number.isNaN(Date.parse(moment));

/**
 * A moment in short US form, 'Mar 12, 2:05 PM', in the reader's time zone (specification section 9); one that cannot be
 * read is 'Unknown time'.
 * @param moment ISO 8601 timestamp
 */
export const shortMoment = (moment: string): string => formatted(shortFormat, moment);

/** The whole moment, 'Thursday, March 12, 2026 at 2:05 PM', for titles and assistive technology; else 'Unknown time'. */
export const exactMoment = (moment: string): string => formatted(exactFormat, moment);

/** The day with its year, 'March 12, 2026', in the reader's time zone; else 'Unknown time'. */
export const longDay = (moment: string): string => formatted(longDayFormat, moment);

/** The day alone, 'Mar 12', in the reader's time zone; else 'Unknown time'. */
export const shortDay = (moment: string): string => formatted(dayFormat, moment);

/** The day with its year, 'Mar 12, 2026', for lists that span years; else 'Unknown time'. */
export const datedDay = (moment: string): string => formatted(datedFormat, moment);
