import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { vars } from '../theme/vars.css.ts';
import { type ControlAttributes, Field } from './field.tsx';

const ENGLISH = {
  提货时间: 'Pick-up time',
  宁波时间: 'Ningbo time',
  早于开仓时间: 'Before the yard opens',
  临近关仓: 'Close to the cut-off',
  选填: 'optional',
};

/** Something the library has no field for. */
const time = (control: ControlAttributes) => (
  <input
    type="time"
    defaultValue="09:30"
    {...control}
    style={{
      blockSize: vars.component.field.height,
      inlineSize: '100%',
      paddingInline: 12,
      border: `1px solid ${control['aria-invalid'] ? vars.component.field.borderInvalid : vars.border.control}`,
      boxShadow: control['aria-invalid'] && `inset 0 0 0 1px ${vars.component.field.borderInvalid}`,
      borderRadius: vars.radius.sm,
      background: vars.surface.default,
      color: vars.text.primary,
      font: vars.typography.body,
    }}
  />
);

const meta = {
  component: Field,
  parameters: { english: ENGLISH },
  args: { label: '提货时间', children: time },
  render: (args) => (
    <div style={{ maxInlineSize: 260 }}>
      <Field {...args} />
    </div>
  ),
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { hint: '宁波时间', required: true } };
export const Invalid: Story = { args: { error: '早于开仓时间', hint: '宁波时间' } };
export const Warned: Story = { args: { warning: '临近关仓', aside: '选填' } };
export const AllStates: Story = allStates(meta, { Default, Invalid, Warned });
