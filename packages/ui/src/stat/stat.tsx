import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { MISSING } from '../format/format.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { skeleton } from '../skeleton/skeleton.css.ts';
import { SkeletonBar } from '../skeleton/skeleton.tsx';
import * as styles from './stat.css.ts';

export interface StatChange {
  direction: 'up' | 'down' | 'same';
  /** how much, as written: `4.2%`, `USD 120`; not needed for `same` */
  amount?: string;
  /** against what: 较上周 (than last week) */
  against?: string;
  /** more volume is good, more cost is bad; nothing is said of itself by a direction */
  tone?: 'good' | 'bad' | 'neutral';
}

export interface StatProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** what the figure is */
  label: string;
  /** the figure as written, with its commas; `—` when there is none */
  value: string | number | null | undefined;
  /** behind the figure: TEU, 票 (bills), 天 (days) */
  unit?: string;
  /** the ISO code in front of an amount of money */
  currency?: string;
  change?: StatChange | undefined;
  /** one quiet line, such as when it was counted */
  note?: ReactNode;
  /** a `Sparkline` */
  trend?: ReactNode;
  loading?: boolean;
}

const GLYPHS = { up: icons.arrowUp, down: icons.arrowDown, same: icons.minus };

function Change({ direction, amount = '', against, tone = 'neutral' }: StatChange) {
  const text = useText();
  return (
    <p className={styles.change}>
      <span className={styles.amount} data-tone={tone}>
        <Icon drawing={GLYPHS[direction]} size="sm" />
        {text(`stat.${direction}`, { amount })}
      </span>
      {against && <span>{against}</span>}
    </p>
  );
}

/** One figure that matters, with what it is, which way it went, and its trend. */
export const Stat = /* @__PURE__ */ forwardRef<HTMLDivElement, StatProps>(function Stat(
  { label, value, unit, currency, change, note, trend, loading = false, className = '', ...rest },
  ref,
) {
  const text = useText();
  const known = value !== null && value !== undefined && value !== '';
  return (
    <div
      data-component="Stat"
      aria-busy={loading || undefined}
      {...rest}
      ref={ref}
      className={`${styles.stat} ${className}`}
    >
      <p className={styles.name}>{label}</p>
      {loading ? (
        <div className={styles.waiting}>
          <VisuallyHidden live>{text('loading')}</VisuallyHidden>
          <div className={skeleton} aria-hidden="true">
            <SkeletonBar className={styles.waitingFigure} />
            {change && <SkeletonBar className={styles.waitingChange} />}
          </div>
        </div>
      ) : (
        <>
          <p className={styles.figure}>
            {currency && known && <span className={styles.unit}>{currency}</span>}
            <span>{known ? value : MISSING}</span>
            {unit && known && <span className={styles.unit}>{unit}</span>}
          </p>
          {trend && <div className={styles.trend}>{trend}</div>}
          {change && known && <Change {...change} />}
        </>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
});
