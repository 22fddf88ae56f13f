import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { Loading } from './loading.tsx';
import { Waiting } from './waiting.tsx';

conforms('Loading', <Loading />, { ref: HTMLDivElement });
conforms(
  'Waiting',
  <Waiting active>
    <p>订单</p>
  </Waiting>,
  { ref: HTMLDivElement },
);

it('says 正在加载中 when it is told nothing else', () => {
  const page = (label?: string) => (
    <LadingProvider locale="zh-CN" messages={messages}>
      <Loading label={label} />
    </LadingProvider>
  );
  const { rerender } = render(page());
  expect(screen.getByRole('status')).toHaveTextContent(/^正在加载中$/);
  rerender(page('正在取样本'));
  expect(screen.getByRole('status')).toHaveTextContent(/^正在取样本$/);
});

it('leaves what waits in the page and out of reach until it is back', async () => {
  const page = (active: boolean) => (
    <LadingProvider locale="zh-CN" messages={messages}>
      <Waiting active={active}>
        <button type="button">订单</button>
      </Waiting>
    </LadingProvider>
  );
  const { rerender } = render(page(true));
  const button = screen.getByText('订单');
  expect(button.closest('[inert]')).not.toBeNull();
  expect(button.closest('[aria-busy=true]')).not.toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('正在加载中');
  rerender(page(false));
  expect(button).toBe(screen.getByRole('button', { name: '订单' }));
  expect(button.closest('[inert]')).toBeNull();
  await userEvent.tab();
  expect(button).toHaveFocus();
});
