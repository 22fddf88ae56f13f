import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Spinner } from '../button/spinner.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import type { IconDrawing } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { hidden } from '../theme/hidden.css.ts';
import * as styles from './segmented-control.css.ts';

export interface Segment<Value extends string = string> {
  value: Value;
  label: string;
  icon?: IconDrawing;
  /** how many there are behind it */
  count?: number;
  disabled?: boolean;
}

/** What of it has a name of its own. */
export type SegmentedControlPart = 'option' | 'count';

export interface SegmentedControlProps<Value extends string = string>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange' | 'defaultValue' | 'aria-label'> {
  /** classes by part: `option`, `count` behind its words */
  classNames?: PartClasses<SegmentedControlPart> | undefined;
  /** what is chosen here; said, not shown */
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  name?: string;
  disabled?: boolean;
  /** shown, not changed */
  readOnly?: boolean;
  /** what was chosen is being fetched; another can be chosen all the same */
  loading?: boolean;
}

/** Two to five ways to look at the same thing, one of them always chosen. */
export const SegmentedControl = /* @__PURE__ */ forwardRef<HTMLDivElement, SegmentedControlProps>(
  function SegmentedControl(
    { label, options, value, onChange, name, disabled, readOnly, loading, className = '', classNames, ...rest },
    ref,
  ) {
    const part = partsOf(classNames);
    const own = useId();
    return (
      <div
        data-component="SegmentedControl"
        {...rest}
        ref={ref}
        className={`${styles.control} ${className}`}
        role="radiogroup"
        aria-label={label}
        aria-busy={loading || undefined}
        aria-readonly={readOnly || undefined}
      >
        {options.map((option) => (
          <label
            key={option.value}
            {...part('option', styles.option)}
            data-icon={option.icon ? '' : undefined}
            data-loading={loading && option.value === value ? '' : undefined}
          >
            <input
              type="radio"
              className={hidden}
              name={name ?? own}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled || (readOnly && option.value !== value)}
              onChange={() => onChange(option.value)}
            />
            {loading && option.value === value ? <Spinner /> : option.icon && <Icon drawing={option.icon} />}
            {option.label}
            {option.count !== undefined && (
              <Badge {...part('count')} tone={option.value === value ? 'mark' : 'neutral'}>
                {option.count}
              </Badge>
            )}
          </label>
        ))}
      </div>
    );
  },
);
