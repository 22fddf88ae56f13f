import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './password-field.tsx';

const meta = { component: PasswordField, args: { label: '密码', defaultValue: 'Lading2026' } } satisfies Meta<
  typeof PasswordField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Invalid: Story = { args: { error: '至少 6 位' } };
export const Disabled: Story = { args: { disabled: true } };
