import type { ReactNode } from 'react';
import type { RateEnd } from '../rate-card/rate.ts';

/** What is asked of a unit: of a ton, of a kilogram from so many on. Amounts are decimal strings. */
export interface OfferPrice {
  /** `+500`, 海运费 / RT (freight a ton) */
  name: string;
  /** null where there is none */
  amount: string | null;
  currency?: string | undefined;
  /** the cargo falls into it */
  own?: boolean | undefined;
  /** it is paid for by this one */
  charged?: boolean | undefined;
}

export interface OfferLine {
  name: string;
  /** `28.90 × 500`, 每票 (per bill) */
  basis?: string | undefined;
  /** a sum with its currency, or who pays: 收货人承担 (the consignee) */
  value: string;
}

/** A part of what an offer costs, or of what it does not contain. */
export interface OfferSide {
  name: string;
  kind: 'included' | 'excluded' | 'estimate';
  lines: readonly OfferLine[];
  /** what they come to, and at which rate of exchange */
  total?: { note?: string | undefined; value: string } | undefined;
  note?: string | undefined;
}

/** What a carrier offers that is not asked by whole containers: a part of one, a flight. */
export interface Offer {
  /** its name, and the mark it goes by */
  carrier: { name: string; code?: string | undefined };
  /** service or flight */
  service?: string | undefined;
  from: RateEnd;
  to: RateEnd;
  /** 31 天 (31 days), and 直拼 (one box) or 香港中转 (via Hong Kong) */
  transit: string;
  way: string;
  /** it calls elsewhere */
  through?: boolean | undefined;
  prices: readonly OfferPrice[];
  /** names the prices for who hears them */
  pricesLabel: string;
  /** above the amount: 两端合计 / 6.240 RT (both ends) */
  caption: string;
  currency: string;
  amount: string | null;
  /** struck through */
  listAmount?: string | undefined;
  /** under it, each with a decimal string or null */
  totals: readonly { name: string; amount: string | null }[];
  /** until when the cargo has to be there: 截货 11-26 12:00 (cargo cut-off) */
  closing?: { name: string; at: string } | undefined;
  /** `2026-11-30` */
  validUntil?: string | undefined;
  remark?: string | undefined;
  /** what somebody would regret not to have known */
  warning?: ReactNode;
  /** what was found in favour of the cargo: 靠 500 级省 CNY 216.70 (charged as 500 kg, 216.70 less) */
  hint?: ReactNode;
}
