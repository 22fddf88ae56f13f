import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { NewsList } from './news-list.tsx';

const items = [
  { id: '7', href: '/news?id=7', title: '夜间闸口延长', date: '2026-11-18', kind: '港口', summary: '开到 03:00' },
  { id: '6', href: '/news?id=6', title: '附加费', date: '2026-11-11' },
];

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);

conforms('NewsList', <NewsList items={items} />, { ref: HTMLUListElement });

it('lists titles with their days, as links; the first is larger where that is asked', () => {
  const { container } = render(<NewsList items={items} lead level={3} />, { wrapper });
  expect(screen.getByRole('link', { name: '夜间闸口延长' })).toHaveAttribute('href', '/news?id=7');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(container.querySelector('time')).toHaveAttribute('datetime', '2026-11-18');
  expect(container.querySelectorAll('[data-lead]')).toHaveLength(1);
});
