import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { CopyButton } from './copy-button.tsx';

const button = <CopyButton value="COSU6412098730" label="复制提单号" />;
conforms('CopyButton', button, { ref: HTMLButtonElement });

const show = () =>
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      {button}
    </LadingProvider>,
  );

it('copies the bare value and says so', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: '复制提单号' }));
  expect(await navigator.clipboard.readText()).toBe('COSU6412098730');
  expect(screen.getByRole('status')).toHaveTextContent('已复制');
});

it('says when the browser refuses', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  show();
  await user.click(screen.getByRole('button', { name: '复制提单号' }));
  expect(screen.getByRole('status')).toHaveTextContent('浏览器没有允许复制');
});
