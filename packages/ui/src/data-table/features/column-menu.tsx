import { IconButton } from '../../button/icon-button.tsx';
import type {
  Column,
  ColumnPinningState,
  columnGroupingFeature,
  columnPinningFeature,
  ReactTable,
} from '../../foundations/table-features.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Menu, type MenuItem } from '../../menu/menu.tsx';
import type { HeadPartProps } from '../feature.ts';
import * as css from './features.css.ts';

type Pins = { columnPinningFeature: typeof columnPinningFeature };
type Groups = { columnGroupingFeature: typeof columnGroupingFeature };
type Text = ReturnType<typeof useText>;

/** Frozen columns stand inside of those that were frozen before, so that an edge column stays at its edge. */
const pinTo = (edge: 'start' | 'end', id: string) => (pins: ColumnPinningState) =>
  edge === 'start' ? { ...pins, start: [...pins.start, id] } : { ...pins, end: [id, ...pins.end] };

function pinItems(table: ReactTable<Pins, object>, column: Column<Pins, object>, text: Text): MenuItem[] {
  if (!('getCanPin' in column) || !column.getCanPin()) return [];
  if (column.getIsPinned()) return [{ id: 'unpin', label: text('table.unpin'), onSelect: () => column.pin(false) }];
  const to = (edge: 'start' | 'end') => () => table.setColumnPinning(pinTo(edge, column.id));
  return [
    { id: 'start', label: text('table.pinStart'), icon: icons.pin, onSelect: to('start') },
    { id: 'end', label: text('table.pinEnd'), onSelect: to('end') },
  ];
}

function groupItems(column: Column<Groups, object>, text: Text): MenuItem[] {
  if (!('getCanGroup' in column) || !column.getCanGroup()) return [];
  const label = text(column.getIsGrouped() ? 'table.ungroup' : 'table.group');
  return [{ id: 'group', label, onSelect: () => column.toggleGrouping() }];
}

/** What can be done with a column: freezing it, making groups by it. */
export function ColumnMenu({ table, column, name }: HeadPartProps) {
  const text = useText();
  const pins = pinItems(table as unknown as ReactTable<Pins, object>, column as unknown as Column<Pins, object>, text);
  const groups = groupItems(column as unknown as Column<Groups, object>, text);
  const items = [...pins, ...groups];
  if (items.length === 0) return null;
  const label = text('table.column', { name });
  return (
    <Menu
      label={label}
      items={items}
      align="start"
      trigger={<IconButton className={css.tool} data-tool="menu" size="sm" icon={icons.more} label={label} />}
    />
  );
}
