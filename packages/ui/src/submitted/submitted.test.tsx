import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { Submitted, type SubmittedProps } from './submitted.tsx';

const nothing = () => undefined;
conforms('Submitted', <Submitted ordersHref="/orders" onContinue={nothing} />, {
  ref: HTMLElement,
  also: [{ children: '订单 MB26S01874' }],
});

const show = (props: Partial<SubmittedProps> = {}) =>
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      <Submitted ordersHref="/orders" {...props}>
        订单 MB26S01874 已提交
      </Submitted>
    </LadingProvider>,
  );

it('takes the focus at its title, where the form was', () => {
  show();
  expect(screen.getByRole('heading', { name: '提交成功' })).toHaveFocus();
  expect(screen.getByRole('region', { name: '提交成功' })).toHaveTextContent('订单 MB26S01874 已提交');
});

it('offers to go on and to view the orders', async () => {
  const onContinue = vi.fn();
  show({ onContinue });
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '继续下单' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onContinue).toHaveBeenCalledOnce();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: '查看订单' })).toHaveFocus();
  expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/orders');
});

it('offers no other order where there is none to begin', () => {
  show({ title: '账单已确认', ordersLabel: '查看账单' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: '查看账单' })).toBeInTheDocument();
});
