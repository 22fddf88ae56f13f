import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId, useState } from 'react';
import { type ExcludedLine, type IncludedLine, type RateEnd, type RatePrice, times } from './rate.ts';
import { RateBreakdown } from './rate-breakdown.tsx';
import * as styles from './rate-card.css.ts';
import { RateInstead } from './rate-instead.tsx';
import { RateMain } from './rate-main.tsx';
import { RateStub } from './rate-stub.tsx';

/** What a carrier offers on one sailing. Amounts are decimal strings. */
export interface Rate {
  /** its name, and the mark it goes by: COSCO */
  carrier: { name: string; code: string };
  /** the service of the carrier: AAC2 */
  service?: string | undefined;
  from: RateEnd;
  to: RateEnd;
  transitDays: number;
  /** the port of call or of transhipment; direct without one */
  via?: string | undefined;
  /** by container type, in the order of size */
  prices: readonly RatePrice[];
  currency: string;
  /** the type that was asked for, one of `prices` */
  containerType: string;
  quantity: number;
  /** struck through above the price of a member */
  listPrice?: string | undefined;
  /** everything in `included`, converted by the server; without one the exact sum, where all lines have one currency */
  total?: string | undefined;
  /** at which rate of exchange the total was converted, and when */
  exchange?: string | undefined;
  included: readonly IncludedLine[];
  excluded: readonly ExcludedLine[];
  /** when the documents close, with the clock it goes by: `11-21 17:00 宁波时间` */
  closing: string;
  /** the last day of the price, `2026-11-30` */
  validUntil?: string | undefined;
  /** what is worth knowing, in one or two sentences */
  remark?: string | undefined;
}

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
  expanded?: boolean;
  defaultExpanded?: boolean;
  onExpandedChange?: (expanded: boolean) => void;
}

/** A slip of paper with a stub: what is offered on one sailing, what it costs, what that contains and what it does not. */
export const RateCard = /* @__PURE__ */ forwardRef<HTMLElement, RateCardProps>(function RateCard(
  {
    rate,
    loading = false,
    error,
    emptyReason,
    state = 'open',
    space,
    best = [],
    member = false,
    actions,
    expanded,
    defaultExpanded = false,
    onExpandedChange,
    className = '',
    ...rest
  },
  ref,
) {
  const id = useId();
  const [own, setOwn] = useState(defaultExpanded);
  const open = expanded ?? own;
  const toggle = () => {
    setOwn(!open);
    onExpandedChange?.(!open);
  };
  if (loading || error || !rate)
    return (
      <article
        data-component="RateCard"
        {...rest}
        ref={ref}
        className={`${styles.card} ${className}`}
        data-state="open"
        aria-busy={loading || undefined}
      >
        <RateInstead loading={loading} error={error} emptyReason={emptyReason} actions={actions} />
      </article>
    );
  const price = rate.prices.find(({ type }) => type === rate.containerType)?.amount ?? null;
  return (
    <article
      data-component="RateCard"
      aria-labelledby={`${id}-name`}
      {...rest}
      ref={ref}
      className={`${styles.card} ${className}`}
      data-state={state}
      data-expanded={open ? '' : undefined}
    >
      <RateMain
        id={`${id}-name`}
        rate={rate}
        state={state}
        space={space}
        best={best}
        open={open}
        controls={`${id}-more`}
        onToggle={toggle}
      />
      <RateStub rate={rate} price={price} freight={times(price, rate.quantity)} member={member} actions={actions} />
      {open && <RateBreakdown id={`${id}-more`} rate={rate} />}
    </article>
  );
});
