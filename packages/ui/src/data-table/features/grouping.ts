import {
  columnGroupingFeature,
  createExpandedRowModel,
  createGroupedRowModel,
  rowExpandingFeature,
} from '../../foundations/table-features.ts';
import type { TableFeature } from '../feature.ts';
import { isGroup, type ModelRow } from '../model.ts';
import { ColumnMenu } from './column-menu.tsx';
import { featureOf } from './gather.ts';
import { GroupRow } from './group-row.tsx';

type Compare = (one: ModelRow<object>, other: ModelRow<object>, id: string) => number;

/** The first row that a group stands for. */
const firstOf = (row: ModelRow<object>): ModelRow<object> => (row.subRows[0] ? firstOf(row.subRows[0]) : row);

/** Groups are ordered by what they are made by; by another column they stay as they are. */
const ofGroups =
  (compare: Compare): Compare =>
  (one, other, id) => {
    if (!isGroup(one)) return compare(one, other, id);
    const by = 'groupingColumnId' in one ? one.groupingColumnId : undefined;
    return by === id ? compare(firstOf(one), firstOf(other), id) : 0;
  };

/** Rows of equal value under a row of their own, by the menu of a head; of columns that say `groups`. */
export const grouping: TableFeature = /* @__PURE__ */ featureOf('grouping', {
  model: {
    columnGroupingFeature,
    rowExpandingFeature,
    groupedRowModel: createGroupedRowModel(),
    expandedRowModel: createExpandedRowModel(),
  },
  define: ({ groups = false }, definition) => ({
    enableGrouping: groups,
    ...('sortFn' in definition && { sortFn: ofGroups(definition.sortFn as Compare) }),
  }),
  options: () => ({ groupedColumnMode: false, autoResetExpanded: false }),
  states: [
    { name: 'grouping', prop: 'groupedBy', onChange: 'onGroupedByChange', start: () => [] },
    { name: 'expanded', start: () => true },
  ],
  Head: ColumnMenu,
  Group: GroupRow,
});
