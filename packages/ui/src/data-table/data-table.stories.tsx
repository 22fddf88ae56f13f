import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyArt } from '../art/empty-art.tsx';
import { Button } from '../button/button.tsx';
import { Empty } from '../empty/empty.tsx';
import { Link } from '../link/link.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { StatusTag, type Tone } from '../status-tag/status-tag.tsx';
import type { DataColumn } from './column.ts';
import { DataTable } from './data-table.tsx';

interface Order {
  no: string;
  bill: string;
  lane: string;
  vessel: string;
  etd: string;
  status: [Tone, string];
  boxes: string;
  fee: string;
}
const row = (no: number, lane: string, vessel: string, etd: string, status: [Tone, string], fee: string): Order => ({
  no: `MB26S0${no}`,
  bill: `COSU64120${no * 13}`,
  lane,
  vessel,
  etd,
  status,
  boxes: `${(no % 4) + 1}×40HQ`,
  fee,
});
const ORDERS: Order[] = [
  row(1873, '宁波 → 洛杉矶', 'COSCO SHIPPING ANDES / 042E', '11-26', ['warning', '待客户确认'], '4,955.35'),
  row(1871, '上海 → 长滩', 'OOCL PIRAEUS / 118E', '11-28', ['neutral', '草稿'], '—'),
  row(1869, '宁波 → 奥克兰', 'YM TARGET / 061E', '11-29', ['neutral', '草稿'], '—'),
  row(1866, '深圳 → 汉堡', 'COSCO SHIPPING LEO / 033W', '11-28', ['pen', '要求修改'], '12,310.00'),
  row(1864, '上海 → 西雅图', 'ONE HAWK / 019E', '11-27', ['info', '审核中'], '8,120.50'),
  row(1855, '宁波 → 鹿特丹', 'COSCO SHIPPING ARIES / 040W', '11-22', ['success', '已确认'], '980.00'),
  row(1851, '广州 → 悉尼', 'OOCL SEOUL / 221S', '11-21', ['success', '已确认'], '2,455.75'),
  row(1844, '宁波 → 釜山', 'SAWASDEE VEGA / 2611E', '11-17', ['neutral', '已放单'], '610.00'),
];
const COLUMNS: DataColumn<Order>[] = [
  { id: 'no', header: '业务编号', cell: (order) => order.no, sticky: 'start', sortable: true },
  { id: 'bill', header: '提单号', cell: (order) => order.bill },
  { id: 'lane', header: '航线', cell: (order) => order.lane },
  { id: 'vessel', header: '船名 / 航次', cell: (order) => order.vessel },
  { id: 'etd', header: 'ETD', cell: (order) => order.etd, sortable: true },
  {
    id: 'status',
    header: '提单状态',
    cell: ({ status: [tone, name] }) => <StatusTag tone={tone}>{name}</StatusTag>,
  },
  { id: 'boxes', header: '箱型箱量', cell: (order) => order.boxes },
  { id: 'fee', header: '费用 USD', cell: (order) => order.fee, numeric: true, sortable: true },
  { id: 'act', header: '操作', cell: (order) => <Link href={`#${order.no}`}>查看</Link>, sticky: 'end' },
];
const pager = <Pagination current={1} size={10} total={128} onChange={() => undefined} />;

const meta = {
  component: DataTable<Order>,
  args: {
    label: '订单',
    columns: COLUMNS,
    rows: ORDERS,
    rowKey: (order) => order.no,
    state: 'ready',
    sort: { id: 'etd', desc: true },
    onRowOpen: () => undefined,
  },
} satisfies Meta<typeof DataTable<Order>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waiting is drawn after 300 ms. */
const late = { pictures: { delay: 400 } };

export const Orders: Story = { args: { footer: pager } };
export const Compact: Story = {
  args: { footer: pager, selectedKey: 'MB26S01866' },
  parameters: { pictures: { full: true, narrow: true, contrast: true } },
  render: (args) => (
    <div data-density="compact">
      <DataTable {...args} />
    </div>
  ),
};
/** Narrower than its columns: the first and the last stay in sight. */
export const Narrow: Story = {
  render: (args) => (
    <div data-density="compact" style={{ maxInlineSize: 560 }}>
      <DataTable {...args} />
    </div>
  ),
};
/** Lower than its rows: the head stays in sight. */
export const Low: Story = {
  render: (args) => (
    <div data-density="compact" style={{ blockSize: 220, display: 'grid' }}>
      <DataTable {...args} footer={pager} />
    </div>
  ),
};
export const Loading: Story = { args: { rows: [], state: 'loading', loadingRows: 5 }, parameters: late };
/** Another page is on its way: what is there stays readable and cannot be pressed. */
export const Waiting: Story = { args: { state: 'loading' }, parameters: late };
export const NoMatch: Story = { args: { rows: [] } };
export const NoOrdersYet: Story = {
  args: {
    rows: [],
    empty: (
      <Empty
        art={<EmptyArt />}
        title="还没有订单"
        reason="查到合适的运价后可直接下单，草稿也会出现在这里。"
        action={<Button variant="primary">查询运价</Button>}
      />
    ),
  },
};
export const Failed: Story = {
  args: { state: 'error', error: { message: '请求异常，请检查网络或联系管理员', onRetry: () => undefined } },
};
export const LongText: Story = {
  args: {
    rows: ORDERS.slice(0, 3).map((order) => ({
      ...order,
      lane: '宁波舟山港梅山港区 → 洛杉矶与长滩两港联运（经奥克兰）',
    })),
  },
};
