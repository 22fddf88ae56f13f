import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { Sparkline } from './sparkline.tsx';

const meta = {
  component: Sparkline,
  args: { values: [2480, 2460, 2420, 2440, 2390, 2350, 2365, 2310], label: '2,480 → 2,310' },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Falling: Story = {};
const WithGaps: Story = { args: { values: [3, 4, null, 6, 5, null, null, 8, 9], label: '3 → 9' } };
const Flat: Story = { args: { values: [5, 5, 5], label: '5' } };
const Single: Story = { args: { values: [5], label: '5' } };
const Nothing: Story = { args: { values: [], label: '—' } };
export const AllStates: Story = allStates(meta, { Falling, WithGaps, Flat, Single, Nothing });
