import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useId,
  useMemo,
  useRef,
} from 'react';
import { Empty } from '../empty/empty.tsx';
import { ErrorPanel } from '../error-panel/error-panel.tsx';
import { createColumnHelper, rowSortingFeature, tableFeatures, useTable } from '../foundations/table.ts';
import { useEdges } from '../foundations/use-edges.ts';
import { useInert } from '../foundations/use-inert.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import { Loading } from '../loading/loading.tsx';
import type { DataColumn, TableSort } from './column.ts';
import * as css from './data-table.css.ts';
import { HeadCell } from './head-cell.tsx';

export interface DataTableProps<Row> extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** names the table for a screen reader */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** while loading, rows that are already there stay and cannot be used */
  state: 'loading' | 'error' | 'ready';
  error?: { message: string; onRetry?: () => void } | undefined;
  /** in place of no rows; 无匹配数据 when absent */
  empty?: ReactNode;
  sort?: TableSort | undefined;
  onSortChange?: (sort: TableSort | undefined) => void;
  selectedKey?: string | number | undefined;
  /** makes the first cell of each row a button */
  onRowOpen?: (row: Row) => void;
  /** skeleton rows of a first load */
  loadingRows?: number;
  /** a bar under the rows, such as a pagination */
  footer?: ReactNode;
}

const features = tableFeatures({ rowSortingFeature });
const none: never[] = [];

/** The type parameter is lost on the way through `forwardRef`: it is given back here. */
type Generic = <Row extends object>(props: DataTableProps<Row> & RefAttributes<HTMLDivElement>) => ReactNode;

/**
 * Rows of a list page: head and edge columns stay in sight, the body scrolls inside the table's own box.
 * Sorting is the server's: `sort` says what is shown, `onSortChange` asks for another order.
 */
export const DataTable = /* @__PURE__ */ forwardRef(function DataTable<Row extends object>(
  {
    label,
    columns,
    rows,
    rowKey,
    state,
    error,
    empty,
    sort,
    onSortChange,
    selectedKey,
    onRowOpen,
    loadingRows = 10,
    footer,
    className = '',
    ...rest
  }: DataTableProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const text = useText();
  const caption = useId();
  const box = useRef<HTMLElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  useEdges(box);

  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const defs = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return helper.columns(
      columns.map(({ id, cell, sortable = false }) =>
        helper.accessor((row) => row, { id, enableSorting: sortable, cell: ({ row }) => cell(row.original) }),
      ),
    );
  }, [columns]);
  const table = useTable({
    features,
    columns: defs,
    data: rows.length > 0 ? rows : none,
    getRowId: (row) => String(rowKey(row)),
    manualSorting: true,
    sortDescFirst: false,
    enableMultiSort: false,
    state: { sorting: sort ? [sort] : [] },
    onSortingChange: (change) => {
      const next = typeof change === 'function' ? change(sort ? [sort] : []) : change;
      onSortChange?.(next[0]);
    },
  });

  const shown = state === 'error' ? [] : table.getRowModel().rows;
  const waiting = state === 'loading' && shown.length > 0;
  useInert(body, waiting);
  return (
    <div data-component="DataTable" {...rest} ref={ref} className={`${css.frame} ${className}`}>
      <section ref={box} className={css.scroll} aria-labelledby={caption} aria-busy={state === 'loading'}>
        <table className={css.table}>
          <caption>
            <VisuallyHidden id={caption}>{label}</VisuallyHidden>
          </caption>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map(({ id, column }) => {
                  const own = byId.get(column.id);
                  const onSort = column.getCanSort() ? () => column.toggleSorting() : undefined;
                  return own && <HeadCell key={id} column={own} sorted={column.getIsSorted()} onSort={onSort} />;
                })}
              </tr>
            ))}
          </thead>
          <tbody ref={body}>
            {shown.map((row) => (
              <tr key={row.id} aria-current={row.id === String(selectedKey) ? 'true' : undefined}>
                {row.getAllCells().map((cell, index) => (
                  <BodyCell key={cell.id} column={byId.get(cell.column.id)}>
                    {onRowOpen && index === 0 ? (
                      <button type="button" className={css.open} onClick={() => onRowOpen(row.original)}>
                        <table.FlexRender cell={cell} />
                      </button>
                    ) : (
                      <table.FlexRender cell={cell} />
                    )}
                  </BodyCell>
                ))}
              </tr>
            ))}
            {state === 'loading' && shown.length === 0 && <Bones columns={columns} rows={loadingRows} />}
          </tbody>
        </table>
        {state === 'error' && (
          <div className={css.notice}>
            <ErrorPanel title={text('table.failed')} message={error?.message ?? ''} onRetry={error?.onRetry} />
          </div>
        )}
        {state === 'ready' && shown.length === 0 && (
          <div className={css.notice}>{empty ?? <Empty title={text('table.empty')} />}</div>
        )}
      </section>
      {state === 'loading' && !waiting && (
        <p role="status">
          <VisuallyHidden>{text('loading')}</VisuallyHidden>
        </p>
      )}
      {waiting && (
        <div className={css.veil}>
          <div className={css.veilBox}>
            <Loading />
          </div>
        </div>
      )}
      {footer && <div className={css.foot}>{footer}</div>}
    </div>
  );
}) as Generic;

function BodyCell<Row>({ column, children }: { column: DataColumn<Row> | undefined; children: ReactNode }) {
  return (
    <td className={css.body} data-numeric={column?.numeric || undefined} data-sticky={column?.sticky}>
      {children}
    </td>
  );
}

/** Boxes where the words will be. */
function Bones<Row>({ columns, rows }: { columns: readonly DataColumn<Row>[]; rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={`bone-${row.toString()}`}>
      {columns.map((column) => (
        <BodyCell key={column.id} column={column}>
          <span className={css.bone} />
        </BodyCell>
      ))}
    </tr>
  ));
}
