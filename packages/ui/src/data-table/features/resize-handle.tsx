import type { KeyboardEvent, MouseEvent, TouchEvent } from 'react';
import { flushSync } from 'react-dom';
import type {
  Column,
  columnResizingFeature,
  columnSizingFeature,
  ReactTable,
} from '../../foundations/table-features.ts';
import { useText } from '../../i18n/provider.tsx';
import type { HeadPartProps } from '../feature.ts';
import * as css from './features.css.ts';

type Sizes = {
  columnResizingFeature: typeof columnResizingFeature;
  columnSizingFeature: typeof columnSizingFeature;
};
export type SizedTable = ReactTable<Sizes, object>;

const STEP = 8;
const FAR = 40;

/** Widths of the columns as they are drawn, px. */
const drawnWidths = (handle: Element): Record<string, number> =>
  Object.fromEntries(
    [...(handle.closest('tr')?.querySelectorAll<HTMLElement>('th[data-column]') ?? [])].map((head) => [
      head.dataset['column'] ?? '',
      head.offsetWidth,
    ]),
  );

/** The end of a head: it is dragged, or moved by the arrow keys. */
export function ResizeHandle({ table: given, column: one, name }: HeadPartProps) {
  const text = useText();
  const table = given as unknown as SizedTable;
  const column = one as unknown as Column<Sizes, object>;
  if (!column.getCanResize()) return null;
  const { minSize = 0, maxSize = 0 } = column.columnDef;
  const width = table.state.columnSizing[column.id];

  // The first change of one holds all: they would share the room anew while one of them is dragged.
  const hold = (handle: Element) =>
    flushSync(() => table.setColumnSizing((widths) => ({ ...drawnWidths(handle), ...widths })));
  const drag = (event: MouseEvent | TouchEvent) => {
    event.preventDefault();
    hold(event.currentTarget);
    const header = table.getFlatHeaders().find((other) => other.column.id === column.id);
    header?.getResizeHandler()(event);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === 'Escape' && width !== undefined) table.setColumnSizing({});
    else if (way) {
      const drawn = drawnWidths(event.currentTarget);
      const next = (width ?? drawn[column.id] ?? 0) + way * (event.shiftKey ? FAR : STEP);
      table.setColumnSizing((widths) => ({
        ...drawn,
        ...widths,
        [column.id]: Math.min(maxSize, Math.max(minSize, next)),
      }));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <hr
      tabIndex={0}
      className={css.handle}
      data-tool="resize"
      data-resizing={column.getIsResizing() ? '' : undefined}
      aria-orientation="vertical"
      aria-label={text('table.width', { name })}
      aria-valuemin={minSize}
      aria-valuemax={maxSize}
      aria-valuenow={width ?? minSize}
      aria-valuetext={width === undefined ? undefined : `${Math.round(width)} px`}
      onMouseDown={drag}
      onTouchStart={drag}
      onDoubleClick={() => table.setColumnSizing({})}
      onKeyDown={press}
    />
  );
}
