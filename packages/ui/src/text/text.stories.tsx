import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { Heading } from './heading.tsx';
import { Text } from './text.tsx';

const LONG = '截单后改单，一处就要 USD 50 至 300，所以先把草单逐格比对，没有出入再确认。';
const ENGLISH = {
  [LONG]:
    'Amendment after the cut-off costs USD 50 to 300 for each mistake, so the draft is compared before it is confirmed.',
  '补料与船公司草单自动比对，会出事的标红。':
    'The instruction is compared with the draft; what costs money is marked. ',
  '共 128 条，第 1 页，每页 20 条': '128 orders, page 1, 20 per page',
  '宁波 → 洛杉矶 · COSCO SHIPPING ANDES / 042E': 'Ningbo → Los Angeles · COSCO SHIPPING ANDES / 042E',
  '截单 11-21 17:00 宁波时间': 'Cut-off 11-21 17:00 Ningbo time',
  确认后不再提醒: 'No reminder after the confirmation',
  收货人与通知人相同: 'The consignee is the notify party',
  '11-20 09:30 更新': 'Updated 11-20 09:30',
  '校验位应为 3，此处为 4': 'The check digit should be 3 and is 4',
  '订舱号 6412098730': 'Booking no. 6412098730',
  开船前核对清楚: 'Right before it sails',
  '运价、订舱、提单': 'Rates, bookings, bills',
  '改单费，多半花在一个字母上': 'Most amendments cost one letter',
  '订单管理 Orders': 'Orders',
  'COPY 确认': 'Copy confirmation',
};

const meta = {
  component: Text,
  parameters: { english: ENGLISH },
  args: { children: '补料与船公司草单自动比对，会出事的标红。' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const stack = { display: 'grid', gap: 12 } as const;
export const Default: Story = {};
export const Sizes: Story = {
  render: () => (
    <div style={stack}>
      <Text size="long">补料与船公司草单自动比对，会出事的标红。{LONG}</Text>
      <Text>共 128 条，第 1 页，每页 20 条</Text>
      <Text size="dense">宁波 → 洛杉矶 · COSCO SHIPPING ANDES / 042E</Text>
      <Text size="caption">截单 11-21 17:00 宁波时间</Text>
    </div>
  ),
};
export const Tones: Story = {
  render: () => (
    <div style={stack}>
      <Text>确认后不再提醒</Text>
      <Text tone="secondary">收货人与通知人相同</Text>
      <Text tone="tertiary">11-20 09:30 更新</Text>
      <Text tone="danger">校验位应为 3，此处为 4</Text>
      <Text strong>订舱号 6412098730</Text>
    </div>
  ),
};
export const Cut: Story = {
  render: () => (
    <div style={{ inlineSize: 220 }}>
      <Text cut>{LONG}</Text>
    </div>
  ),
};
export const Headings: Story = {
  render: () => (
    <div style={stack}>
      <Heading level={3} size="display">
        开船前核对清楚
      </Heading>
      <Heading level={3} size={1}>
        运价、订舱、提单
      </Heading>
      <Heading level={3} size={2}>
        改单费，多半花在一个字母上
      </Heading>
      <Heading level={3}>订单管理 Orders</Heading>
      <Heading level={4}>COPY 确认</Heading>
    </div>
  ),
};
export const AllStates: Story = allStates(meta, { Default, Sizes, Tones, Cut, Headings });
