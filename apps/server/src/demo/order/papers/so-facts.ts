import type { SoField } from '@lading/api-client/contract';

/** What a shipping order of the demonstration says. Days are `2026-12-01`, instants `2026-12-01T12:00` by the clock of the port. */
export type SoFacts = Partial<Readonly<Record<SoField, string>>>;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** How a carrier prints a day or an instant. */
export type DayPrint = 'iso' | 'slashes' | 'named' | 'dashed' | 'dmy' | 'mdy' | 'minutes';

export function printDay(value: string, as: DayPrint): string {
  const [day = '', time] = value.split('T');
  const [year = '', month = '', date = ''] = day.split('-');
  const name = MONTHS[Number(month) - 1] ?? '';
  const printed = {
    iso: `${year}-${month}-${date}`,
    slashes: `${year}/${month}/${date}`,
    named: `${date} ${name} ${year}`,
    dashed: `${date}-${name}-${year}`,
    dmy: `${date}/${month}/${year}`,
    mdy: `${month}/${date}/${year}`,
    minutes: `${year}-${month}-${date}`,
  }[as];
  if (time === undefined) return printed;
  return `${printed} ${as === 'named' ? `${time.replace(':', '')} HRS` : time}`;
}
