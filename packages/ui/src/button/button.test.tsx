import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { conforms } from '../testing/conformance.tsx';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { IconButton } from './icon-button.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);

conforms('Button', <Button>确认</Button>, { ref: HTMLButtonElement });
conforms('ButtonLink', <ButtonLink href="#orders">查看订单</ButtonLink>, { ref: HTMLAnchorElement });
conforms('IconButton', <IconButton icon={icons.print} label="打印" />, { ref: HTMLButtonElement });

it('acts once per press, by pointer and by keys', async () => {
  const press = vi.fn();
  render(<Button onClick={press}>确认</Button>, { wrapper });
  await userEvent.click(screen.getByRole('button', { name: '确认' }));
  await userEvent.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(3);
});

it('keeps the focus and ignores presses while it waits', async () => {
  const press = vi.fn();
  const submit = vi.fn();
  render(
    <form onSubmit={submit}>
      <Button type="submit" loading onClick={press}>
        确认
      </Button>
    </form>,
    { wrapper },
  );
  const button = screen.getByRole('button', { name: /确认/ });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAccessibleName('确认正在加载中');
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

it('says why it is off and stays in reach', async () => {
  const press = vi.fn();
  render(
    <>
      <p id="why">先看样本</p>
      <Button aria-disabled aria-describedby="why" onClick={press}>
        确认 COPY
      </Button>
    </>,
    { wrapper },
  );
  const button = screen.getByRole('button', { name: '确认 COPY' });
  await userEvent.click(button);
  expect(button).toHaveAccessibleDescription('先看样本');
  expect(press).not.toHaveBeenCalled();
});

it('has a name as an icon and an address as a link', () => {
  render(
    <>
      <IconButton icon={icons.print} label="打印" />
      <ButtonLink href="/orders">查看订单</ButtonLink>
    </>,
    { wrapper },
  );
  expect(screen.getByRole('button', { name: '打印' })).toHaveAttribute('type', 'button');
  expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/orders');
});
