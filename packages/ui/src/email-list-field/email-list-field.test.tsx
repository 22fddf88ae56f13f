import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { EmailListField } from './email-list-field.tsx';

conforms('EmailListField', <EmailListField label="邮箱" value="a@haoyu.example" onChange={() => undefined} />, {
  ref: HTMLInputElement,
});

const changed = vi.fn();
function Emails({ from = '' }: { from?: string }) {
  const [value, setValue] = useState(from);
  return (
    <LadingProvider locale="zh-CN" messages={messages}>
      <EmailListField
        label="邮箱"
        value={value}
        onChange={(next) => {
          changed(next);
          setValue(next);
        }}
      />
    </LadingProvider>
  );
}
const input = () => screen.getByRole('textbox', { name: '邮箱' });

it('makes an address of what stands before a comma, a line end or the way out', async () => {
  render(<Emails />);
  await userEvent.type(input(), 'a@b.example,c@d.example{Enter}e@f.example');
  await userEvent.tab();
  expect(changed).toHaveBeenLastCalledWith('a@b.example,c@d.example,e@f.example');
});

it('takes Chinese separators for commas and says so', async () => {
  render(<Emails />);
  await userEvent.click(input());
  await userEvent.paste('a@b.example；c@d.example、e@f.example');
  expect(changed).toHaveBeenLastCalledWith('a@b.example,c@d.example,e@f.example');
  expect(input()).toHaveAccessibleDescription('已把 2 个中文分隔符换成英文逗号');
});

it('names the address that is none, and nothing typed is lost', async () => {
  render(<Emails from="a@b.example,li@haoyu" />);
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription('第 2 个不是邮箱地址：li@haoyu');
  await userEvent.click(input());
  await userEvent.keyboard('{Backspace}');
  expect(input()).toHaveValue('li@haoyu');
});

it('takes one away by its cross', async () => {
  render(<Emails from="a@b.example,c@d.example" />);
  await userEvent.click(screen.getByRole('button', { name: '移除 a@b.example' }));
  expect(changed).toHaveBeenLastCalledWith('c@d.example');
  expect(input()).toHaveFocus();
});
