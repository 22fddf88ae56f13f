import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { MISSING } from '../format/figures.ts';
import { type NamePart, type PartClasses, partsOf } from '../foundations/parts.ts';
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

/** What of it has a name of its own. */
export type StatPart = 'change' | 'label' | 'value' | 'unit' | 'trend' | 'note';

export interface StatProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** classes by part: `label`, `value` with its `unit` or currency, `trend`, `change`, `note` */
  classNames?: PartClasses<StatPart> | undefined;
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

function Change({
  direction,
  amount = '',
  against,
  tone = 'neutral',
  part,
}: StatChange & { part: NamePart<StatPart> }) {
  const text = useText();
  return (
    <p {...part('change', styles.change)}>
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
  { label, value, unit, currency, change, note, trend, loading = false, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
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
      <p {...part('label', styles.name)}>{label}</p>
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
          <p {...part('value', styles.figure)}>
            {currency && known && <span {...part('unit', styles.unit)}>{currency}</span>}
            <span>{known ? value : MISSING}</span>
            {unit && known && <span {...part('unit', styles.unit)}>{unit}</span>}
          </p>
          {trend && <div {...part('trend', styles.trend)}>{trend}</div>}
          {change && known && <Change {...change} part={part} />}
        </>
      )}
      {note && <p {...part('note', styles.note)}>{note}</p>}
    </div>
  );
});
