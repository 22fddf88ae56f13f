import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { money } from '../format/figures.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as styles from './statement-changes.css.ts';

/** A charge of a version that was another one in the version before. */
export interface StatementChange {
  id: number | string;
  name: string;
  currency: string;
  /** null where it is new */
  before: string | null;
  /** null where it was taken out */
  after: string | null;
}

/** What of it has a name of its own. */
export type StatementChangesPart = 'change' | 'none';

export interface StatementChangesProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** classes by part: each `change`, `none` where nothing changed */
  classNames?: PartClasses<StatementChangesPart> | undefined;
  /** names the list; 变动 (What changed) when not given */
  label?: string | undefined;
  changes: readonly StatementChange[];
}

/** What a reissued statement says otherwise than before: the old struck, the new one highlighted. Its ref is the root. */
export const StatementChanges = /* @__PURE__ */ forwardRef<HTMLDivElement, StatementChangesProps>(
  function StatementChanges({ label, changes, className = '', classNames, ...rest }, ref) {
    const part = partsOf(classNames);
    const text = useText();
    return (
      <div data-component="StatementChanges" {...rest} ref={ref} className={`${styles.statementChanges} ${className}`}>
        {changes.length === 0 ? (
          <p {...part('none', styles.none)}>{text('statementChanges.none')}</p>
        ) : (
          <ul aria-label={label ?? text('statementChanges.label')}>
            {changes.map(({ id, name, currency, before, after }) => (
              <li key={id} {...part('change', styles.change)}>
                <span className={styles.name}>{name}</span>
                {before !== null && <del className={styles.before}>{money(currency, before)}</del>}
                {after !== null && <ins className={styles.after}>{money(currency, after)}</ins>}
                {before === null && <span className={styles.how}>{text('statementChanges.added')}</span>}
                {after === null && <span className={styles.how}>{text('statementChanges.dropped')}</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
    );
  },
);
