import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { MISSING } from '../format/figures.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useEdges } from '../foundations/use-edges.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { StatusTag } from '../status-tag/status-tag.tsx';
import * as styles from './rate-compare.css.ts';

/** A channel at the head of its column. */
export interface RateCompareHead {
  id: string;
  name: string;
  /** under it: the service, the vessel */
  note?: string | undefined;
}

/** One thing that is compared, with a value for each head in their order. */
export interface RateCompareRow {
  name: string;
  values: readonly ReactNode[];
  /** the ids of those that are best in it */
  best?: readonly string[] | undefined;
}

/** What of it has a name of its own. */
export type RateComparePart = 'head' | 'row' | 'value';

export interface RateCompareProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'aria-label'> {
  /** classes by part: each `head`, each `row` and each `value` in it */
  classNames?: PartClasses<RateComparePart> | undefined;
  /** names the table */
  label: string;
  /** two to four */
  heads: readonly RateCompareHead[];
  rows: readonly RateCompareRow[];
  /** takes one out; without it they stay */
  onRemove?: ((id: string) => void) | undefined;
}

const isMissing = (value: ReactNode): boolean => value === null || value === undefined || value === '';

/** Channels side by side, what is best in a row marked. Its ref is the part that scrolls. */
export const RateCompare = /* @__PURE__ */ forwardRef<HTMLDivElement, RateCompareProps>(function RateCompare(
  { label, heads, rows, onRemove, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  useEdges(box);
  return (
    <div data-component="RateCompare" {...rest} ref={ref} className={`${styles.root} ${className}`}>
      <div ref={box} className={styles.scroll}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{label}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <td />
              {heads.map(({ id, name, note }) => (
                <th key={id} scope="col" {...part('head', styles.head)}>
                  <span className={styles.names}>
                    <span>{name}</span>
                    {note && <span className={styles.note}>{note}</span>}
                  </span>
                  {onRemove && (
                    <IconButton
                      size="sm"
                      icon={icons.close}
                      label={text('rateCompare.remove', { name })}
                      onClick={() => onRemove(id)}
                    />
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values, best = [] }) => (
              <tr key={name} {...part('row', styles.row)}>
                <th scope="row" className={styles.name}>
                  {name}
                </th>
                {heads.map(({ id }, at) => (
                  <td key={id} {...part('value', styles.value)} data-best={best.includes(id) ? '' : undefined}>
                    {isMissing(values[at]) ? (
                      <>
                        <span aria-hidden="true">{MISSING}</span>
                        <VisuallyHidden>{text('description.none')}</VisuallyHidden>
                      </>
                    ) : (
                      values[at]
                    )}{' '}
                    {best.includes(id) && <StatusTag tone="mark">{text('rateCompare.best')}</StatusTag>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
});
