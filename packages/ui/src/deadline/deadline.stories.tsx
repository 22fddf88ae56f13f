import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { Deadline } from './deadline.tsx';

const meta = {
  component: Deadline,
  args: { at: '2026-11-21T17:00:00+08:00', now: Date.parse('2026-11-20T09:48:00+08:00') },
} satisfies Meta<typeof Deadline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Urgent: Story = {};
export const Soon: Story = { args: { at: '2026-11-23T12:00:00+08:00' } };
export const Far: Story = { args: { at: '2026-11-28T18:00:00+08:00' } };
export const Over: Story = { args: { at: '2026-11-19T18:00:00+08:00' } };
export const None: Story = { args: { at: null } };
export const Dated: Story = { args: { dated: true } };
export const DatedAndOver: Story = { args: { dated: true, at: '2026-11-19T18:00:00+08:00' } };
export const AllStates: Story = allStates(
  meta,
  { Urgent, Soon, Far, Over, None, Dated, DatedAndOver },
  { contrast: true },
);
