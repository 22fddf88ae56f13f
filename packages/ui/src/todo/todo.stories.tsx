import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TodoItem } from './item.ts';
import { TodoPanel } from './todo-panel.tsx';
import { TodoStrip } from './todo-strip.tsx';

const item = (busType: number, busTypeName: string, title: string): TodoItem => ({
  busType,
  busTypeName,
  title,
  map: { bookingId: busType, orderId: busType, id: busType },
});
const ITEMS = [
  item(8, 'COPY确认', 'COSU6412098730 草单第 3 版待核对'),
  item(5, '补料', '订舱 177EB4402 请提交补料'),
  item(10, '费用确认', 'MB26S01702 账单 USD 4,955.35 待确认'),
];
const MORE = [...ITEMS, item(3, '订舱审核', '订舱 I488120356 等待放舱')];

const meta = {
  component: TodoPanel,
  args: {
    items: ITEMS,
    total: 7,
    state: 'ready',
    onLoadMore: () => undefined,
    onOpen: () => undefined,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 328 }}>
      <TodoPanel {...args} />
    </div>
  ),
  parameters: { pictures: { full: true } },
} satisfies Meta<typeof TodoPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const asStrip: Story['render'] = (args) => (
  <div data-density="compact">
    <TodoStrip {...args} />
  </div>
);
const failed = {
  state: 'error',
  items: [],
  total: 0,
  error: { message: '请求异常，请检查网络或联系管理员', onRetry: () => undefined },
} as const;
const long = ITEMS.map((one) => ({ ...one, title: `${one.title}，${'品名与补料不同，请逐字核对后确认。'.repeat(2)}` }));

const late = { pictures: { delay: 400 } };

export const Panel: Story = {};
export const PanelLoadingMore: Story = { args: { loadingMore: true } };
export const PanelAtTheEnd: Story = { args: { items: MORE, total: 4 } };
export const PanelLoading: Story = { args: { items: [], total: 0, state: 'loading' }, parameters: late };
export const PanelFailed: Story = { args: failed };
export const PanelEmpty: Story = { args: { items: [], total: 0 } };
export const PanelLongText: Story = { args: { items: long } };

export const Strip: Story = { render: asStrip, parameters: { pictures: { narrow: true, contrast: true } } };
export const StripMore: Story = { render: asStrip, args: { items: MORE } };
export const StripAtTheEnd: Story = { render: asStrip, args: { total: 3 } };
export const StripLoading: Story = {
  render: asStrip,
  args: { items: [], total: 0, state: 'loading' },
  parameters: late,
};
export const StripFailed: Story = { render: asStrip, args: failed };
export const StripEmpty: Story = { render: asStrip, args: { items: [], total: 0 } };
export const StripLongText: Story = { render: asStrip, args: { items: long } };
