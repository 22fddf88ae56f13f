import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { NumberField } from './number-field.tsx';

const ENGLISH = {
  毛重: 'Gross weight',
  金额: 'Amount',
  千分位不完整: 'A group of thousands is not whole',
  '4 位小数，船公司最多打印 3 位': '4 decimals, the carrier prints 3 at most',
  本提单全部集装箱的毛重合计: 'Gross weight of all containers of this bill',
  正在与货物合计核对: 'Comparing with the total of the goods',
};

const meta = {
  component: NumberField,
  parameters: { english: ENGLISH },
  args: { label: '毛重', unit: 'KGS', step: '1', defaultValue: '12400.000' },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow = { inlineSize: 260, display: 'grid', gap: 16 } as const;
export const Default: Story = {
  render: (args) => (
    <div style={narrow}>
      <NumberField {...args} />
    </div>
  ),
};
export const Money: Story = {
  args: { label: '金额', currency: 'USD', unit: undefined, step: undefined, defaultValue: '5180.35' },
  render: Default.render,
};
export const Empty: Story = {
  args: { defaultValue: '', placeholder: '0.000', required: true },
  render: Default.render,
};
export const Invalid: Story = {
  args: { defaultValue: '12,40.5', error: '千分位不完整', suggestions: ['1240.5', '12400.5'] },
  render: Default.render,
};
export const Warned: Story = {
  args: { defaultValue: '12400.0005', warning: '4 位小数，船公司最多打印 3 位' },
  render: Default.render,
};
export const ReadOnly: Story = { args: { readOnly: true }, render: Default.render };
export const Disabled: Story = { args: { disabled: true }, render: Default.render };
export const Loading: Story = { args: { loading: true, hint: '正在与货物合计核对' }, render: Default.render };
export const LongText: Story = {
  args: { label: '本提单全部集装箱的毛重合计', defaultValue: '1234567890123.1234' },
  render: Default.render,
};
export const Compact: Story = {
  render: (args) => (
    <div style={narrow} data-density="compact">
      <NumberField {...args} />
    </div>
  ),
};
export const AllStates: Story = allStates(meta, {
  Default,
  Money,
  Empty,
  Invalid,
  Warned,
  ReadOnly,
  Disabled,
  Loading,
  LongText,
  Compact,
});
