import { sumDecimal } from '@lading/validators';
import { lineAmount } from '@lading/validators/freight';
import { type ComponentPropsWithoutRef, type FormEvent, forwardRef, useState } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { useFormat } from '../format/use-format.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { BidLadder } from './bid-ladder.tsx';
import * as styles from './bid-panel.css.ts';
import { type BidStateName, BidStateTag } from './bid-state-tag.tsx';
import { isWhole, mostBoxes, wrongBoxes, wrongPrice } from './offer.ts';

/** A bid of somebody's, who stays without a name. */
export interface BidSoFar {
  /** ISO with offset */
  at: string;
  own: boolean;
  boxes: number;
  price: string;
  /** a higher one came */
  outbid: boolean;
}

/** What is known of the boxes of a sailing that takes bids. */
export interface BidStanding {
  /** code of the currency of all prices */
  currency: string;
  /** of one box: the public price, what members pay, the highest bid, what is taken at once */
  list: string;
  member?: string | undefined;
  best: string | null;
  sure: string;
  /** the company's own bid */
  mine: string | null;
  /** a bid is a multiple of it */
  step: number;
  /** ISO with offset */
  closesAt: string;
  /** the best first */
  bids: readonly BidSoFar[];
}

export interface BidOffer {
  price: string;
  boxes: number;
}

/** What of it has a name of its own. */
export type BidPanelPart = 'title' | 'ladder' | 'row' | 'foot';

export interface BidPanelProps extends Omit<ComponentPropsWithoutRef<'form'>, 'children' | 'title' | 'onSubmit'> {
  /** classes by part: `title`, `ladder`, each `row` of a bid so far, `foot` with the button */
  classNames?: PartClasses<BidPanelPart> | undefined;
  /** what a box is called: `40HQ` */
  container: string;
  standing: BidStanding;
  /** how many boxes at first */
  boxes?: number | undefined;
  /** by whose clock times are said (IANA); the reader's own without */
  zone?: string | undefined;
  /** bidding is over, whatever the clock of the reader says */
  closed?: boolean | undefined;
  /** what became of the company's own bid */
  state?: BidStateName | undefined;
  /** it is being sent */
  pending?: boolean | undefined;
  /** what the server refused of the price or the boxes */
  errors?: { price?: string | undefined; boxes?: string | undefined } | undefined;
  /** what it refused otherwise */
  failure?: string | undefined;
  onBid: (offer: BidOffer) => void;
}

/** The first price that is worth offering: a step above the best, and above the own. */
function firstPrice({ best, mine, sure, step }: BidStanding): string {
  const above = [best, mine].filter((price) => price !== null).map(Number);
  return above.length === 0 ? '' : String(Math.min(Math.max(...above) + step, Math.ceil(Number(sure))));
}

/** A bid for the boxes of a sailing: what it would stand beside, whether it would win, and what was bid so far. Its ref is the form. */
export const BidPanel = /* @__PURE__ */ forwardRef<HTMLFormElement, BidPanelProps>(function BidPanel(
  {
    container,
    standing,
    boxes: first = 1,
    zone,
    closed = false,
    state,
    pending = false,
    errors,
    failure,
    onBid,
    className = '',
    classNames,
    ...rest
  },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const { money, minute } = useFormat();
  const { currency, list, best, sure, mine, bids } = standing;
  const [price, setPrice] = useState(() => firstPrice(standing));
  const [count, setCount] = useState(String(first));
  const [tried, setTried] = useState(false);
  const sum = (amount: string) => money(currency, amount);
  const faults = {
    price: wrongPrice(price, standing, text, sum),
    boxes: wrongBoxes(count, text),
  };
  const good = isWhole(price) && faults.price === undefined;
  const total = good && faults.boxes === undefined ? lineAmount(price, Number(count), currency) : undefined;
  const chance = good ? chanceOf(price, standing) : undefined;
  const saved =
    chance && standing.member && total ? savedOn(price, standing.member, Number(count), currency) : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (total !== undefined && !pending) onBid({ price: `${price}.00`, boxes: Number(count) });
  };
  return (
    <form
      data-component="BidPanel"
      noValidate
      aria-label={text('bid.title', { container })}
      {...rest}
      ref={ref}
      className={`${styles.panel} ${className}`}
      onSubmit={send}
    >
      <div className={styles.head}>
        <h3 {...part('title', styles.title)}>
          {text('bid.title', { container })} <span className={styles.unit}>{currency}</span>
        </h3>
        {state && <BidStateTag state={state} />}
      </div>
      <BidLadder {...part('ladder', '')} prices={{ mine: good ? price : mine, list, best, sure }} currency={currency} />
      {closed ? (
        <Alert kind="info" title={text('bid.closed')} />
      ) : (
        <>
          <div className={styles.fields}>
            <NumberField
              label={text('bid.mine')}
              currency={currency}
              unit={`/ ${container}`}
              step={String(standing.step)}
              inputMode="numeric"
              required
              value={price}
              error={errors?.price ?? (tried || price !== '' ? faults.price : undefined)}
              hint={text('bid.stepHint', { step: standing.step })}
              onChange={({ target }) => setPrice(target.value)}
            />
            <NumberField
              label={text('bid.boxes')}
              step="1"
              inputMode="numeric"
              required
              value={count}
              error={errors?.boxes ?? faults.boxes}
              hint={text('bid.boxesHint', { most: mostBoxes })}
              onChange={({ target }) => setCount(target.value)}
            />
          </div>
          <p className={styles.chance} role="status" data-good={chance && chance !== 'below' ? '' : undefined}>
            {chance && (
              <>
                {chance !== 'below' && <Icon drawing={icons.check} size="sm" />}
                <span>
                  {text(`bid.chance.${chance}`)} {saved && text('bid.saved', { sum: sum(saved), count: Number(count) })}
                </span>
              </>
            )}
          </p>
          {failure && <Alert kind="danger" live="assertive" title={failure} />}
        </>
      )}
      {bids.length > 0 && (
        <section>
          <h4 className={styles.title}>{text('bid.soFar')}</h4>
          <ul className={styles.list}>
            {bids.map((bid, at) => (
              // Nobody has a name, and two may bid the same at once.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn anew with each answer
              <li key={at} {...part('row', styles.row)}>
                <span className={styles.when}>{minute(bid.at, zone).slice('yyyy-'.length)}</span>
                <span className={styles.who}>
                  {text(bid.own ? 'bid.byMe' : 'bid.byOther', { count: bid.boxes })}
                  {bid.own && <BidStateTag state={bid.outbid ? 'outbid' : 'live'} />}
                </span>
                <span className={styles.price}>{sum(bid.price)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div {...part('foot', styles.foot)}>
        <p className={styles.rule}>{text('bid.rule')}</p>
        {!closed && (
          <Button type="submit" variant="primary" loading={pending}>
            {total ? text('bid.send', { sum: sum(total) }) : text('bid.sendNone')}
          </Button>
        )}
      </div>
    </form>
  );
});

/** Whether it would be taken at once, be the best, or stand below another. */
function chanceOf(price: string, { best, sure }: BidStanding): 'sure' | 'first' | 'below' {
  if (Number(price) >= Number(sure)) return 'sure';
  return best === null || Number(price) > Number(best) ? 'first' : 'below';
}

/** What all boxes cost less than members pay; nothing where it is no less. */
function savedOn(price: string, member: string, count: number, currency: string): string | undefined {
  const less = sumDecimal([member, `-${price}`]);
  return less.startsWith('-') || !/[1-9]/.test(less) ? undefined : lineAmount(less, count, currency);
}
