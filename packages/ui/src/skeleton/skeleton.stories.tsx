import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allStates } from '../testing/all-states.tsx';
import { Skeleton, SkeletonBar } from './skeleton.tsx';
import * as shapes from './story-shapes.css.ts';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  // Nothing is seen for 300 ms, and then it comes by degrees.
  play: async ({ canvasElement }) => {
    const shape = canvasElement.querySelector('[data-component=Skeleton] > [aria-hidden]');
    const [coming] = shape?.getAnimations() ?? [];
    if (!shape || !coming) throw new Error('It does not come by an animation');
    const { delay = 0, duration = 0 } = coming.effect?.getTiming() ?? {};
    await expect(delay).toBe(300);
    const seenAt = (time: number) => {
      coming.currentTime = time;
      return Number(getComputedStyle(shape).opacity);
    };
    await expect([0, 299, 300 + Number(duration) / 2].map(seenAt)).toEqual([0, 0, 0.5]);
    coming.finish();
    await expect(getComputedStyle(shape).opacity).toBe('1');
  },
};
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
