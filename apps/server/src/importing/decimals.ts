import { money, volume } from '@lading/validators';
import { localDate } from '@lading/validators/record';
import { asFigures, plain } from './cells.ts';
import type { Read } from './kind.ts';

/** A decimal of a cell: letters that look like figures are a repair, and so is a comma between thousands. */
const decimal =
  (fits: (text: string) => boolean) =>
  (cell: string): Read<string | null> => {
    const text = plain(cell).replace(/,(?=\d{3}\b)/g, '');
    if (text === '') return { value: null };
    if (fits(text)) return { value: text };
    const figures = asFigures(text).replace(/[^\d.]/g, '');
    return { code: 'amount', suggestion: figures !== '' && fits(figures) ? figures : undefined };
  };

/** An amount above or at 0; null where the cell is empty. */
export const amountIn = decimal((text) => money.is(text));
/** A weight or a volume; null where the cell is empty. */
export const measureIn = decimal((text) => volume.is(text));

/** `2026-11-30`, however its parts are divided; a day that no calendar has is repaired to the last one of its month. */
export function dayIn(cell: string): Read<string> {
  const [, year = '', month = '', day = ''] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(plain(cell)) ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (localDate.is(written)) return { value: written };
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
  return { code: 'day', suggestion: year !== '' && isMonth && Number(day) > 28 ? last : undefined };
}
