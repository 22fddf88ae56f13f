import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { MISSING } from '../format/format.ts';
import { useFormat } from '../format/use-format.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './deadline.css.ts';
import { timeLeft } from './time-left.ts';

export interface DeadlineProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** ISO with offset */
  at: string | null | undefined;
  /** where it is kept, `Asia/Shanghai` (IANA): it is shown by the clock there, and says so to a reader who has another; by the reader's own without */
  zone?: string | undefined;
  /** the present moment in ms; the caller decides how often it moves */
  now: number;
}

/** A cut-off: its date while it is far, the time left when it is near, and that it is over. */
export const Deadline = /* @__PURE__ */ forwardRef<HTMLSpanElement, DeadlineProps>(function Deadline(
  { at, zone, now, className = '', ...rest },
  ref,
) {
  const text = useText();
  const { minute } = useFormat();
  const left = timeLeft(at, now);
  const frame = {
    'data-component': 'Deadline',
    ...rest,
    ref,
    className: `${styles.deadline} ${className}`,
    'data-state': left.state,
  };
  if (left.state === 'none') return <span {...frame}>{MISSING}</span>;
  const full = minute(at, zone);
  if (left.state === 'over' || left.state === 'far')
    return (
      <span title={full} {...frame}>
        {left.state === 'over' ? text('deadline.over') : full.slice(5)}
      </span>
    );
  return (
    <span title={full} {...frame}>
      <Icon drawing={icons.hourglass} size="sm" />
      {text('deadline.left', { days: left.days, hours: String(left.hours).padStart(2, '0') })}
    </span>
  );
});
