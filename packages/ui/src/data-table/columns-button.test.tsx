import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import type { DataColumn } from './column.ts';
import type { ColumnChoice } from './column-choice.ts';
import { ColumnsButton } from './columns-button.tsx';
import { DataTable } from './data-table.tsx';

interface Order {
  no: string;
}
const text = (row: Order) => row.no;
const COLUMNS: DataColumn<Order>[] = [
  { id: 'no', header: '业务编号', cell: text, sticky: 'start' },
  { id: 'bill', header: '提单号', cell: text },
  { id: 'etd', header: <b>ETD</b>, name: '离港', cell: text },
  { id: 'late', header: '制单人', cell: text, hidden: true },
  { id: 'act', header: '操作', cell: text, sticky: 'end' },
];

conforms('ColumnsButton', <ColumnsButton columns={COLUMNS} choice={null} onChange={() => undefined} />, {
  ref: HTMLButtonElement,
});

function List({
  columns = COLUMNS,
  onChange,
}: {
  columns?: DataColumn<Order>[];
  onChange?: (choice: ColumnChoice | null) => void;
}) {
  const [choice, setChoice] = useState<ColumnChoice | null>(null);
  const change = (next: ColumnChoice | null) => {
    setChoice(next);
    onChange?.(next);
  };
  return (
    <LadingProvider locale="zh-CN" messages={messages}>
      <main>
        <ColumnsButton columns={columns} choice={choice} onChange={change} />
        <DataTable label="订单" columns={columns} choice={choice} rows={[{ no: 'MB1' }]} rowKey={text} state="ready" />
      </main>
    </LadingProvider>
  );
}

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const box = (name: string) => screen.getByRole('checkbox', { name });
async function open(columns?: DataColumn<Order>[]) {
  const onChange = vi.fn();
  render(<List columns={columns ?? COLUMNS} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: /^列/ }));
  const panel = within(await screen.findByRole('dialog', { name: '列设置' }));
  return { onChange, panel };
}

it('says how many are shown, and shows and hides them at once', async () => {
  await open();
  expect(screen.getByText('3/4')).toBeInTheDocument();
  await userEvent.click(box('离港'));
  await userEvent.click(box('制单人'));
  expect(heads()).toEqual(['业务编号', '提单号', '制单人', '操作']);
  expect(screen.getAllByRole('cell')).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: '恢复默认' }));
  expect(heads()).toEqual(['业务编号', '提单号', 'ETD', '操作']);
});

it('keeps the first column and the last one standing', async () => {
  const { onChange } = await open();
  await userEvent.click(box('业务编号'));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.queryByRole('checkbox', { name: '操作' })).toBeNull();
});

it('leaves one column', async () => {
  await open(COLUMNS.slice(1, 3));
  await userEvent.click(box('提单号'));
  await userEvent.click(box('离港'));
  expect(heads()).toEqual(['ETD']);
});

it('moves a column with Alt and the arrows, keeps the focus and says where it is', async () => {
  const { onChange } = await open();
  box('提单号').focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(heads()).toEqual(['业务编号', 'ETD', '提单号', '操作']);
  expect(box('提单号')).toHaveFocus();
  expect(screen.getByText('提单号：第 3 列，共 4 列')).toBeInTheDocument();
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  // A column cannot be moved before the frozen first one.
  expect(heads()).toEqual(['业务编号', '提单号', 'ETD', '操作']);
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('goes from box to box with the arrows, ticks with Space and closes with Escape', async () => {
  await open();
  box('业务编号').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(box('提单号')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp} ');
  expect(heads()).toEqual(['业务编号', 'ETD', '操作']);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: /^列/ })).toHaveFocus();
});

it('moves a column by dragging its grip', async () => {
  const { onChange } = await open();
  const entries = screen.getAllByRole('listitem');
  entries.forEach((entry, at) => {
    vi.spyOn(entry, 'getBoundingClientRect').mockReturnValue({ bottom: (at + 1) * 32 } as DOMRect);
  });
  const grip = entries[1]?.firstElementChild as Element;
  fireEvent.pointerDown(grip, { button: 0, clientY: 40 });
  fireEvent.pointerMove(grip, { clientY: 45 });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.pointerMove(grip, { clientY: 500 });
  fireEvent.pointerUp(grip);
  fireEvent.pointerMove(grip, { clientY: 40 });
  expect(heads()).toEqual(['业务编号', 'ETD', '提单号', '操作']);
  expect(onChange.mock.lastCall?.[0]).toEqual([
    { id: 'no', show: true },
    { id: 'etd', show: true },
    { id: 'late', show: false },
    { id: 'bill', show: true },
  ]);
});
