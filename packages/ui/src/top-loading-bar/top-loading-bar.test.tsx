import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { TopLoadingBar } from './top-loading-bar.tsx';

conforms('TopLoadingBar', <TopLoadingBar active />, { ref: HTMLDivElement });

it('is there only while a page is on its way, and claims no share of it', () => {
  const page = (active: boolean) => (
    <LadingProvider locale="zh-CN" messages={messages}>
      <TopLoadingBar active={active} />
    </LadingProvider>
  );
  const { rerender } = render(page(false));
  expect(screen.queryByRole('progressbar')).toBeNull();
  rerender(page(true));
  expect(screen.getByRole('progressbar', { name: '页面加载进度' })).not.toHaveAttribute('aria-valuenow');
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('tabindex');
});
