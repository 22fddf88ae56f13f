import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { conforms } from '../testing/conformance.tsx';
import { ServiceGrid } from './service-grid.tsx';

const items = [
  { id: 'fcl', name: '整箱', text: '全包价', icon: icons.container, code: 'FCL' },
  { id: 'fba', name: 'FBA 头程', text: '按仓库代码', icon: icons.warehouse, href: '/fba' },
];

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);

conforms('ServiceGrid', <ServiceGrid items={items} level={2} />, { ref: HTMLUListElement });

it('is a list of headed cells, of which those with an address lead there', () => {
  render(<ServiceGrid items={items} />, { wrapper });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '整箱',
    'FBA 头程',
  ]);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'FBA 头程' })).toHaveAttribute('href', '/fba');
});
