import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { Link } from './link.tsx';

const meta = { component: Link, args: { href: '#help', children: '需要帮助' } } satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InText: Story = {
  render: () => (
    <p>
      没有自动跳转？<Link href="#login">点这里</Link>
    </p>
  ),
};
export const AllStates: Story = allStates(meta, { Default, InText });
