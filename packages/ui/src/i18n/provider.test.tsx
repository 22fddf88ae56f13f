import { render, screen, waitFor } from '@testing-library/react';
import { getNonce } from 'get-nonce';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { BillForm } from '../bill/bill-form.tsx';
import { flagship } from '../bill/fixtures.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Link } from '../link/link.tsx';
import { messages as english } from './compiled/en-US.ts';
import { messages as chinese } from './compiled/zh-CN.ts';
import { LadingProvider, type LadingProviderProps, type LinkProps } from './provider.tsx';

const show = (props: Partial<LadingProviderProps>, children: ReactNode) =>
  render(
    <LadingProvider locale="zh-CN" messages={chinese} {...props}>
      {children}
    </LadingProvider>,
  );
const dialog = (
  <Dialog open onOpenChange={() => undefined} title="提单" size="message">
    内容
  </Dialog>
);

afterEach(() => vi.unstubAllGlobals());

it('speaks the language it is given, and draws nothing of its own', () => {
  const { container } = show({ locale: 'en-US', messages: english }, <Button loading>Save</Button>);
  expect(container.firstElementChild?.tagName).toBe('BUTTON');
  expect(screen.getByRole('button')).toHaveAccessibleName('SaveLoading');
});

it('says what is missing when a component stands outside', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Button>Save</Button>)).toThrow('no <LadingProvider> around the component');
  vi.restoreAllMocks();
});

it('puts overlays into the body, or where it is told', () => {
  show({}, dialog);
  expect(screen.getByRole('dialog').parentElement).toBe(document.body);
});

it('puts overlays where it is told', () => {
  const place = document.body.appendChild(document.createElement('section'));
  show({ container: place }, dialog);
  expect(place).toContainElement(screen.getByRole('dialog'));
  place.remove();
});

it('keeps the overlays of a region with a theme of its own inside it', async () => {
  const { container } = show({ theme: 'dark', contrast: 'more', density: 'compact' }, dialog);
  const region = container.firstElementChild as HTMLElement;
  expect(region.dataset).toMatchObject({ theme: 'dark', contrast: 'more', density: 'compact' });
  expect(region).toHaveAttribute('lang', 'zh-CN');
  await waitFor(() => expect(region).toContainElement(screen.getByRole('dialog')));
});

it('follows the colour scheme of the reader when asked to', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const { container } = show({ theme: 'system' }, '提单');
  expect(container.firstElementChild).toHaveAttribute('data-theme', 'dark');
});

it('goes through the link of the application and hands on the nonce', () => {
  const RouterLink = ({ href, ...rest }: LinkProps) => <a {...rest} href={`/app${href}`} data-routed="" />;
  show({ link: RouterLink, nonce: 'n0nce' }, <Link href="/orders">订单</Link>);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/app/orders');
  expect(getNonce()).toBe('n0nce');
});

it('is drawn on the server without a window', () => {
  const html = renderToString(
    <LadingProvider locale="en-US" messages={english} theme="system">
      <Link href="/orders">Orders</Link>
    </LadingProvider>,
  );
  expect(html).toContain('data-theme="light"');
});

it('shows moments by the clock of the reader, wherever the program runs', () => {
  const shown = (timeZone?: string) => {
    const html = renderToString(
      <LadingProvider locale="en-US" messages={english} timeZone={timeZone}>
        <BillForm record={flagship('en-US')} />
      </LadingProvider>,
    );
    return html.match(/2026-11-1\d \d\d:\d\d:\d\d(?: UTC\+8)?/)?.[0];
  };
  expect(shown()).toBe('2026-11-18 16:40:12 UTC+8');
  expect(shown('Asia/Shanghai')).toBe('2026-11-18 16:40:12');
  expect(shown('America/Los_Angeles')).toBe('2026-11-18 00:40:12');
});
