import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { Skeleton, SkeletonBar } from './skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Lines: Story = { args: { lines: 6 } };
export const ShapedLikeTheContent: Story = {
  args: {
    children: (
      <>
        <SkeletonBar style={{ inlineSize: 140, blockSize: 20 }} />
        <SkeletonBar style={{ inlineSize: '100%', blockSize: 64 }} />
      </>
    ),
  },
};
export const AllStates: Story = allStates(meta, { Default, Lines, ShapedLikeTheContent });
