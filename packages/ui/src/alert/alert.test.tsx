import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { Alert } from './alert.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);
conforms(
  'Alert',
  <Alert kind="danger" title="校验位不对" actions={<Button>改正</Button>} onDismiss={() => undefined}>
    第 3 行应为 4
  </Alert>,
  { ref: HTMLDivElement },
);

it.each([
  ['info', '提示'],
  ['success', '成功'],
  ['warning', '注意'],
  ['danger', '错误'],
] as const)('says of what kind it is, in words: %s', (kind, word) => {
  render(<Alert kind={kind}>箱号</Alert>, { wrapper });
  expect(screen.getByRole('note')).toHaveTextContent(`${word} 箱号`);
});

it.each([
  ['polite', 'status'],
  ['assertive', 'alert'],
] as const)('is read out %s where it is asked to', (live, role) => {
  render(<Alert live={live}>箱号</Alert>, { wrapper });
  expect(screen.getByRole(role)).toBeInTheDocument();
});

it('is taken away by its owner, who hears of the close mark by mouse and key', async () => {
  const dismiss = vi.fn();
  render(<Alert onDismiss={dismiss}>箱号</Alert>, { wrapper });
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  await userEvent.keyboard('{Enter}');
  expect(dismiss).toHaveBeenCalledTimes(2);
});

it('has no close mark where nobody would hear of it', () => {
  render(<Alert>箱号</Alert>, { wrapper });
  expect(screen.queryByRole('button')).toBeNull();
});
