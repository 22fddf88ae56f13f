import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { Link } from './link.tsx';

const ENGLISH = {
  需要帮助: 'Get help',
  '没有自动跳转？': 'Not taken there? ',
  点这里: 'Follow this link',
};

const meta = {
  component: Link,
  parameters: { english: ENGLISH },
  args: { href: '#help', children: '需要帮助' },
} satisfies Meta<typeof Link>;
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
