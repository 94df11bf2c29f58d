/** Tells the reader's time zone from all but those few that change their clocks by as much on other days. */
export const zoneMark = () => [0, 6].map((month) => new Date(2026, month).getTimezoneOffset()).join(' ');

/**
 * Writes moments in a form. A format keeps the time zone in which it was made, and the computer may be carried to another one
 * while the page is open.
 */
function writer(options: Intl.DateTimeFormatOptions, unreadable = 'Unknown time'): (moment: string) => string {
  let madeIn: string | undefined;
  let format: Intl.DateTimeFormat;
  return (moment) => {
    const at = Date.parse(moment);
    if (Number.isNaN(at)) return unreadable;
    const zone = zoneMark();
    if (zone !== madeIn) format = new Intl.DateTimeFormat('en-US', options);
    madeIn = zone;
    // Some versions of ICU's language data put a narrow no-break space before AM and PM, others a plain one.
    return format.format(at).replaceAll('\u202F', ' ');
  };
}

/** True for a timestamp that can be read. */
export const isMoment = (moment: string): boolean => !Number.isNaN(Date.parse(moment));

/**
 * A moment in short US form, 'Mar 12, 2:05 PM', in the reader's time zone (specification section 9); one that cannot be
 * read is 'Unknown time'.
 * @param moment ISO 8601 timestamp
 */
export const shortMoment = writer({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** The whole moment, 'Thursday, March 12, 2026 at 2:05 PM', for titles and assistive technology; else 'Unknown time'. */
export const exactMoment = writer({ dateStyle: 'full', timeStyle: 'short' });

/** The moment with its year, 'March 12, 2026 at 2:05 PM', from which a sheet's '2h ago' is counted; else 'Unknown time'. */
export const longMoment = writer({ dateStyle: 'long', timeStyle: 'short' });

/** The day with its year, 'Mar 12, 2026', for lists that span years; else 'Unknown date'. */
export const datedDay = writer({ dateStyle: 'medium' }, 'Unknown date');
