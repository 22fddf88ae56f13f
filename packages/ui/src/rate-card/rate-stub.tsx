import type { ReactNode } from 'react';
import { useFormat } from '../format/use-format.ts';
import type { NamePart } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { amountOf, sumOf } from './amount.ts';
import { type Rate, sums } from './rate.ts';
import type { RateCardPart, RateCardProps } from './rate-card-props.ts';
import * as styles from './rate-stub.css.ts';

interface StubProps {
  rate: Rate;
  price: string | null;
  freight: string | null;
  member: boolean;
  locked: RateCardProps['locked'];
  saving: string | undefined;
  actions: ReactNode;
  part: NamePart<RateCardPart>;
}

/** The server's total, else the exact sum where one currency says it. */
export function totalOf({ total, included }: Rate): string | null {
  const [only, ...others] = sums(included);
  return total ?? (only && others.length === 0 ? only.amount : null);
}

/** The part that is torn off: price, totals, what to do, until when. */
export function RateStub({ rate, price, freight, member, locked, saving, actions, part }: StubProps) {
  const text = useText();
  const { dayMonth } = useFormat();
  const { currency, containerType, quantity, listPrice, closing, validUntil } = rate;
  return (
    <div {...part('stub', styles.stub)}>
      <div className={styles.figure}>
        <span className={styles.caption}>
          {text(member ? 'rate.memberPrice' : 'rate.unitPrice')} / {containerType}
        </span>
        <p className={styles.figures}>
          {listPrice && (
            <s className={styles.list}>
              <VisuallyHidden>{text('rate.listPrice')} </VisuallyHidden>
              {amountOf(listPrice)}
            </s>
          )}
          <span className={styles.unit}>
            <span className={styles.currency}>{currency}</span>{' '}
            <b {...part('amount', styles.amount)}>{amountOf(price)}</b>
          </span>
        </p>
        {locked && (
          <p className={styles.level}>
            <Icon drawing={icons.lock} size="sm" />
            <Link href={locked.href}>{text('rate.locked')}</Link>
          </p>
        )}
        {saving && (
          <p className={styles.level}>
            {text(locked ? 'rate.wouldSave' : 'rate.saving', { sum: `${currency} ${sumOf(saving)}` })}
          </p>
        )}
      </div>
      <dl {...part('totals', styles.totals)}>
        <div className={styles.total}>
          <dt>
            {text('rate.freight')} {`×\u00A0${quantity}`}
          </dt>
          <dd>{sumOf(freight)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{text('rate.total')}</dt>
          <dd>{sumOf(totalOf(rate))}</dd>
        </div>
      </dl>
      {actions && <div {...part('actions', styles.actions)}>{actions}</div>}
      <div {...part('foot', styles.foot)}>
        <span className={styles.closing}>
          <Icon drawing={icons.clock} size="sm" />
          <span>
            {text('rate.closing')} <span className={styles.until}>{closing}</span>
          </span>
        </span>
        {validUntil && (
          <span className={styles.closing}>
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
