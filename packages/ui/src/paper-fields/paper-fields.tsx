import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import * as styles from './paper-fields.css.ts';

export interface PaperCell {
  /** tells it from the others */
  id: string;
  /** how much room it takes: that of two, or a whole line */
  span?: 2 | 'line' | undefined;
  /** a field with its label: `TextField`, `DatePicker`, `Field` around a control of your own */
  field: ReactNode;
}

/** What of it has a name of its own. */
export type PaperFieldsPart = 'cell';

export interface PaperFieldsProps extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'children'> {
  /** classes by part: `cell` */
  classNames?: PartClasses<PaperFieldsPart> | undefined;
  /** names the group */
  label: string;
  cells: readonly PaperCell[];
}

/** Fields in the cells of a printed form: what is declared is written as it stands on the paper. Its ref is the root. */
export const PaperFields = /* @__PURE__ */ forwardRef<HTMLFieldSetElement, PaperFieldsProps>(function PaperFields(
  { label, cells, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  return (
    <fieldset
      data-component="PaperFields"
      data-density="compact"
      aria-label={label}
      {...rest}
      ref={ref}
      className={`${styles.paperFields} ${className}`}
    >
      {cells.map(({ id, span, field }) => (
        <div key={id} {...part('cell', styles.cell)} data-span={span}>
          {field}
        </div>
      ))}
    </fieldset>
  );
});
