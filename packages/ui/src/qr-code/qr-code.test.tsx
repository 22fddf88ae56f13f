import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { QrCode } from './qr-code.tsx';

conforms('QrCode', <QrCode value="https://example.com" label="微信登录二维码" />, {
  ref: HTMLDivElement,
  also: [{ caption: '用微信扫' }, { state: 'scanned' }],
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);

it('draws the finders of a code at three corners, inside the light border that readers need', () => {
  render(<QrCode value="https://example.com" label="微信登录二维码" />, { wrapper });
  const path = screen.getByRole('img', { name: '微信登录二维码' }).querySelector('path')?.getAttribute('d') ?? '';
  // 25 modules and 4 on each side: the top row holds a finder at each end and no module before the fifth.
  expect(path).toContain('M4 4h7v1H4z');
  expect(path).toContain('M22 4h7v1H22z');
  expect(path).toContain('M4 28h7v1H4z');
  expect(path).not.toMatch(/M[0-3] /);
});

it('says how far the scan is, and lets an old code be renewed', async () => {
  const renew = vi.fn();
  const page = (state: 'scanned' | 'expired') => (
    <QrCode value="https://example.com" label="码" caption="扫一扫" state={state} onRenew={renew} />
  );
  const { rerender } = render(page('scanned'), { wrapper });
  expect(screen.getByRole('status')).toHaveTextContent('已扫码，请在手机上确认');
  expect(screen.queryByText('扫一扫')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(page('expired'));
  expect(screen.getByRole('status')).toHaveTextContent('二维码已过期');
  await userEvent.click(screen.getByRole('button', { name: '换一个' }));
  expect(renew).toHaveBeenCalledOnce();
});

it('draws nothing while there is no code', () => {
  render(<QrCode value={undefined} label="码" />, { wrapper });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('正在取二维码');
});
