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
  /** plenty, waiting list, or how many containers are left */
  space?: 'plenty' | 'waitlist' | number;
  /** what the system found about it among the others */
  best?: readonly ('cheapest' | 'fastest')[];
  /** the price is a member's */
  member?: boolean;
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
