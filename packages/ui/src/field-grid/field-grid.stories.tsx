import type { Meta, StoryObj } from '@storybook/react-vite';
import { Port } from '../port/port.tsx';
import { allStates } from '../testing/all-states.tsx';
import { FieldGrid } from './field-grid.tsx';

const meta = {
  component: FieldGrid,
  args: {
    items: [
      { label: '制单人', value: '陈蔚' },
      { label: '电话', value: '0574-8700-0000' },
      { label: '起运港', value: <Port name="宁波" code="CNNGB" /> },
      { label: '提单号', value: 'COSU6412098730', mono: true },
      { label: '并单订舱号', value: '' },
      { label: '制单时间', value: '2026-11-18 16:40:12' },
      {
        label: '发货人',
        value: 'NINGBO HAOYU HOMEWARE CO., LTD.\nNO. 288 JIANGNAN ROAD, YINZHOU',
        mono: true,
        wide: true,
      },
    ],
  },
} satisfies Meta<typeof FieldGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Compact: Story = {
  render: (args) => (
    <div data-density="compact">
      <FieldGrid {...args} />
    </div>
  ),
};
export const LongText: Story = {
  args: {
    items: [
      {
        label: '备注',
        value: '请保留唛头分行，收货人地址里的门牌号以客户 11-18 的邮件为准，其余按补料。'.repeat(4),
        wide: true,
      },
      { label: '唛头', value: `N/M/${'LONGMARK'.repeat(12)}`, mono: true },
    ],
  },
};
export const AllStates: Story = allStates(meta, { Default, Compact, LongText });
