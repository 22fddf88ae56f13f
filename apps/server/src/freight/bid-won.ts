import { BID_STATE, type PriceLevel } from '@lading/api-client/contract';
import { compareDecimal } from '@lading/validators';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { bids } from '../database/schema.ts';
import { say } from '../messages/say.ts';
import type { RateRow } from './candidates.ts';
import { type Boxes, boxPrice } from './cost.ts';
import type { Line } from './line-words.ts';
import { boxOf, ctnTypeOf } from './named.ts';

/** Room that was won: boxes of a type at a price. */
export type Won = Pick<typeof bids.$inferSelect, 'ctnType' | 'count' | 'price'>;
type Bid = typeof bids.$inferSelect;

/** What a company has won on a sailing and not ordered yet, the least price first. */
export const wonOn = (db: Db, customerId: number, rateId: number, etd: string): Promise<Bid[]> =>
  db
    .select()
    .from(bids)
    .where(
      and(
        eq(bids.customerId, customerId),
        eq(bids.rateId, rateId),
        eq(bids.etd, etd),
        eq(bids.state, BID_STATE.taken),
        gt(bids.holdUntil, new Date()),
      ),
    )
    .orderBy(asc(bids.price), asc(bids.id));

/** What of it some boxes are ordered by: of each type what has room for all of them. */
export const usedBy = <W extends Won>(won: readonly W[], boxes: readonly Boxes[]): W[] =>
  boxes.flatMap(({ ctnType, count }) => won.find((one) => one.ctnType === ctnType && one.count >= count) ?? []);

/** The rate at the price of what was won. The list price stays beside it, and who pays less anyway still does. */
export const atWon = (row: RateRow, won: readonly Won[], level: PriceLevel): RateRow => ({
  ...row,
  prices: row.prices.map((box) => {
    const own = won.find(({ ctnType }) => ctnType === box.ctnType);
    if (!own) return box;
    const { price, list } = boxPrice(box, row, level, row.currency);
    const least = compareDecimal(own.price, price) < 0 ? own.price : price;
    return { ctnType: box.ctnType, list, member: least, vip1: least, vip2: least, vip3: least };
  }),
});

const NOTED = {
  name: say('zh-CN', 'chargeOF'),
  nameEn: say('en-US', 'chargeOF'),
  note: say('zh-CN', 'chargeWon'),
  noteEn: say('en-US', 'chargeWon'),
};

/** Says of the freight that its price was won. */
export const notedWon = (lines: readonly Line[], won: readonly Won[]): Line[] =>
  lines.map((line) =>
    line.code === 'OF' && won.some(({ ctnType }) => boxOf(ctnType) === line.ctnType)
      ? { ...line, charge: NOTED, won: true }
      : line,
  );

/** What was won of a price that stands. */
export const wonIn = (lines: readonly Line[]): Won[] =>
  lines.flatMap(({ won, ctnType, quantity, unitPrice: price }) => {
    const type = won && ctnType !== undefined ? ctnTypeOf(ctnType) : null;
    return type === null || price === null ? [] : [{ ctnType: type, count: Number(quantity), price }];
  });
