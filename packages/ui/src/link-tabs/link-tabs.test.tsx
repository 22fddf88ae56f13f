import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { LinkTabs } from './link-tabs.tsx';

const items = [
  { id: 'us', label: '美国', href: '/fba?country=840', count: 74, current: true },
  { id: 'ca', label: '加拿大', href: '/fba?country=124' },
];

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);

conforms('LinkTabs', <LinkTabs label="国家" items={items} />, { ref: HTMLElement });

it('is a named list of links of which one is where the reader is', () => {
  render(<LinkTabs label="国家" items={items} />, { wrapper });
  expect(screen.getByRole('navigation', { name: '国家' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('美国74');
  expect(screen.getByRole('link', { name: '加拿大' })).toHaveAttribute('href', '/fba?country=124');
});
