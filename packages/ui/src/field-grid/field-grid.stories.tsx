import type { Meta, StoryObj } from '@storybook/react-vite';
import { Port } from '../port/port.tsx';
import { allStates } from '../testing/all-states.tsx';
import { FieldGrid } from './field-grid.tsx';

const ENGLISH = {
  制单人: 'Documents by',
  陈蔚: 'Wei Chen',
  电话: 'Telephone',
  起运港: 'Loading port',
  宁波: 'Ningbo',
  提单号: 'Bill no.',
  并单订舱号: 'Merged bookings',
  制单日期: 'Drawn up',
  发货人: 'Shipper',
  备注: 'Remarks',
  唛头: 'Marks',
  ['请保留唛头分行，收货人地址里的门牌号以客户 11-18 的邮件为准，其余按补料。'.repeat(4)]:
    'Keep the lines of the marks as they are; the house number of the consignee is the one in the mail of 11-18, all else as instructed. '.repeat(
      3,
    ),
};

const meta = {
  component: FieldGrid,
  parameters: { english: ENGLISH },
  args: {
    items: [
      { label: '制单人', value: '陈蔚' },
      { label: '电话', value: '0574-87000000' },
      { label: '起运港', value: <Port name="宁波" code="CNNGB" /> },
      { label: '提单号', value: 'COSU6412098730', mono: true },
      { label: '并单订舱号', value: '' },
      { label: '制单日期', value: '2026-11-18 16:40:12' },
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
/** What a form was begun with, and is not written in it. */
export const Framed: Story = { args: { framed: true } };
export const AllStates: Story = allStates(meta, { Default, Compact, LongText, Framed });
