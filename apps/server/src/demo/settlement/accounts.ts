import { at, dayOf } from '../clock.ts';
import type { Random } from '../random.ts';
import { chargesOf } from './charges.ts';

/** What of a shipment decides its statement. */
export interface Charged {
  readonly bookingNo: string;
  /** local date at the port of loading */
  readonly etd: string;
  readonly boxes: number;
  readonly toUsa: boolean;
  /** state of the statement; none where there is none */
  readonly account?: 1 | 2 | 3 | 9;
  /** account of who confirms it */
  readonly by: string;
}

/** The statement of a booking in the demo file. */
export function accountsOf(random: Random, { bookingNo, etd, boxes, toUsa, account, by }: Charged) {
  if (account === undefined) return {};
  const sailed = dayOf(etd);
  return {
    accounts: [
      {
        accountNo: `AC${bookingNo.slice(2)}`,
        status: account,
        createTime: at(Math.min(sailed + 1, -1), '16:20'),
        ...(account < 3 ? { dueAt: at(Math.max(sailed + 8, 2), '18:00') } : {}),
        ...(account === 3 ? { confirmedBy: by, confirmedAt: at(Math.min(sailed + 3, 0), '09:05') } : {}),
        lines: chargesOf(random, boxes, toUsa),
      },
    ],
  };
}
