import type { ReactNode } from 'react';
import { useFormat } from '../format/use-format.ts';
import type { NamePart } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { sumOf } from '../rate-card/amount.ts';
import * as stub from '../rate-card/rate-stub.css.ts';
import type { Offer } from './offer.ts';
import type { OfferCardPart, OfferCardProps } from './offer-card-props.ts';

interface StubProps extends Pick<OfferCardProps, 'locked' | 'saving'> {
  offer: Offer;
  actions: ReactNode;
  part: NamePart<OfferCardPart>;
}

/** The part that is torn off: what it costs, what to do, until when. */
export function OfferStub({ offer, locked, saving, actions, part }: StubProps) {
  const text = useText();
  const { dayMonth } = useFormat();
  const { caption, currency, amount, listAmount, totals, closing, validUntil } = offer;
  return (
    <div {...part('stub', stub.stub)}>
      <div className={stub.figure}>
        <span className={stub.caption}>{caption}</span>
        <p className={stub.figures}>
          {listAmount && (
            <s className={stub.list}>
              <VisuallyHidden>{text('rate.listPrice')} </VisuallyHidden>
              {sumOf(listAmount)}
            </s>
          )}
          <span className={stub.unit}>
            <span className={stub.currency}>{currency}</span> <b {...part('amount', stub.amount)}>{sumOf(amount)}</b>
          </span>
        </p>
        {locked && (
          <p className={stub.level}>
            <Icon drawing={icons.lock} size="sm" />
            <Link href={locked.href}>{text('rate.locked')}</Link>
          </p>
        )}
        {saving && (
          <p className={stub.level}>
            {text(locked ? 'rate.wouldSave' : 'rate.saving', { sum: `${currency} ${sumOf(saving)}` })}
          </p>
        )}
      </div>
      <dl {...part('totals', stub.totals)}>
        {totals.map((total) => (
          <div key={total.name} className={stub.total}>
            <dt>{total.name}</dt>
            <dd>{sumOf(total.amount)}</dd>
          </div>
        ))}
      </dl>
      {actions && <div {...part('actions', stub.actions)}>{actions}</div>}
      <div {...part('foot', stub.foot)}>
        {closing && (
          <span className={stub.closing}>
            <Icon drawing={icons.clock} size="sm" />
            <span>
              {closing.name} <span className={stub.until}>{closing.at}</span>
            </span>
          </span>
        )}
        {validUntil && (
          <span className={stub.closing}>
            <Icon drawing={icons.calendar} size="sm" />
            <span>
              {text('rate.validUntil')} <time dateTime={validUntil}>{dayMonth(validUntil)}</time>
            </span>
          </span>
        )}
      </div>
    </div>
  );
}
