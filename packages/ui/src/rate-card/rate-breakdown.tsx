import type { ReactNode } from 'react';
import { useFormat } from '../format/use-format.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { difference, type Rate, sums } from './rate.ts';
import * as styles from './rate-breakdown.css.ts';
import { totalOf } from './rate-stub.tsx';

/** What the predicted total contains, line by line, beside what it does not. */
export function RateBreakdown({ id, rate, instead }: { id: string; rate: Rate; instead?: ReactNode }) {
  const text = useText();
  const { money } = useFormat();
  const { included, excluded, exchange, currency, total = null, cutOffs = [] } = rate;
  const wrong = difference(included, total);
  const several = sums(included);
  if (instead)
    return (
      <div className={styles.breakdown} id={id}>
        <div className={styles.all}>{instead}</div>
      </div>
    );
  return (
    <div className={styles.breakdown} id={id}>
      <div className={styles.side}>
        <h4 className={styles.sideName}>
          <Icon drawing={icons.check} className={styles.yes} />
          {text('rate.included')}
        </h4>
        <table className={styles.lines}>
          <thead>
            <tr>
              {(['rate.fee', 'rate.basis', 'rate.amount'] as const).map((name) => (
                <th key={name} scope="col">
                  <VisuallyHidden>{text(name)}</VisuallyHidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {included.map(({ name, basis, currency: own, amount }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={styles.basis}>{basis}</td>
                <td className={styles.sum}>{money(own, amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={2}>
                {several.length > 1 && (
                  <span className={styles.parts}>
                    {text('rate.subtotal')} {several.map((part) => money(part.currency, part.amount)).join(' + ')}
                  </span>
                )}
                {exchange}
              </td>
              <td className={styles.grand}>{money(currency, totalOf(rate))}</td>
            </tr>
          </tfoot>
        </table>
        {wrong && (
          <p className={styles.wrong}>
            <Icon drawing={icons.warning} size="sm" />
            {text('rate.differs', { sum: money(currency, wrong) })}
          </p>
        )}
      </div>
      <div className={styles.side}>
        <h4 className={styles.sideName}>
          <Icon drawing={icons.close} className={styles.no} />
          {text('rate.excluded')}
        </h4>
        <dl>
          {excluded.map(({ name, value }) => (
            <div key={name} className={styles.left}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {cutOffs.length > 0 && (
          <>
            <h4 className={styles.sideName} data-next="">
              <Icon drawing={icons.clock} />
              {text('rate.cutOffs')}
            </h4>
            <dl>
              {cutOffs.map(({ name, at }) => (
                <div key={name} className={styles.left}>
                  <dt>{name}</dt>
                  <dd>{at}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
    </div>
  );
}
