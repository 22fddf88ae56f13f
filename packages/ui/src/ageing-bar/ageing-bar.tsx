import { type AgedSums, type AgeingBucket, statementTotals } from '@lading/validators/settlement';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { money } from '../format/figures.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { Share } from '../foundations/share.tsx';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as styles from './ageing-bar.css.ts';

/** What of it has a name of its own. */
export type AgeingBarPart = 'keys' | 'row' | 'piece' | 'sum' | 'disputed';

export interface AgeingBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** classes by part: `keys` above, each `row` with its `piece`s, `sum` and `disputed` */
  classNames?: PartClasses<AgeingBarPart> | undefined;
  /** a row for each currency: they are never added */
  rows: readonly AgedSums[];
}

// The two oldest are drawn as one: who is sixty days late is asked the same.
const AGES = ['current', '1-30', '31-60', '60+'] as const;
type Age = (typeof AGES)[number];
const BUCKETS: Readonly<Record<Age, readonly AgeingBucket[]>> = {
  current: ['current'],
  '1-30': ['1-30'],
  '31-60': ['31-60'],
  '60+': ['61-90', '90+'],
};

/** What is open in a currency by age; credits make no piece of a bar. */
const piecesOf = ({ currency, buckets }: AgedSums) =>
  AGES.flatMap((age) => {
    const list = BUCKETS[age].map((bucket) => ({ currency, amount: buckets[bucket] }));
    const [{ amount = '0' } = {}] = statementTotals(list);
    return /^[\d.]*[1-9]/.test(amount) ? [{ age, amount }] : [];
  });

/** Without its currency, which stands before the bar. */
const figure = (amount: string) => money('', amount).trim();

/** What is open, by how late it is: a bar for each currency. Its ref is the root. */
export const AgeingBar = /* @__PURE__ */ forwardRef<HTMLDivElement, AgeingBarProps>(function AgeingBar(
  { rows, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  return (
    <div data-component="AgeingBar" {...rest} ref={ref} className={`${styles.ageingBar} ${className}`}>
      <div {...part('keys', styles.keys)} aria-hidden="true">
        {AGES.map((age) => (
          <span key={age} className={styles.key}>
            <span className={styles.swatch} data-age={age} />
            {text(`ageing.${age}`)}
          </span>
        ))}
      </div>
      <ul className={styles.rows} aria-label={text('ageing.label')}>
        {rows.map((sums) => (
          <li key={sums.currency} {...part('row', styles.row)}>
            <span className={styles.currency}>{sums.currency}</span>
            <span className={styles.bar}>
              {piecesOf(sums).map(({ age, amount }) => (
                <Share
                  key={age}
                  of={amount}
                  {...part('piece', styles.piece)}
                  data-age={age}
                  title={[text(`ageing.${age}`), money(sums.currency, amount)].join(' ')}
                >
                  <VisuallyHidden>{text(`ageing.${age}`)} </VisuallyHidden>
                  {age === '31-60' ? <VisuallyHidden>{figure(amount)}</VisuallyHidden> : <span>{figure(amount)}</span>}
                </Share>
              ))}
            </span>
            <span {...part('sum', styles.sum)}>
              <VisuallyHidden>{text('ageing.sum')} </VisuallyHidden>
              {figure(sums.total)}
            </span>
            {/[1-9]/.test(sums.disputed) && (
              <span {...part('disputed', styles.disputed)}>
                {text('ageing.disputed', { amount: money(sums.currency, sums.disputed) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
});
