import { fxOf } from '../freight/named.ts';
import { addDays } from '../freight/sailings.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';

/** Days end at midnight in China, where the rates are made. */
const endOf = (date: string) => new Date(`${addDays(date, 1)}T00:00:00+08:00`);

export const fx = ({ db }: Services): FileHandlers<'basedata', 'fx'> => ({
  fxRates: async ({ date }) => ({ list: await fxOf(db, date ? endOf(date) : undefined) }),
});
