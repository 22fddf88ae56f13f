import type { NamePart } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as css from './data-table.css.ts';
import { HeadCell } from './head-cell.tsx';
import * as parts from './row.css.ts';
import { TickAll } from './tick-box.tsx';
import type { Head, TableModel } from './use-table-model.ts';

interface TableHeadProps<Row extends object> {
  model: TableModel<Row>;
  onSort: (head: Head<Row>) => void;
  /** rows have a cell before the first */
  lead: boolean;
  /** rows can be chosen: how many are, of how many */
  selection: { chosen: number; count: number } | undefined;
  onSelectAll: (all: boolean) => void;
  /** not all rows are drawn */
  long: boolean;
  part: NamePart<'head' | 'sort'>;
}

export function TableHead<Row extends object>({
  model,
  onSort,
  lead,
  selection,
  onSelectAll,
  long,
  part,
}: TableHeadProps<Row>) {
  const text = useText();
  return (
    <thead>
      <tr aria-rowindex={long ? 1 : undefined}>
        {lead && (
          <th scope="col" className={`${css.head} ${parts.lead}`} data-sticky="lead">
            {selection ? (
              <TickAll
                label={text('table.selectAll', { count: selection.count })}
                chosen={selection.chosen}
                count={selection.count}
                onChange={onSelectAll}
              />
            ) : (
              <VisuallyHidden>{text('table.detail')}</VisuallyHidden>
            )}
          </th>
        )}
        {model.heads.map((head) => (
          <HeadCell
            key={head.column.id}
            part={part}
            table={model.table}
            head={head}
            onSort={onSort}
            parts={model.features.heads}
          />
        ))}
      </tr>
    </thead>
  );
}
