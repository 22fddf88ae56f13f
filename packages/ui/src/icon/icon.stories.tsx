import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import * as icons from './drawings.ts';
import { Icon } from './icon.tsx';

const ENGLISH = {
  已锁定: 'Locked',
};

const meta = { component: Icon, parameters: { english: ENGLISH }, args: { drawing: icons.bill } } satisfies Meta<
  typeof Icon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithMeaning: Story = { args: { drawing: icons.lock, label: '已锁定' } };
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </div>
  ),
};
export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))', gap: 12 }}>
      {Object.entries(icons).map(([name, drawing]) => (
        <li key={name} style={{ display: 'flex', gap: 8, alignItems: 'center', fontSize: 12 }}>
          <Icon drawing={drawing} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
export const AllStates: Story = allStates(meta, { Default, WithMeaning, Sizes, All });
