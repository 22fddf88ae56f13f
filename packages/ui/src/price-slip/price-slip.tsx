import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { useFormat } from '../format/use-format.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './price-slip.css.ts';

export interface PriceSlipLine {
  name: string;
  currency: string;
  amount: string;
}

export interface PriceSlipCutOff {
  name: string;
  /** in the clock of the port, as it is read */
  at: string;
  /** something moved it */
  marked?: boolean;
}

/** What of it has a name of its own. */
export type PriceSlipPart = 'head' | 'title' | 'price' | 'block' | 'total' | 'foot';

export interface PriceSlipProps extends Omit<ComponentPropsWithoutRef<'aside'>, 'title' | 'children'> {
  /** classes by part: `head` with `title` and `price`, each `block` of lines, `total` with the sum, `foot` */
  classNames?: PartClasses<PriceSlipPart> | undefined;
  /** the carrier with its service */
  title: ReactNode;
  /** a tag beside it: whether there is room */
  tag?: ReactNode;
  /** of one box, and what others pay */
  price?:
    | { readonly currency: string; readonly amount: string; readonly unit: string; readonly was?: string | undefined }
    | undefined;
  included: readonly PriceSlipLine[];
  added: readonly PriceSlipLine[];
  /** null where it is on request */
  total: { readonly currency: string; readonly amount: string } | null;
  /** the rate of exchange that it was added with */
  exchange?: ReactNode;
  excluded: readonly { readonly name: string; readonly value: string }[];
  cutOffs: readonly PriceSlipCutOff[];
  /** whose clock they go by */
  clock?: string | undefined;
  /** it stands and does not change any more */
  frozen?: boolean;
  /** asked for anew: what is shown is of a moment ago */
  busy?: boolean;
}

/** What a shipment costs beside the form that it is written in: in the freight, added, all in, not in it, and until when. Its ref is the root. */
export const PriceSlip = /* @__PURE__ */ forwardRef<HTMLElement, PriceSlipProps>(function PriceSlip(
  {
    title,
    tag,
    price,
    included,
    added,
    total,
    exchange,
    excluded,
    cutOffs,
    clock,
    frozen,
    busy,
    className = '',
    classNames,
    ...rest
  },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const { money } = useFormat();
  const lines = (rows: readonly PriceSlipLine[]) => (
    <dl className={styles.lines}>
      {rows.map(({ name, currency, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{money(currency, amount)}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <aside
      data-component="PriceSlip"
      aria-label={text('priceSlip.label')}
      aria-busy={busy || undefined}
      {...rest}
      ref={ref}
      className={`${styles.priceSlip} ${className}`}
    >
      <div {...part('head', styles.head)}>
        <div className={styles.line}>
          <span {...part('title', styles.title)}>{title}</span>
          {tag}
        </div>
        {price && (
          <p {...part('price', styles.price)}>
            <strong>{money(price.currency, price.amount)}</strong> / {price.unit}
            {price.was && <s>{money(price.currency, price.was)}</s>}
          </p>
        )}
      </div>
      <div {...part('block', styles.block)}>
        <h3 className={styles.name}>
          <Icon drawing={icons.check} className={styles.yes} size="sm" />
          {text('priceSlip.included')}
        </h3>
        {lines(included)}
      </div>
      {added.length > 0 && (
        <div {...part('block', styles.block)}>
          <h3 className={styles.name}>
            <Icon drawing={icons.plus} className={styles.yes} size="sm" />
            {text('priceSlip.added')}
          </h3>
          {lines(added)}
        </div>
      )}
      <div aria-live="polite" {...part('total', styles.total)}>
        <span>{text(frozen ? 'priceSlip.frozen' : 'priceSlip.total')}</span>
        <strong>{total ? money(total.currency, total.amount) : text('priceSlip.onRequest')}</strong>
        {exchange && <small>{exchange}</small>}
      </div>
      {excluded.length > 0 && (
        <div {...part('block', styles.block)}>
          <h3 className={styles.name}>
            <Icon drawing={icons.close} className={styles.no} size="sm" />
            {text('priceSlip.excluded')}
          </h3>
          <dl className={styles.lines}>
            {excluded.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {cutOffs.length > 0 && (
        <div {...part('foot', styles.block)}>
          <h3 className={styles.name}>
            <Icon drawing={icons.clock} size="sm" />
            {clock ? text('priceSlip.cutOffsOf', { clock }) : text('priceSlip.cutOffs')}
          </h3>
          <dl className={styles.lines}>
            {cutOffs.map(({ name, at, marked }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={styles.moment} data-marked={marked ? '' : undefined}>
                  {at}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </aside>
  );
});
