import { IconButton } from '../../button/icon-button.tsx';
import { useInsideDialog } from '../../foundations/layer.ts';
import { Panel, PanelTitle } from '../../foundations/popover.tsx';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { TextButton } from '../../link/text-button.tsx';
import * as columns from '../columns.css.ts';
import type { HeadPartProps } from '../feature.ts';
import type { FilterValue } from '../table-props.ts';
import * as css from './features.css.ts';
import type { FilterColumn } from './filter-column.ts';
import { FilterFields } from './filter-fields.tsx';

/** Opens what a column is filtered by; it shows whether it is. */
export function FilterButton({ column: given, name }: HeadPartProps) {
  const text = useText();
  const inside = useInsideDialog();
  const column = given as unknown as FilterColumn;
  if (!column.getCanFilter()) return null;
  const on = column.getIsFiltered();
  const change = (value: FilterValue | undefined) => column.setFilterValue(value);
  return (
    <Panel
      className={columns.panel}
      data-in-dialog={inside ? '' : undefined}
      side="bottom"
      align="start"
      defaultOpen={false}
      trigger={
        <IconButton
          className={css.tool}
          data-tool="filter"
          data-on={on ? '' : undefined}
          size="sm"
          icon={icons.filter}
          label={text(on ? 'table.filtered' : 'table.filter', { name })}
        />
      }
    >
      <div className={columns.header}>
        <PanelTitle asChild>
          <p className={columns.title}>{name}</p>
        </PanelTitle>
        <TextButton disabled={!on} onClick={() => change(undefined)}>
          {text('table.filterClear')}
        </TextButton>
      </div>
      <FilterFields column={column} name={name} onChange={change} />
    </Panel>
  );
}
