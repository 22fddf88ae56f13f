import type { Meta, StoryObj } from '@storybook/react-vite';
import { TopLoadingBar } from './top-loading-bar.tsx';

const meta = {
  component: TopLoadingBar,
  args: { active: true },
  parameters: { pictures: { full: true } },
} satisfies Meta<typeof TopLoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};
