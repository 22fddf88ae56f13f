import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { MISSING } from '../format/figures.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import * as styles from './field-grid.css.ts';

export interface FieldGridItem {
  label: string;
  /** nothing at all shows as — */
  value: ReactNode;
  /** over the whole width */
  wide?: boolean;
  /** codes and typed words */
  mono?: boolean;
}

/** What of it has a name of its own. */
export type FieldGridPart = 'item' | 'label' | 'value';

export interface FieldGridProps extends Omit<ComponentPropsWithoutRef<'dl'>, 'children'> {
  /** classes by part: `item` a pair, its `label` and `value` */
  classNames?: PartClasses<FieldGridPart> | undefined;
  items: readonly FieldGridItem[];
  /** ruled and with corners, as a printed form has what stands and is not written: what a form was begun with */
  framed?: boolean;
}

const isMissing = (value: ReactNode): boolean => value === null || value === undefined || value === '';

/** What is on record, to be read and copied: labels and values, no controls. */
export const FieldGrid = /* @__PURE__ */ forwardRef<HTMLDListElement, FieldGridProps>(function FieldGrid(
  { items, framed = false, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  return (
    <dl
      data-component="FieldGrid"
      {...rest}
      ref={ref}
      className={`${styles.grid} ${className}`}
      data-framed={framed ? '' : undefined}
    >
      {items.map(({ label, value, wide, mono }) => (
        <div key={label} {...part('item', styles.item)} data-wide={wide ? '' : undefined}>
          <dt {...part('label', styles.label)}>{label}</dt>
          <dd {...part('value', styles.value)} data-mono={mono ? '' : undefined}>
            {isMissing(value) ? MISSING : value}
          </dd>
        </div>
      ))}
    </dl>
  );
});
