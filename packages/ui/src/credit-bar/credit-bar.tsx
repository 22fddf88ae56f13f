import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { money } from '../format/figures.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { Share } from '../foundations/share.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './credit-bar.css.ts';

/** What of it has a name of its own. */
export type CreditBarPart = 'bar' | 'figures' | 'over';

export interface CreditBarProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** classes by part: `bar`, `figures` under it, `over` where it is more than the limit */
  classNames?: PartClasses<CreditBarPart> | undefined;
  /** of all amounts */
  currency: string;
  limit: string;
  /** what is owed and ordered already */
  used: string;
  /** what an order adds */
  added?: string | undefined;
  /** what is left then; below 0 where it goes over the limit */
  left: string;
}

/** How much of a credit limit is used, what an order adds, and what is left. Amounts come reckoned, by `creditUse`. Its ref is the root. */
export const CreditBar = /* @__PURE__ */ forwardRef<HTMLElement, CreditBarProps>(function CreditBar(
  { currency, limit, used, added, left, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const over = left.startsWith('-');
  const figure = (name: 'used' | 'added' | 'left' | 'limit', amount: string) => (
    <div>
      <dt>{text(`credit.${name}`)}</dt>
      <dd>{money(currency, amount)}</dd>
    </div>
  );
  return (
    <section
      data-component="CreditBar"
      aria-label={text('credit.label')}
      {...rest}
      ref={ref}
      className={`${styles.creditBar} ${className}`}
      data-over={over ? '' : undefined}
    >
      <div {...part('bar', styles.bar)} aria-hidden="true">
        <Share className={styles.piece} data-of="used" of={used} />
        {added !== undefined && <Share className={styles.piece} data-of="added" of={added} />}
        <Share className={styles.piece} of={left} />
      </div>
      <dl {...part('figures', styles.figures)}>
        {figure('used', used)}
        {added !== undefined && figure('added', added)}
        {!over && figure('left', left)}
        {figure('limit', limit)}
      </dl>
      {over && (
        <p {...part('over', styles.over)}>
          <Icon drawing={icons.warning} size="sm" />
          {text('credit.over', { amount: money(currency, left.slice(1)) })}
        </p>
      )}
    </section>
  );
});
