import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import * as icons from '../icon/drawings.ts';
import * as styles from './query-slip.css.ts';

/** What of it has a name of its own. */
export type QuerySlipPart = 'cells' | 'submit' | 'note';

export interface QuerySlipProps extends Omit<ComponentPropsWithoutRef<'form'>, 'aria-label'> {
  /** classes by part: `cells` around the fields, `submit`, `note` under the slip */
  classNames?: PartClasses<QuerySlipPart> | undefined;
  /** names the form for who hears it */
  label: string;
  /** fields of the house, each a cell of the slip */
  children: ReactNode;
  /** what the button says */
  submit: string;
  loading?: boolean;
  /** under the slip: what was found, what is often asked */
  note?: ReactNode;
}

/** One question to the house on a slip of paper: a few fields and the button that asks. Its ref is the form. */
export const QuerySlip = /* @__PURE__ */ forwardRef<HTMLFormElement, QuerySlipProps>(function QuerySlip(
  { label, children, submit, loading = false, note, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  return (
    <form data-component="QuerySlip" {...rest} ref={ref} className={`${styles.form} ${className}`} aria-label={label}>
      <div className={styles.slip}>
        <div {...part('cells', styles.cells)}>{children}</div>
        <Button {...part('submit', styles.submit)} type="submit" variant="accent" icon={icons.search} loading={loading}>
          {submit}
        </Button>
      </div>
      {note && <div {...part('note', styles.note)}>{note}</div>}
    </form>
  );
});
