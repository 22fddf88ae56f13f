import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { PasswordField } from '../password-field/password-field.tsx';
import { Select } from '../select/select.tsx';
import { conforms } from '../testing/conformance.tsx';
import { TextField } from './text-field.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);

it('ties label, error and hint to its control', () => {
  render(<TextField label="箱号" error="校验位应为 3" hint="四个字母七位数字" />, { wrapper });
  const input = screen.getByRole('textbox', { name: '箱号' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('校验位应为 3 四个字母七位数字');
});

conforms('TextField', <TextField label="箱号" defaultValue="CSQU3054383" />, {
  ref: HTMLInputElement,
  also: [{ icon: icons.search, prefix: '+86', suffix: 'KGS', action: '清除' }],
});

it('puts a repair in as if it were typed, and warns without being invalid', async () => {
  const change = vi.fn();
  render(
    <TextField
      label="箱号"
      defaultValue="CSQU3054384"
      error="校验位应为 3"
      suggestions={['CSQU3054383']}
      onChange={(event) => change(event.target.value)}
    />,
    { wrapper },
  );
  await userEvent.click(screen.getByRole('button', { name: '改为 CSQU3054383' }));
  const input = screen.getByRole('textbox', { name: '箱号' });
  expect(input).toHaveValue('CSQU3054383');
  expect(input).toHaveFocus();
  expect(change).toHaveBeenLastCalledWith('CSQU3054383');
});

it('warns without being invalid', () => {
  render(<TextField label="封号" warning="16 位，多数船公司最多 15 位" />, { wrapper });
  const input = screen.getByRole('textbox', { name: '封号' });
  expect(input).toBeValid();
  expect(input).toHaveAccessibleDescription('16 位，多数船公司最多 15 位');
});

it('is neither invalid nor described without messages', () => {
  render(<TextField label="箱号" />, { wrapper });
  const input = screen.getByRole('textbox', { name: '箱号' });
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});

it('shows a password on demand', async () => {
  render(<PasswordField label="密码" />, { wrapper });
  const input = screen.getByLabelText('密码');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: '显示密码' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: '隐藏密码' }));
  expect(input).toHaveAttribute('type', 'password');
});

it('offers 请选择 first', () => {
  render(<Select label="箱型" options={[{ value: '40HQ', label: '40HQ' }]} />, { wrapper });
  expect(screen.getByRole('combobox', { name: '箱型' })).toHaveDisplayValue('请选择');
});

interface Values {
  account: string;
  password: string;
  kind: string;
  agreed: boolean;
}

function Form({ onSubmit }: { onSubmit(values: Values): void }) {
  const { register, handleSubmit, formState } = useForm<Values>();
  const { errors } = formState;
  return (
    <form onSubmit={handleSubmit(onSubmit)} noValidate>
      <TextField
        label="手机号"
        error={errors.account?.message}
        {...register('account', { required: '请输入手机号' })}
      />
      <PasswordField label="密码" {...register('password')} />
      <Select label="箱型" options={[{ value: '40HQ', label: '40HQ' }]} {...register('kind')} />
      <Checkbox label="同意" error={errors.agreed?.message} {...register('agreed', { required: '同意后才能登录' })} />
      <button type="submit">登录</button>
    </form>
  );
}

it('belongs to a form: values by ref, focus on the first error', async () => {
  const user = userEvent.setup();
  const submit = vi.fn();
  render(<Form onSubmit={submit} />, { wrapper });
  await user.click(screen.getByRole('button', { name: '登录' }));
  expect(screen.getByRole('textbox', { name: '手机号' })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: '同意' })).toHaveAccessibleDescription('同意后才能登录');
  await user.type(screen.getByRole('textbox', { name: '手机号' }), '13800138000');
  await user.type(screen.getByLabelText('密码'), 'Lading2026');
  await user.selectOptions(screen.getByRole('combobox', { name: '箱型' }), '40HQ');
  await user.click(screen.getByRole('checkbox', { name: '同意' }));
  await user.click(screen.getByRole('button', { name: '登录' }));
  expect(submit.mock.calls[0]?.[0]).toEqual({
    account: '13800138000',
    password: 'Lading2026',
    kind: '40HQ',
    agreed: true,
  });
});
