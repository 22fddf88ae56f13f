import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './progress.css.ts';

/** What of it has a name of its own. */
export type ProgressPart = 'header' | 'label' | 'value' | 'bar' | 'note';

export interface ProgressProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** classes by part: `header` with `label` and `value`, `bar`, `note` under it */
  classNames?: PartClasses<ProgressPart> | undefined;
  /** what is being done */
  label: string;
  /** how much is done; no end is known while it is absent or null */
  value?: number | null | undefined;
  /** what `value` is of; 100 when nothing is said */
  max?: number;
  /** how far it is, in words: `3 / 10`; percent of `max` when absent */
  valueText?: string | undefined;
  /** the label is read out only; it stands elsewhere on the page */
  hideLabel?: boolean;
  size?: 'sm' | 'md';
  /** under the bar: what comes next, what went wrong */
  note?: ReactNode;
  /** it stopped; the note says why */
  failed?: boolean;
}

/** How far something is that takes its time. Its ref is the root. */
export const Progress = /* @__PURE__ */ forwardRef<HTMLDivElement, ProgressProps>(function Progress(
  {
    label,
    value,
    max = 100,
    valueText,
    hideLabel = false,
    size = 'md',
    note,
    failed = false,
    className = '',
    classNames,
    ...rest
  },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const id = useId();
  const known = typeof value === 'number' && Number.isFinite(value);
  const done = known ? Math.min(Math.max(value, 0), max) : undefined;
  const percent = done === undefined || max <= 0 ? 0 : Math.floor((done * 100) / max);
  const said = valueText ?? (known ? text('progress.percent', { percent }) : undefined);
  return (
    <div data-component="Progress" {...rest} ref={ref} className={`${styles.progress} ${className}`} data-size={size}>
      {!hideLabel && (
        <div {...part('header', styles.head)}>
          <span id={`${id}-label`} {...part('label', styles.label)}>
            {label}
          </span>
          {said && (
            <span {...part('value', styles.value)} aria-hidden="true">
              {said}
            </span>
          )}
        </div>
      )}
      <progress
        {...part('bar', styles.bar)}
        value={done}
        max={max}
        aria-label={hideLabel ? label : undefined}
        aria-labelledby={hideLabel ? undefined : `${id}-label`}
        aria-valuetext={said ?? text('progress.running')}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      {note && (
        <p id={`${id}-note`} {...part('note', styles.note)} data-failed={failed ? '' : undefined}>
          {failed && <Icon drawing={icons.octagon} size="sm" />}
          <span>{note}</span>
        </p>
      )}
    </div>
  );
});
