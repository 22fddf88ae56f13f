import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Field } from '../field/field.tsx';
import * as icons from '../icon/drawings.ts';
import { allStates } from '../testing/all-states.tsx';
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';

const Chosen = (props: Omit<SegmentedControlProps, 'onChange'>) => {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
};
const InField = ({ label, error, ...rest }: Omit<SegmentedControlProps, 'onChange'> & { error?: string }) => (
  <Field group label={label} error={error}>
    {(control) => <Chosen {...control} label={label} {...rest} />}
  </Field>
);
const Pair = (props: Omit<SegmentedControlProps, 'onChange'>) => (
  <>
    <Chosen {...props} />
    <Chosen {...props} loading />
  </>
);
const ENGLISH = {
  显示哪些格: 'Boxes shown',
  差异: 'Differences',
  全部: 'All',
  排列: 'Arrangement',
  列表: 'List',
  并排: 'Side by side',
  航线: 'Route',
  禁用: 'Disabled',
  只读: 'Read-only',
  正在取: 'Loading',
  此票没有差异: 'This bill has no differences',
  排序: 'Sort by',
  总价: 'Price',
  航程: 'Transit time',
  开航日: 'Departure',
  免箱期: 'Free days',
  船公司: 'Carrier',
};

const meta = {
  component: SegmentedControl,
  parameters: { english: ENGLISH },
  args: {
    label: '显示哪些格',
    value: 'differences',
    onChange: () => undefined,
    options: [
      { value: 'differences', label: '差异' },
      { value: 'all', label: '全部' },
    ],
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Counted: Story = {
  args: {
    options: [
      { value: 'differences', label: '差异', count: 4 },
      { value: 'all', label: '全部', count: 24 },
    ],
  },
};
export const Icons: Story = {
  args: {
    label: '排列',
    value: 'rows',
    options: [
      { value: 'rows', label: '列表', icon: icons.rows },
      { value: 'columns', label: '并排', icon: icons.columns },
      { value: 'map', label: '航线', icon: icons.route, disabled: true },
    ],
  },
};
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '16px 24px' }}>
      {[
        { label: '禁用', disabled: true },
        { label: '只读', readOnly: true },
        { label: '正在取', loading: true },
        { label: '显示哪些格', error: '此票没有差异' },
      ].map((state) => (
        <InField key={state.label} {...args} {...state} />
      ))}
    </div>
  ),
};
/** What waits is as wide as what does not. */
export const Waiting: Story = {
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 16 }}>
      <Pair {...args} />
      <Pair {...args} {...Counted.args} />
      <Pair {...args} {...Icons.args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('[role=radiogroup]')].map(
      (one) => one.getBoundingClientRect().width,
    );
    for (let at = 0; at < widths.length; at += 2) await expect(widths[at + 1]).toBeCloseTo(widths[at] ?? 0, 1);
  },
};
export const Many: Story = {
  args: {
    label: '排序',
    value: '总价',
    options: ['总价', '航程', '开航日', '免箱期', '船公司'].map((value) => ({ value, label: value })),
  },
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <Chosen {...args} />
    </div>
  ),
};
export const Compact: Story = {
  render: (args) => (
    <div data-density="compact">
      <Chosen {...args} />
    </div>
  ),
};
export const AllStates: Story = allStates(meta, { Default, Counted, Icons, States, Many, Compact });
