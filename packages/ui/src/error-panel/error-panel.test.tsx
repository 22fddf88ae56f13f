import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FailedArt } from '../art/failed-art.tsx';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { ErrorPanel, type ErrorPanelProps } from './error-panel.tsx';

conforms('ErrorPanel', <ErrorPanel message="系统异常" code="10003" onRetry={() => undefined} />, {
  ref: HTMLDivElement,
});

conforms('FailedArt', <FailedArt />, { ref: SVGSVGElement });

const show = (props: ErrorPanelProps) =>
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      <ErrorPanel {...props} />
    </LadingProvider>,
  );

it('says what the server said, to the letter, and takes no markup from it', () => {
  show({ message: '异常代码 10003，<b>请检查网络</b>或联系管理员。' });
  expect(screen.getByRole('alert')).toHaveTextContent('没有加载出来异常代码 10003，<b>请检查网络</b>或联系管理员。');
  expect(screen.queryByRole('button')).toBeNull();
});

it('copies the code and tries again, by key', async () => {
  const user = userEvent.setup();
  const onRetry = vi.fn();
  show({ message: '系统异常', code: '10003', onRetry, action: <button type="button">下载</button> });
  await user.tab();
  expect(screen.getByRole('button', { name: /复制代码/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await navigator.clipboard.readText()).toBe('10003');
  await user.tab();
  expect(screen.getByRole('button', { name: '下载' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: '重试' })).toHaveFocus();
  await user.keyboard(' ');
  expect(onRetry).toHaveBeenCalledOnce();
});
