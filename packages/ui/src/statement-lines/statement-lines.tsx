import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useRef, useState } from 'react';
import { money } from '../format/figures.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useEdges } from '../foundations/use-edges.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { LineRow } from './line-row.tsx';
import type { StatementGroup, StatementLine, StatementLinesPart } from './statement-line.ts';
import * as styles from './statement-lines.css.ts';

export interface StatementLinesProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** classes by part: `table`, in it each `group` with its `line`s, the marked `variance`, `check`, and what stands `under` a line */
  classNames?: PartClasses<StatementLinesPart> | undefined;
  /** names the table; 费用明细 (Charges) when not given */
  label?: string | undefined;
  groups: readonly StatementGroup[];
  /** the line whose query is being written */
  writing?: StatementLine['id'] | undefined;
  /** asks about a line; absent where nothing can be asked */
  onQuery?: ((line: StatementLine) => void) | undefined;
  /** the reader agrees with a line that the system marked */
  onRight?: ((line: StatementLine) => void) | undefined;
  /** what is written and said about a line */
  under?: ((line: StatementLine) => ReactNode) | undefined;
}

const HEADS = ['charge', 'rate', 'predicted', 'billed', 'variance', 'proof', 'check'] as const;

/** Charges by order: what was foretold, what is billed, what differs, and who has a word about it. Its ref is the root. */
export const StatementLines = /* @__PURE__ */ forwardRef<HTMLDivElement, StatementLinesProps>(function StatementLines(
  { label, groups, writing, onQuery, onRight, under, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  useEdges(box);
  const [folded, setFolded] = useState<ReadonlySet<number | string>>(new Set());
  const fold = (id: number | string) =>
    setFolded((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  return (
    <div data-component="StatementLines" {...rest} ref={ref} className={`${styles.statementLines} ${className}`}>
      <div ref={box} className={styles.scroll}>
        <table {...part('table', styles.table)}>
          <caption>
            <VisuallyHidden>{label ?? text('statement.lines')}</VisuallyHidden>
          </caption>
          <thead className={styles.heads}>
            <tr>
              {HEADS.map((name) => (
                <th key={name} scope="col" data-of={name} colSpan={name === 'rate' ? 2 : 1}>
                  {text(`statement.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.id}>
              <tr {...part('group', styles.group)}>
                <th colSpan={8} scope="rowgroup">
                  <span className={styles.groupLine}>
                    <button
                      type="button"
                      className={styles.fold}
                      aria-expanded={!folded.has(group.id)}
                      aria-label={text('statement.fold', { name: group.name })}
                      onClick={() => fold(group.id)}
                    >
                      <Icon drawing={icons.chevronDown} size="sm" />
                    </button>
                    {group.href ? (
                      <Link href={group.href} className={styles.order}>
                        {group.name}
                      </Link>
                    ) : (
                      <span className={styles.order}>{group.name}</span>
                    )}
                    {group.route && <span>{group.route}</span>}
                    {group.note && <span className={styles.note}>{group.note}</span>}
                    <span className={styles.sums}>
                      {group.sums.map(({ currency, amount }) => (
                        <span key={currency}>{money(currency, amount)}</span>
                      ))}
                    </span>
                  </span>
                </th>
              </tr>
              {!folded.has(group.id) &&
                group.lines.map((line) => (
                  <LineRow
                    key={line.id}
                    line={line}
                    writing={line.id === writing}
                    part={part}
                    onQuery={onQuery}
                    onRight={onRight}
                  >
                    {under?.(line)}
                  </LineRow>
                ))}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
});
