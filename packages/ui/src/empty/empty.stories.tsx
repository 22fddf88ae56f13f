import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyArt } from '../art/empty-art.tsx';
import { Button } from '../button/button.tsx';

import { allStates } from '../testing/all-states.tsx';
import { Empty } from './empty.tsx';

const meta = { component: Empty, args: { title: '还没有订单' } } satisfies Meta<typeof Empty>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    reason: '查到合适的运价后可直接下单，草稿也会出现在这里。',
    action: <Button variant="primary">查询运价</Button>,
    art: <EmptyArt />,
  },
};
export const NothingMatches: Story = {
  args: {
    title: '没有符合条件的订单',
    reason: '当前条件：船公司 COSCO，开船 11-01 至 11-05',
    action: <Button>清除条件</Button>,
  },
};
export const TitleOnly: Story = { args: { title: '无匹配数据' } };
export const AllStates: Story = allStates(meta, { Default, NothingMatches, TitleOnly });
