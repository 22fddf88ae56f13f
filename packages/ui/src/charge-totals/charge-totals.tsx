import type { CurrencyTotal, EarnedWhole } from '@lading/validators/settlement';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { MISSING, money } from '../format/figures.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { Share } from '../foundations/share.tsx';
import { useText } from '../i18n/provider.tsx';
import * as styles from './charge-totals.css.ts';

/** What of it has a name of its own. */
export type ChargeTotalsPart = 'lines' | 'margin' | 'bar' | 'figures';

export interface ChargeTotalsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** classes by part: the `lines` of the currencies, under them the `margin` with its `bar` and `figures` */
  classNames?: PartClasses<ChargeTotalsPart> | undefined;
  /** one for each currency, by `chargeTotals` */
  totals: readonly Pick<CurrencyTotal, 'currency' | 'receivable' | 'inOne'>[];
  /** all in one currency; absent or null where a rate of exchange is missing */
  overall?: Pick<EarnedWhole, 'currency' | 'receivable'> | null | undefined;
  /** what is paid and left of it; only for who may see it */
  margin?: Pick<EarnedWhole, 'payable' | 'margin' | 'percent'> | undefined;
}

const bare = (amount: string) => money('', amount).trim();

/** What the charges of an order come to: by currency, in one, and what of it is earned. Amounts come reckoned. Its ref is the root. */
export const ChargeTotals = /* @__PURE__ */ forwardRef<HTMLDivElement, ChargeTotalsProps>(function ChargeTotals(
  { totals, overall, margin, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const figure = (name: 'payable' | 'margin' | 'percent', value: string) => (
    <div>
      <dt>{text(`chargeTotals.${name}`)}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <div data-component="ChargeTotals" {...rest} ref={ref} className={`${styles.chargeTotals} ${className}`}>
      <table {...part('lines', styles.lines)}>
        <thead>
          <tr>
            <th scope="col">{text('chargeTotals.currency')}</th>
            <th scope="col">{text('chargeTotals.receivable')}</th>
            <th scope="col">{text('chargeTotals.inOne')}</th>
          </tr>
        </thead>
        <tbody>
          {totals.map(({ currency, receivable, inOne }) => (
            <tr key={currency}>
              <th scope="row">{currency}</th>
              <td>{bare(receivable)}</td>
              <td>{inOne === null ? MISSING : bare(inOne)}</td>
            </tr>
          ))}
        </tbody>
        {overall && (
          <tfoot>
            <tr>
              <th scope="row">{overall.currency}</th>
              <td colSpan={2}>{bare(overall.receivable)}</td>
            </tr>
          </tfoot>
        )}
      </table>
      {overall && margin && (
        <div {...part('margin', styles.margin)} data-loss={margin.margin.startsWith('-') ? '' : undefined}>
          <div {...part('bar', styles.bar)} aria-hidden="true">
            <Share className={styles.piece} data-of="payable" of={margin.payable} />
            <Share className={styles.piece} data-of="margin" of={margin.margin} />
          </div>
          <dl {...part('figures', styles.figures)}>
            {figure('payable', money(overall.currency, margin.payable))}
            {figure('margin', money(overall.currency, margin.margin))}
            {figure('percent', margin.percent === null ? MISSING : `${margin.percent}%`)}
          </dl>
        </div>
      )}
    </div>
  );
});
