import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Button } from '../button/button.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import * as styles from './rate-asked.css.ts';

/** One thing that was asked. */
export interface RateAskedItem {
  name: string;
  value: string;
  /** behind it, small: a port's code, `KGS` */
  code?: string | undefined;
}

/** What of it has a name of its own. */
export type RateAskedPart = 'cell' | 'edit';

export interface RateAskedProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** classes by part: each `cell`, the `edit` button */
  classNames?: PartClasses<RateAskedPart> | undefined;
  items: readonly RateAskedItem[];
  /** opens the question again */
  onEdit: () => void;
}

/** What was asked, in the cells of a slip, and the way to ask something else. Its ref is the root. */
export const RateAsked = /* @__PURE__ */ forwardRef<HTMLElement, RateAskedProps>(function RateAsked(
  { items, onEdit, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  return (
    <section
      data-component="RateAsked"
      aria-label={text('rateQuery.asked')}
      {...rest}
      ref={ref}
      className={`${styles.asked} ${className}`}
    >
      <dl className={styles.cells}>
        {items.map(({ name, value, code }) => (
          <div key={name} {...part('cell', styles.cell)}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>
              <b>{value}</b>
              {code && <span className={styles.code}>{code}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Button {...part('edit', styles.edit)} variant="ghost" icon={icons.pen} onClick={onEdit}>
        {text('rateQuery.edit')}
      </Button>
    </section>
  );
});
