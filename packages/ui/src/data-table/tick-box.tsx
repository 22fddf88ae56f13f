import { type ChangeEvent, type ComponentPropsWithoutRef, useRef } from 'react';
import * as css from '../checkbox/checkbox.css.ts';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as parts from './row.css.ts';

export type TickEvent = ChangeEvent<HTMLInputElement>;

/** The box of `Checkbox` without its words and messages: a table has hundreds. */
export function TickBox(props: Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'>) {
  return (
    <span className={css.cell}>
      <input {...props} type="checkbox" className={css.input} />
      <span className={css.mark}>
        <Icon drawing={icons.check} size="sm" />
      </span>
      <span className={css.mark}>
        <Icon drawing={icons.minus} size="sm" />
      </span>
    </span>
  );
}

/** A box alone in its cell: a finger finds the room around it too. */
export const TickCell = (props: ComponentPropsWithoutRef<typeof TickBox>) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the box is in `TickBox`
  <label className={parts.tick}>
    <TickBox {...props} />
  </label>
);

interface TickAllProps {
  label: string;
  /** of how many rows some are chosen */
  chosen: number;
  count: number;
  onChange: (all: boolean) => void;
}

/** Stands for all rows; half ticked while some are chosen. */
export function TickAll({ label, chosen, count, onChange }: TickAllProps) {
  const place = useRef<HTMLSpanElement>(null);
  const half = chosen > 0 && chosen < count;
  useLayoutEffect(() => {
    const input = place.current?.querySelector('input');
    if (input) input.indeterminate = half;
  }, [half]);
  return (
    <span ref={place} className={parts.tools}>
      <TickCell
        aria-label={label}
        title={label}
        checked={count > 0 && chosen === count}
        disabled={count === 0}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </span>
  );
}
