import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { Skeleton, SkeletonBar } from './skeleton.tsx';
import * as shapes from './story-shapes.css.ts';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Lines: Story = { args: { lines: 6 } };
export const ShapedLikeTheContent: Story = {
  args: {
    children: (
      <>
        <SkeletonBar className={shapes.heading} />
        <SkeletonBar className={shapes.block} />
      </>
    ),
  },
};
export const AllStates: Story = allStates(meta, { Default, Lines, ShapedLikeTheContent });
