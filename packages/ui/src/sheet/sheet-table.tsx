import { memo, type ReactNode, useRef } from 'react';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import type { NamePart } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import { isNumeric, type SheetColumn, widthOf } from './column.ts';
import * as styles from './sheet.css.ts';
import type { SheetPart, SheetProps } from './sheet-props.ts';

/** Of the numbers of rows, px. */
export const NUMBER_WIDTH = 48;
// Frozen columns that have a place.
const FROZEN = [styles.frozen1, styles.frozen2, styles.frozen3] as const;
/** Boxes that are no longer laid out as a table say themselves what they are. */
export const ROLES = {
  grid: { role: 'grid', 'aria-multiselectable': true },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  number: { role: 'rowheader' },
  cell: { role: 'gridcell' },
} as const;

const nameOf = (variable: string) => variable.replace(/^var\(|\)$/g, '');

interface ColumnsProps {
  columns: readonly SheetColumn[];
  part: NamePart<SheetPart>;
}

/** The heads of the columns, which write down how wide all are and where the frozen ones stand. */
export const SheetHead = /* @__PURE__ */ memo(function SheetHead({ columns, part }: ColumnsProps): ReactNode {
  const text = useText();
  const heads = useRef<HTMLTableSectionElement>(null);
  // Written to the element: a strict policy refuses style attributes in the markup of a server.
  useLayoutEffect(() => {
    const table = heads.current?.closest('table');
    if (!table) return;
    const widths = [NUMBER_WIDTH, ...columns.map(widthOf)];
    table.style.setProperty(nameOf(styles.tracks), widths.map((width) => `${width}px`).join(' '));
    table.style.inlineSize = `${widths.reduce((sum, width) => sum + width, 0)}px`;
    let start = 0;
    for (const [at, variable] of FROZEN.entries()) {
      start += widths[at] ?? 0;
      table.style.setProperty(nameOf(variable), `${start}px`);
    }
  }, [columns]);
  return (
    <thead ref={heads} className={styles.heads} {...ROLES.group}>
      <tr aria-rowindex={1} className={styles.headLine} {...ROLES.row}>
        <th scope="col" className={styles.corner} aria-colindex={1} data-frozen={0} {...ROLES.head}>
          <VisuallyHidden>{text('sheet.row')}</VisuallyHidden>
        </th>
        {columns.map((column, at) => (
          <th
            key={column.id}
            scope="col"
            {...part('head', styles.head)}
            {...ROLES.head}
            data-head={at}
            aria-colindex={at + 2}
            data-numeric={isNumeric(column) ? '' : undefined}
            data-frozen={column.frozen ? at + 1 : undefined}
          >
            {column.head}
          </th>
        ))}
      </tr>
    </thead>
  );
});

interface SumsProps extends ColumnsProps {
  sums: SheetProps['sums'];
  /** how many rows stand above them, without the heads */
  rows: number;
}

/** What the rows come to, under the last of them: its name over the columns before the first figure. */
export function SheetSums({ columns, sums = [], rows, part }: SumsProps): ReactNode {
  if (sums.length === 0 || rows === 0) return null;
  const first = columns.findIndex(({ id }) => sums.some(({ values }) => values[id] !== undefined));
  const rest = columns.slice(Math.max(first, 1));
  const before = columns.length - rest.length;
  return (
    <tfoot className={styles.sums} {...ROLES.group}>
      {sums.map(({ id, name, values }, at) => (
        <tr key={id} aria-rowindex={rows + at + 2} {...part('sum', styles.sum)} {...ROLES.row}>
          <th
            ref={(own) => own?.style.setProperty('grid-column', `span ${before + 1}`)}
            scope="row"
            colSpan={before + 1}
            aria-colspan={before + 1}
            aria-colindex={1}
            data-frozen={0}
            className={styles.sumName}
            {...ROLES.number}
          >
            {name}
          </th>
          {rest.map((column, index) => (
            <td
              key={column.id}
              aria-colindex={before + index + 2}
              className={styles.sumCell}
              data-numeric={isNumeric(column) ? '' : undefined}
              {...ROLES.cell}
            >
              {values[column.id]}
            </td>
          ))}
        </tr>
      ))}
    </tfoot>
  );
}
