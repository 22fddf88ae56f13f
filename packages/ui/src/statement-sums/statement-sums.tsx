import type { Amount } from '@lading/validators/settlement';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { MISSING, money } from '../format/figures.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { Anchor } from '../i18n/anchor.tsx';
import { useText } from '../i18n/provider.tsx';
import * as styles from './statement-sums.css.ts';

/** How much there is of one state. */
export interface StatementSum {
  id: string;
  name: string;
  /** how many statements */
  count?: number | undefined;
  sums: readonly Amount[];
  /** shows them */
  href?: string | undefined;
}

/** What of it has a name of its own. */
export type StatementSumsPart = 'cell' | 'name' | 'sum' | 'aside';

export interface StatementSumsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** classes by part: each `cell` with its `name` and a `sum` for each currency, `aside` behind them */
  classNames?: PartClasses<StatementSumsPart> | undefined;
  cells: readonly StatementSum[];
  /** behind the cells: the ages of what is open */
  children?: ReactNode;
}

/** What is to be paid in cells of paper: a figure for each currency, never added across. Its ref is the root. */
export const StatementSums = /* @__PURE__ */ forwardRef<HTMLDivElement, StatementSumsProps>(function StatementSums(
  { cells, children, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const inside = ({ name, count, sums }: StatementSum) => (
    <>
      <span {...part('name', styles.name)}>
        {name}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </span>
      <span className={styles.sums}>
        {sums.map(({ currency, amount }) => (
          <span key={currency} {...part('sum', styles.sum)}>
            <span>{currency}</span>
            {money('', amount).trim()}
          </span>
        ))}
        {sums.length === 0 && (
          <span className={styles.none}>
            <span aria-hidden="true">{MISSING}</span>
            <VisuallyHidden>{text('description.none')}</VisuallyHidden>
          </span>
        )}
      </span>
    </>
  );
  return (
    <div
      data-component="StatementSums"
      {...rest}
      ref={ref}
      className={`${styles.statementSums} ${className}`}
      data-aside={children ? '' : undefined}
    >
      {cells.map((cell) =>
        cell.href ? (
          <Anchor key={cell.id} href={cell.href} {...part('cell', styles.cell)}>
            {inside(cell)}
          </Anchor>
        ) : (
          <div key={cell.id} {...part('cell', styles.cell)}>
            {inside(cell)}
          </div>
        ),
      )}
      {children && <div {...part('aside', styles.aside)}>{children}</div>}
    </div>
  );
});
