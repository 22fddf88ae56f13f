import { forwardRef, useId, useState } from 'react';
import { partsOf } from '../foundations/parts.ts';
import * as styles from '../rate-card/rate-card.css.ts';
import type { OfferCardProps } from './offer-card-props.ts';
import { OfferMain } from './offer-main.tsx';
import { OfferSides } from './offer-sides.tsx';
import { OfferStub } from './offer-stub.tsx';

/** A slip like `RateCard` for what goes by weight and measure: prices of a unit, what the cargo comes to, and what that contains. Its ref is the root. */
export const OfferCard = /* @__PURE__ */ forwardRef<HTMLElement, OfferCardProps>(function OfferCard(
  {
    offer,
    space,
    tags,
    worse,
    locked,
    saving,
    sides = [],
    instead,
    foot,
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
  return (
    <article
      data-component="OfferCard"
      aria-labelledby={`${id}-name`}
      {...rest}
      ref={ref}
      className={`${styles.card} ${className}`}
      data-state="open"
      data-expanded={open ? '' : undefined}
    >
      <OfferMain
        id={`${id}-name`}
        offer={offer}
        space={space}
        tags={tags}
        worse={worse}
        open={open}
        part={part}
        controls={`${id}-more`}
        onToggle={toggle}
      />
      <OfferStub offer={offer} locked={locked} saving={saving} actions={actions} part={part} />
      {open && <OfferSides id={`${id}-more`} sides={sides} instead={instead} foot={foot} />}
    </article>
  );
});
