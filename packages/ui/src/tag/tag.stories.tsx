import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { Tag } from './tag.tsx';

const remove = () => undefined;
const meta = { component: Tag, args: { children: '40HQ' } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const;
export const Default: Story = {};
export const Removable: Story = {
  render: () => (
    <div style={row}>
      <Tag onRemove={remove}>40HQ</Tag>
      <Tag onRemove={remove} mono>
        CBHU3202732
      </Tag>
    </div>
  ),
};
export const Invalid: Story = { args: { children: 'li@haoyu', invalid: true, onRemove: remove } };
export const Disabled: Story = { args: { disabled: true, onRemove: remove } };
export const LongText: Story = {
  render: () => (
    <div style={{ ...row, inlineSize: 180 }}>
      <Tag onRemove={remove}>documents.department@haoyu-kitchenware.example</Tag>
    </div>
  ),
};
export const Compact: Story = {
  render: () => (
    <div style={row} data-density="compact">
      <Tag onRemove={remove}>40HQ</Tag>
      <Tag onRemove={remove}>20GP</Tag>
    </div>
  ),
};
export const AllStates: Story = allStates(
  meta,
  { Default, Removable, Invalid, Disabled, LongText, Compact },
  { contrast: true },
);
