import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { conforms } from '../testing/conformance.tsx';
import { Tooltip } from './tooltip.tsx';

// The arrow is measured; this DOM has no layout.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    <main>{children}</main>
  </LadingProvider>
);
const price = (
  <Tooltip label="会员价登录后可见" delay={0}>
    <Button>会员价</Button>
  </Tooltip>
);

conforms(
  'Tooltip',
  <Tooltip label="会员价登录后可见" defaultOpen>
    <Button>会员价</Button>
  </Tooltip>,
  { ref: HTMLDivElement, also: [{ note: '当天有效' }], portal: true },
);

it('opens on hover and describes its control', async () => {
  const user = userEvent.setup();
  render(price, { wrapper });
  await user.hover(screen.getByRole('button'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('会员价登录后可见');
  expect(screen.getByRole('button', { name: '会员价' })).toHaveAccessibleDescription('会员价登录后可见');
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('tooltip'));
});

it('opens on focus at once, closes on the way out', async () => {
  const user = userEvent.setup();
  render(
    <Tooltip label="会员价登录后可见" delay={60_000}>
      <Button>会员价</Button>
    </Tooltip>,
    { wrapper },
  );
  await user.tab();
  expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  await user.tab();
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

it('takes the place of the title of an icon', () => {
  render(
    <Tooltip label="打印全部页签">
      <IconButton icon={icons.print} label="打印" />
    </Tooltip>,
    { wrapper },
  );
  const button = screen.getByRole('button', { name: '打印' });
  expect(button).not.toHaveAttribute('title');
});

it('closes alone on Escape, and not on one that belongs to an input method', async () => {
  const user = userEvent.setup();
  const close = vi.fn();
  render(
    <Dialog open onOpenChange={close} title="账单" size="confirm">
      {price}
    </Dialog>,
    { wrapper },
  );
  screen.getByRole('button', { name: '会员价' }).focus();
  const tip = await screen.findByRole('tooltip');
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape', keyCode: 229 });
  expect(tip).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(close).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledWith(false);
});
