import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { Badge } from './badge.tsx';

const meta = { component: Badge, args: { children: 7 } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Badge>12</Badge>
      <Badge tone="ink">7</Badge>
      <Badge tone="danger">9</Badge>
      <Badge tone="info">1</Badge>
      <Badge tone="mark">3</Badge>
      <Badge tone="pen">2</Badge>
      <Badge tone="danger">99+</Badge>
    </div>
  ),
};
export const AllStates: Story = allStates(meta, { Default, Tones });
