import { Fragment, type ReactNode } from 'react';
import type { DataColumn, RowKey } from './column.ts';
import { isGroup, type ModelRow } from './model.ts';
import * as parts from './row.css.ts';
import { type RowLook, TableRow } from './row.tsx';

interface DetailProps {
  id: string;
  /** cells the row above has */
  span: number;
  slot?: number | undefined;
  part: RowLook<never>['part'];
  children: ReactNode;
}

/** What is shown under an open row, as wide as the box it scrolls in. */
export function DetailRow({ id, span, slot, part, children }: DetailProps) {
  return (
    <tr id={id} data-slot={slot} data-detail="">
      <td {...part('detail', parts.detail)} colSpan={span}>
        <div className={parts.detailBox}>{children}</div>
      </td>
    </tr>
  );
}

/** What the body of a table is drawn from, long or not. */
export interface BodyProps<R extends object> {
  look: RowLook<R>;
  rows: readonly ModelRow<R>[];
  rowKey: (row: R) => RowKey;
  /** makes the ids of details */
  id: string;
  renderDetail: ((row: R) => ReactNode) | undefined;
  /** id of the row that is open elsewhere */
  current: string | undefined;
  expanded: ReadonlySet<RowKey>;
}

export const spanOf = ({
  columns,
  selects,
  expands,
}: Pick<RowLook<never>, 'columns' | 'selects' | 'expands'>): number => columns.length + (selects || expands ? 1 : 0);

interface GroupLineProps<R extends object> {
  look: RowLook<R>;
  row: ModelRow<R>;
  index: number;
  place?: number;
}

/** A row that stands for others, as its feature draws it. */
export function GroupLine<R extends object>({ look, row, index, place }: GroupLineProps<R>) {
  const { Group, columns } = look;
  return (
    Group && (
      <Group
        row={row as unknown as ModelRow<object>}
        columns={columns as readonly DataColumn<never>[]}
        index={index}
        span={spanOf(look)}
        place={place}
      />
    )
  );
}

/** What a row is told, but for its key, whichever way the list is drawn. */
export function rowPropsOf<R extends object>(body: Omit<BodyProps<R>, 'rows'>, row: ModelRow<R>, index: number) {
  const { look, rowKey, id, renderDetail, current, expanded } = body;
  return {
    look,
    row: row.original,
    id: row.id,
    index,
    detail: `${id}-${row.id}`,
    current: row.id === current,
    selected: look.selects && row.getIsSelected(),
    expanded: renderDetail !== undefined && expanded.has(rowKey(row.original)),
  };
}

/** A list in which every row is drawn. */
export function Rows<R extends object>({ rows, ...body }: BodyProps<R>) {
  const { look, renderDetail } = body;
  const span = spanOf(look);
  return rows.map((row, index) => {
    if (isGroup(row)) return <GroupLine key={row.id} look={look} row={row} index={index} />;
    const told = rowPropsOf(body, row, index);
    const line = <TableRow key={row.id} {...told} />;
    if (!renderDetail) return line;
    return (
      <Fragment key={row.id}>
        {line}
        {told.expanded && (
          <DetailRow id={told.detail} span={span} part={look.part}>
            {renderDetail(row.original)}
          </DetailRow>
        )}
      </Fragment>
    );
  });
}
