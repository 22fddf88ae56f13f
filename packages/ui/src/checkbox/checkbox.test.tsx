import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { Checkbox } from './checkbox.tsx';

conforms('Checkbox', <Checkbox label="记住我" />, { ref: HTMLInputElement });

it('is partly chosen until it is pressed', async () => {
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      <Checkbox label="全部" indeterminate />
    </LadingProvider>,
  );
  const box = screen.getByRole('checkbox', { name: '全部' });
  expect(box).toBePartiallyChecked();
  await userEvent.click(box);
  expect(box).toBeChecked();
});

it('is reached and turned by keys', async () => {
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      <Checkbox label="记住我" />
    </LadingProvider>,
  );
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: '记住我' })).toBeChecked();
});

it.each(['readOnly', 'loading'] as const)('keeps its focus and its value while it is %s', async (state) => {
  const change = vi.fn();
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      <Checkbox label="记住我" defaultChecked {...{ [state]: true }} onChange={change} />
    </LadingProvider>,
  );
  await userEvent.tab();
  const box = screen.getByRole('checkbox', { name: '记住我' });
  expect(box).toHaveFocus();
  expect(box).toHaveAttribute(state === 'readOnly' ? 'aria-readonly' : 'aria-busy', 'true');
  await userEvent.keyboard(' ');
  await userEvent.click(box);
  expect(box).toBeChecked();
  expect(change).not.toHaveBeenCalled();
});
