import { hsCode, latinText, type weight } from '@lading/validators';
import { asFigures, plain, textOf } from './cells.ts';
import type { Read } from './kind.ts';

/** Readers of cells of bookings and bills. */

/** A text of so many letters that a bill can print. */
export const latin =
  (most: number) =>
  (cell: string): Read<string> => {
    const read = textOf(most)(cell);
    if (!('value' in read) || read.value === '' || latinText.is(read.value)) return read;
    const repaired = latinText.normalize(read.value);
    return { code: 'latin', ...(latinText.is(repaired) && { suggestion: repaired }) };
  };

/** A figure as it is, letters that look like digits a repair; nothing where the cell is empty. */
export const measure =
  (rule: typeof weight) =>
  (cell: string): Read<string> => {
    const text = plain(cell).replace(/,(?=\d{3}(?:\D|$))/g, '');
    if (text === '' || rule.is(text)) return { value: text };
    const repaired = asFigures(text).replace(',', '.');
    return rule.is(repaired) ? { code: 'amount', suggestion: repaired } : { code: 'amount' };
  };

/** A code of the Harmonized System, with or without its points. */
export const tariff = (cell: string): Read<string> => {
  const code = plain(cell).replace(/[\s.]/g, '');
  return code === '' || hsCode.is(code) ? { value: code } : { code: 'form' };
};

/** The head of a column in both languages. */
export const head = (zh: string, en: string, example = '') => ({ head: { 'zh-CN': zh, 'en-US': en }, example });
