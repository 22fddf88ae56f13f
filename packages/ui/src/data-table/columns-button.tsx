import { forwardRef, type ReactNode, type RefAttributes } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { useInsideDialog } from '../foundations/layer.ts';
import { Panel } from '../foundations/popover.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { arrange, type DataColumn } from './column.ts';
import type { ColumnChoice } from './column-choice.ts';
import * as css from './columns.css.ts';
import { ColumnsPanel } from './columns-panel.tsx';

export interface ColumnsButtonProps<Row> extends Omit<ButtonProps, 'children' | 'onChange' | 'icon' | 'loading'> {
  /** those of the table */
  columns: readonly DataColumn<Row>[];
  /** null is the order and the flags of the columns themselves */
  choice: ColumnChoice | null | undefined;
  /** at once with every change; null asks for the columns as they were */
  onChange: (choice: ColumnChoice | null) => void;
  defaultOpen?: boolean;
}

type Generic = <Row>(props: ColumnsButtonProps<Row> & RefAttributes<HTMLButtonElement>) => ReactNode;

/** The button `Columns` (自定义列): which columns a table shows and in which order. Its ref is the button. */
export const ColumnsButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, ColumnsButtonProps<never>>(
  function ColumnsButton({ columns, choice, onChange, defaultOpen = false, className = '', ...rest }, ref) {
    const text = useText();
    const inside = useInsideDialog();
    // What stands at the end is what a row offers: no matter of choice.
    const arranged = arrange(columns, choice).filter(({ column }) => column.sticky !== 'end');
    const shown = arranged.filter(({ show }) => show).length;
    return (
      <Panel
        className={css.panel}
        data-in-dialog={inside ? '' : undefined}
        side="bottom"
        align="end"
        defaultOpen={defaultOpen}
        trigger={
          <Button
            data-component="ColumnsButton"
            {...rest}
            ref={ref}
            className={`${css.button} ${className}`}
            icon={icons.columns}
          >
            {text('columns.button')}
            <span className={css.count}>
              {shown}/{arranged.length}
            </span>
          </Button>
        }
      >
        <ColumnsPanel arranged={arranged} onChange={onChange} />
      </Panel>
    );
  },
) as Generic;
