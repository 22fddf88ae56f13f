import { type ComponentType, memo, type ReactNode } from 'react';
import type { NamePart } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { nameOf } from './column.ts';
import * as css from './data-table.css.ts';
import type { GroupRowProps } from './feature.ts';
import * as parts from './row.css.ts';
import type { ShownColumn } from './shown-columns.ts';
import { TickCell, type TickEvent } from './tick-box.tsx';

/** What a row can ask of its table; one object as long as the table lives, so that rows which stay are not drawn again. */
export interface RowActions<Row> {
  open: (row: Row) => void;
  /** by the id of the row; with Shift all from the one before */
  select: (id: string, event: TickEvent) => void;
  toggle: (row: Row) => void;
}

/** What all rows of a table share. */
export interface RowLook<Row> {
  columns: readonly ShownColumn<Row>[];
  actions: RowActions<Row>;
  opens: boolean;
  selects: boolean;
  expands: ((row: Row) => boolean) | undefined;
  rowName: (row: Row) => string;
  /** drawn as a card on a phone */
  cards: boolean;
  /** names what a row is made of */
  part: NamePart<'row' | 'cell' | 'detail'>;
  /** draws what stands for more rows */
  Group: ComponentType<GroupRowProps> | undefined;
}

export interface RowProps<Row> {
  look: RowLook<Row>;
  row: Row;
  /** its name in the model */
  id: string;
  index: number;
  /** id of the row's details, which it names while they are open */
  detail: string;
  current: boolean;
  selected: boolean;
  expanded: boolean;
  /** in a list of which not all rows are drawn: their place in it */
  place?: number | undefined;
  found?: boolean;
  slot?: number | undefined;
}

function Under({ of }: { of: ReactNode }) {
  return of ? <div className={css.under}>{of}</div> : null;
}

function Row<Row>(props: RowProps<Row>) {
  const { look, row, id, index, detail, current, selected, expanded, place, found = false, slot } = props;
  const { columns, actions, opens, selects, expands, cards, part } = look;
  return (
    <tr
      {...part('row')}
      data-row={index}
      data-slot={slot}
      data-selected={selected || undefined}
      data-found={found || undefined}
      aria-rowindex={place}
      aria-current={current ? 'true' : undefined}
    >
      {(selects || expands) && (
        <Lead look={look} row={row} id={id} detail={detail} selected={selected} expanded={expanded} />
      )}
      {columns.map((column, at) => (
        <td
          key={column.id}
          {...part('cell', css.body)}
          data-numeric={column.numeric || undefined}
          data-sticky={column.sticky}
          data-pin={column.pin || undefined}
          data-label={cards ? nameOf(column) : undefined}
        >
          {opens && at === 0 ? (
            <button type="button" className={css.open} onClick={() => actions.open(row)}>
              {column.cell(row)}
            </button>
          ) : (
            column.cell(row)
          )}
          <Under of={column.under?.(row)} />
        </td>
      ))}
    </tr>
  );
}

/** Drawn again only when something of its own changes. The type parameter is lost on the way through `memo`. */
export const TableRow = memo(Row) as unknown as typeof Row;

type LeadProps<R> = Pick<RowProps<R>, 'look' | 'row' | 'id' | 'detail' | 'selected' | 'expanded'>;

/** The cell before the first: it chooses the row and opens its details. */
function Lead<R>({ look, row, id, detail, selected, expanded }: LeadProps<R>) {
  const text = useText();
  const { actions, selects, expands, rowName } = look;
  return (
    <td className={`${css.body} ${parts.lead}`} data-sticky="lead">
      <span className={parts.tools}>
        {selects && (
          <TickCell
            aria-label={text('table.selectRow', { name: rowName(row) })}
            checked={selected}
            onChange={(event) => actions.select(id, event)}
          />
        )}
        {expands?.(row) && (
          <button
            type="button"
            className={parts.expander}
            aria-label={text('table.detailOf', { name: rowName(row) })}
            aria-expanded={expanded}
            aria-controls={expanded ? detail : undefined}
            onClick={() => actions.toggle(row)}
          >
            <Icon drawing={icons.chevronRight} size="sm" />
          </button>
        )}
      </span>
    </td>
  );
}
