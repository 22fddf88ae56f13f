import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { MISSING } from '../format/format.ts';
import { useFormat } from '../format/use-format.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './deadline.css.ts';
import { timeLeft } from './time-left.ts';

export interface DeadlineProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** ISO with offset; shown in UTC+08:00 */
  at: string | null | undefined;
  /** the present moment in ms; the caller decides how often it moves */
  now: number;
}

/** A cut-off: its date while it is far, the time left when it is near, and that it is over. */
export const Deadline = /* @__PURE__ */ forwardRef<HTMLSpanElement, DeadlineProps>(function Deadline(
  { at, now, className = '', ...rest },
  ref,
) {
  const text = useText();
  const { dateTime } = useFormat();
  const left = timeLeft(at, now);
  const frame = {
    'data-component': 'Deadline',
    ...rest,
    ref,
    className: `${styles.deadline} ${className}`,
    'data-state': left.state,
  };
  if (left.state === 'none') return <span {...frame}>{MISSING}</span>;
  const full = dateTime(at);
  const title = text('deadline.clock', { time: full.slice(0, 16) });
  if (left.state === 'over' || left.state === 'far')
    return (
      <span title={title} {...frame}>
        {left.state === 'over' ? text('deadline.over') : full.slice(5, 16)}
      </span>
    );
  return (
    <span title={title} {...frame}>
      <Icon drawing={icons.hourglass} size="sm" />
      {text('deadline.left', { days: left.days, hours: String(left.hours).padStart(2, '0') })}
    </span>
  );
});
