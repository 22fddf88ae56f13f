import { forwardRef, useId, useState } from 'react';
import { partsOf } from '../foundations/parts.ts';
import { times } from './rate.ts';
import { RateBreakdown } from './rate-breakdown.tsx';
import * as styles from './rate-card.css.ts';
import type { RateCardProps } from './rate-card-props.ts';
import { RateInstead } from './rate-instead.tsx';
import { RateMain } from './rate-main.tsx';
import { RateStub } from './rate-stub.tsx';

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
    worse = false,
    member = false,
    locked,
    saving,
    instead,
    actions,
    expanded,
    defaultExpanded = false,
    onExpandedChange,
    className = '',
    classNames,
    ...rest
  },
  ref,
) {
  const part = partsOf(classNames);
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
        part={part}
        id={`${id}-name`}
        rate={rate}
        state={state}
        space={space}
        best={best}
        worse={worse}
        open={open}
        controls={`${id}-more`}
        onToggle={toggle}
      />
      <RateStub
        part={part}
        rate={rate}
        price={price}
        freight={rate.freight ?? times(price, rate.quantity)}
        member={member}
        locked={locked}
        saving={saving}
        actions={actions}
      />
      {open && <RateBreakdown id={`${id}-more`} rate={rate} instead={instead} />}
    </article>
  );
});
