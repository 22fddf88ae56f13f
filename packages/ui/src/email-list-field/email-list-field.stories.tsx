import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { allStates } from '../testing/all-states.tsx';
import { EmailListField, type EmailListFieldProps } from './email-list-field.tsx';

const Typed = (props: EmailListFieldProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxInlineSize: 556 }}>
      <EmailListField {...props} value={value} onChange={setValue} />
    </div>
  );
};
const TWO = 'docs@haoyu.example,wei.chen@haoyu.example';
const ENGLISH = {
  制单邮箱: 'Documents e-mail',
  多个邮箱用英文逗号隔开: 'Several addresses, separated by commas',
  制单邮箱不能为空: 'Documents e-mail cannot be empty',
};

const meta = {
  component: EmailListField,
  parameters: { english: ENGLISH },
  args: { label: '制单邮箱', value: TWO, onChange: () => undefined },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof EmailListField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: '', placeholder: '多个邮箱用英文逗号隔开', required: true } };
export const Invalid: Story = { args: { value: `${TWO},li@haoyu` } };
export const Required: Story = { args: { value: '', error: '制单邮箱不能为空', required: true } };
export const Pasted: Story = {
  args: { value: '' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('docs@haoyu.example，wei.chen@haoyu.example');
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.tab();
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Loading: Story = { args: { loading: true } };
export const LongText: Story = {
  args: { value: `documents.department.second.shift@haoyu-kitchenware-ningbo.example,${TWO}` },
};
export const Compact: Story = {
  render: (args) => (
    <div data-density="compact">
      <Typed {...args} />
    </div>
  ),
};
export const AllStates: Story = allStates(meta, {
  Default,
  Empty,
  Invalid,
  Required,
  ReadOnly,
  Disabled,
  Loading,
  LongText,
  Compact,
});
