/** A day without a clock or a place, as it stands in the data: `2026-11-26`. */
export type Day = string;
/** A month of them: `2026-11`. */
export type Month = string;

// The calendar counts in the machine's zone. Year, month and day go in and come out by the getters of that same zone, never by
// toISOString or by parsing the text: those speak of UTC, and a day east of it would be the day before.

export function toDate(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const at = new Date(2000, 0, 1);
  // Not in the constructor, for which the year 26 is 1926.
  at.setFullYear(year, month - 1, date);
  return at;
}

export const toDay = (date: Date): Day =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');
