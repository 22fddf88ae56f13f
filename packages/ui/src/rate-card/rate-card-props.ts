import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { PartClasses } from '../foundations/parts.ts';
import type { Rate } from './rate.ts';

/** What of it has a name of its own. */
export type RateCardPart =
  | 'main'
  | 'carrier'
  | 'route'
  | 'offer'
  | 'price'
  | 'stub'
  | 'amount'
  | 'totals'
  | 'actions'
  | 'foot';

export interface RateCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** null while none is known: on its way, failed, or there is none */
  rate: Rate | null;
  /** a slip of boxes, as high as the one to come */
  loading?: boolean;
  /** in the server's own words */
  error?: { message: string; code?: string | undefined; onRetry?: (() => void) | undefined } | undefined;
  /** why there is no rate; `actions` are the ways on */
  emptyReason?: ReactNode;
  /** a rate that can no longer be ordered stays readable, and says why */
  state?: 'open' | 'expired' | 'soldOut';
  /** plenty, waiting list, the carrier is asked, or how many containers are left */
  space?: 'plenty' | 'waitlist' | 'onRequest' | number;
  /** what the system found about it among the others */
  best?: readonly ('cheapest' | 'fastest')[];
  /** another channel is cheaper and faster */
  worse?: boolean;
  /** the price is a member's */
  member?: boolean;
  /** a member would pay less: said instead of that price, with the way to see it */
  locked?: { href: string } | undefined;
  /** what a member saves on all containers; with `locked`, what membership would save */
  saving?: string | undefined;
  /** stands for the lines while they are on their way or could not be had */
  instead?: ReactNode;
  /** buttons, the main one first: order, bid, follow */
  actions?: ReactNode;
  /**
   * classes by part: `main` with `carrier`, `route`, `offer` and each `price` in it, `stub` with `amount`, `totals`, `actions` and `foot`
   */
  classNames?: PartClasses<RateCardPart> | undefined;
  expanded?: boolean;
  defaultExpanded?: boolean;
  onExpandedChange?: (expanded: boolean) => void;
}
