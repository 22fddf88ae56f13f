import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { EmptyArt } from '../art/empty-art.tsx';
import { Button } from '../button/button.tsx';
import { Empty } from '../empty/empty.tsx';
import { FieldGrid } from '../field-grid/field-grid.tsx';
import { FilterBar } from '../filter-bar/filter-bar.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import { TextButton } from '../link/text-button.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { allStates } from '../testing/all-states.tsx';
import { type SampleOrder, sampleColumns, sampleOrders } from '../testing/sample-orders.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { RowKey } from './column.ts';
import type { ColumnChoice } from './column-choice.ts';
import { ColumnsButton } from './columns-button.tsx';
import { downloadCsv } from './csv.ts';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './table-props.ts';
import type { TableView } from './table-view.ts';

const WORDS = {
  'zh-CN': {
    label: '订单',
    find: '提单号、订舱号、箱号',
    filters: '筛选订单',
    check: '批量核对',
    out: '导出所选',
    reason: '查到合适的运价后可直接下单，草稿也会出现在这里。',
    none: '还没有订单',
    search: '查询运价',
    failed: '请求异常，请检查网络或联系管理员',
    lane: '宁波舟山港梅山港区 → 洛杉矶与长滩两港联运（经奥克兰）',
    details: ['货物', '家具，420 箱，8,420.00 千克', '收货人', 'HARBOR HOME GOODS INC', '备注', '客户自提'],
  },
  'en-US': {
    label: 'Orders',
    find: 'B/L, booking or container',
    filters: 'Filter orders',
    check: 'Check copies',
    out: 'Export',
    reason: 'Find a rate and order from it; drafts show up here too.',
    none: 'No orders yet',
    search: 'Search rates',
    failed: 'Request failed. Check the network or contact the administrator',
    lane: 'Ningbo-Zhoushan, Meishan terminal → Los Angeles and Long Beach by way of Oakland',
    details: [
      'Cargo',
      'Furniture, 420 cartons, 8,420.00 kg',
      'Consignee',
      'HARBOR HOME GOODS INC',
      'Note',
      'Customer collects',
    ],
  },
} as const;

type Props = Partial<DataTableProps<SampleOrder>> & {
  /** told from the other tables of a page */
  name?: string;
  /** sample rows */
  count?: number;
  full?: boolean;
  panel?: boolean;
  long?: boolean;
  failed?: boolean;
  first?: boolean;
  /** a second line in the first cell */
  under?: boolean;
};

/** A list page in little: filters, columns, table, pages. */
function Orders({
  name = '',
  count = 8,
  full = false,
  panel = false,
  long = false,
  failed = false,
  first = false,
  under = false,
  ...rest
}: Props) {
  const locale = useLanguage();
  const words = WORDS[locale];
  const columns = useMemo(
    () =>
      sampleColumns(locale).map((column, at) =>
        under && at === 0 ? { ...column, under: ({ carrier }: SampleOrder) => carrier } : column,
      ),
    [locale, under],
  );
  const rows = useMemo(() => {
    const orders = sampleOrders(count, locale);
    return long ? orders.map((order) => ({ ...order, lane: words.lane })) : orders;
  }, [count, locale, long, words]);
  const [choice, setChoice] = useState<ColumnChoice | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(
    new Set(full ? [rows[0]?.no ?? '', rows[3]?.no ?? ''] : []),
  );
  const [page, setPage] = useState({ current: 1, size: 20 });
  const view = useRef<TableView<SampleOrder>>(null);
  const [goods, said, consignee, company, note, text] = words.details;
  const whole: Partial<DataTableProps<SampleOrder>> = {
    selected,
    onSelectedChange: setSelected,
    selectionActions: (
      <>
        <TextButton>{words.check}</TextButton>
        <TextButton
          onClick={() => {
            const seen = view.current;
            if (!seen) return;
            const chosen = seen.rows.filter((row) => selected.has(row.no));
            downloadCsv('orders.csv', seen.columns, chosen);
          }}
        >
          {words.out}
        </TextButton>
      </>
    ),
    renderDetail: () => (
      <FieldGrid
        items={[
          { label: goods, value: said },
          { label: consignee, value: company },
          { label: note, value: text },
        ]}
      />
    ),
    footer: <Pagination {...page} total={128} sizes={[10, 20, 50, 100]} onChange={setPage} />,
  };
  const table = (
    <DataTable
      label={`${words.label} ${name}`.trim()}
      columns={columns}
      choice={choice}
      viewRef={view}
      rows={rows}
      rowKey={(row) => row.no}
      state="ready"
      sort={{ id: 'etd', desc: true }}
      onRowOpen={() => undefined}
      {...(full && whole)}
      {...(failed && { state: 'error', error: { message: words.failed, code: '10003', onRetry: () => undefined } })}
      {...(first && {
        empty: (
          <Empty
            art={<EmptyArt />}
            title={words.none}
            reason={words.reason}
            action={<Button variant="primary">{words.search}</Button>}
          />
        ),
      })}
      {...rest}
    />
  );
  if (!full) return table;
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <FilterBar
        label={words.filters}
        actions={<ColumnsButton columns={columns} choice={choice} onChange={setChoice} defaultOpen={panel} />}
      >
        <TextField label={words.find} placeholder={words.find} />
      </FilterBar>
      {table}
    </div>
  );
}

const meta = { component: DataTable } satisfies Meta<typeof DataTable>;
export default meta;
type Story = StoryObj;

const compact = (part: ReactNode) => <div data-density="compact">{part}</div>;
/** Waiting is drawn after 300 ms. */
const late = { pictures: { delay: 400 } };

/** The list of c-orders: chosen rows with what can be done about them, open rows, pages, all columns to choose from. */
export const OrdersPage: Story = {
  parameters: { pictures: { narrow: true } },
  render: () => compact(<Orders full count={14} selectedKey="MB26S99858" />),
};
/** The reader's own columns. Not on the docs page, where the panel would open by itself over what is before it. */
export const ColumnsOpen: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: { full: true } },
  render: () => compact(<Orders full panel count={14} />),
};
/** Ten thousand rows, of which those in sight are drawn. */
export const TenThousand: Story = {
  parameters: late,
  render: () =>
    compact(
      <div style={{ blockSize: 480, display: 'grid' }}>
        <Orders count={10_000} localSort />
      </div>,
    ),
  play: async ({ canvasElement }) => {
    const table = within(canvasElement);
    const search = await table.findByRole('searchbox', {}, { timeout: 8_000 });
    await userEvent.type(search, 'MB26S90018');
    const found = await table.findByText('MB26S90018');
    await userEvent.keyboard('{Escape}');
    await expect(found.closest('button')).toHaveFocus();
    await expect(table.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  },
};
export const Comfortable: Story = { render: () => <Orders name="A" count={4} /> };
/** Narrower than its columns: the first and the last stay in sight. */
export const Narrow: Story = {
  render: () =>
    compact(
      <div style={{ maxInlineSize: 560 }}>
        <Orders name="B" count={4} long phone="scroll" />
      </div>,
    ),
};
export const Open: Story = {
  render: () =>
    compact(
      <Orders
        name="C"
        full
        count={3}
        expanded={new Set(['MB26S99870'])}
        canExpand={(row) => row.no !== 'MB26S99867'}
      />,
    ),
};
export const Loading: Story = {
  parameters: late,
  render: () => compact(<Orders name="D" count={0} state="loading" loadingRows={4} />),
};
/** Another page is on its way: what is there stays readable and cannot be pressed. */
export const Waiting: Story = {
  parameters: late,
  render: () => compact(<Orders name="E" count={4} state="loading" />),
};
export const NoMatch: Story = { render: () => compact(<Orders name="F" count={0} />) };
export const NoOrdersYet: Story = { render: () => compact(<Orders name="G" count={0} first />) };
export const Failed: Story = { render: () => compact(<Orders name="H" count={0} failed />) };
/** A second line under what a row is called. */
export const TwoLines: Story = { render: () => compact(<Orders name="I" count={3} under />) };
export const AllStates: Story = {
  ...allStates(meta, { Comfortable, Narrow, Open, Loading, Waiting, NoMatch, NoOrdersYet, Failed, TwoLines }),
  parameters: late,
};
