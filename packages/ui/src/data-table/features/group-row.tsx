import type { columnGroupingFeature, Row, rowExpandingFeature } from '../../foundations/table-features.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import { nameOf } from '../column.ts';
import type { GroupRowProps } from '../feature.ts';
import * as parts from '../row.css.ts';
import * as css from './features.css.ts';

type GroupOf = Row<
  { columnGroupingFeature: typeof columnGroupingFeature; rowExpandingFeature: typeof rowExpandingFeature },
  object
>;

/** What rows have in common, how many they are, and a press that folds them. */
export function GroupRow({ row: given, columns, index, span, place }: GroupRowProps) {
  const text = useText();
  const row = given as unknown as GroupOf;
  const column = columns.find(({ id }) => id === row.groupingColumnId);
  const open = row.getIsExpanded();
  return (
    <tr data-row={index} data-group={row.depth} aria-rowindex={place}>
      <td className={css.group} colSpan={span}>
        <div className={css.groupBox}>
          <button type="button" className={css.fold} aria-expanded={open} onClick={() => row.toggleExpanded()}>
            <span className={parts.expander} aria-hidden="true" data-open={open ? '' : undefined}>
              <Icon drawing={icons.chevronRight} size="sm" />
            </span>
            {column && <span className={css.groupName}>{nameOf(column)}</span>}
            {column?.cell(row.original as never)}
            <span className={css.groupCount}>{text('table.groupRows', { count: row.getLeafRows().length })}</span>
          </button>
        </div>
      </td>
    </tr>
  );
}
