import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGrid } from '../field-grid/field-grid.tsx';
import { allStates } from '../testing/all-states.tsx';
import { Loading } from './loading.tsx';
import { Waiting } from './waiting.tsx';

const meta = { component: Loading } satisfies Meta<typeof Loading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithLabel: Story = { args: { label: '正在取样本' } };
/** The words stay as they are; they only take no presses and no focus. */
export const OverContent: Story = {
  render: () => (
    <Waiting active>
      <FieldGrid
        items={[
          { label: '件数', value: '1,280' },
          { label: '毛重 KGS', value: '12,400.000' },
          { label: '体积 CBM', value: '151.5000' },
        ]}
      />
    </Waiting>
  ),
};
export const AllStates: Story = allStates(meta, { Default, WithLabel, OverContent });
