import type { SheetColumn } from '@lading/ui/sheet';
import type { PortalText } from '../../../i18n/text.ts';
import { wordsIn } from './record-kind.ts';

/** Columns that the sheets of single records have in common. */

type More = Omit<Partial<SheetColumn>, 'id' | 'head'>;
const WEEK = /^[1-7]$/;

/** Makes columns whose heads are texts of the desk: `fba` and `mode` are `rateDesk.fba.mode`. */
export function columnsFor(text: PortalText, heads: (id: string) => string) {
  const required = (value: string) => (value === '' ? { message: text('rateDesk.required') } : undefined);
  const make = (id: string, kind: SheetColumn['kind'], more: More = {}): SheetColumn => ({
    id,
    head: heads(id),
    kind,
    ...more,
  });
  return {
    make,
    required,
    words: (id: string, width: number, more: More = {}) => make(id, 'text', { width, ...more }),
    money: (id: string, more: More = {}) => make(id, 'money', { width: 68, decimals: 2, ...more }),
    days: (id: string): SheetColumn =>
      make(id, 'text', {
        width: 68,
        validate: (value) =>
          required(value) ??
          (wordsIn(value).every((word) => WEEK.test(word)) ? undefined : { message: text('rateDesk.weekdays') }),
      }),
    choice: (id: string, width: number, options: SheetColumn['options'], more: More = {}) =>
      make(id, 'choice', { width, options: options ?? [], validate: required, ...more }),
    validity: (): readonly SheetColumn[] => [
      make('from', 'date', { width: 96, validate: required }),
      make('to', 'date', {
        width: 96,
        validate: (value, { values }) =>
          required(value) ?? ((values['from'] ?? '') > value ? { message: text('rateDesk.before') } : undefined),
      }),
    ],
  };
}
