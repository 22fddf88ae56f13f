import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { DirectoryList } from './directory-list.tsx';
import { marked } from './marked.ts';

const groups = [
  {
    id: 'west',
    heading: '西部',
    aside: '1 个',
    items: [{ id: '1', href: '/fbadetails?id=1', code: 'ONT8', name: 'Moreno Valley', figure: '92551', current: true }],
  },
];

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);

conforms('DirectoryList', <DirectoryList groups={groups} />, { ref: HTMLDivElement });

it('lists its places under named groups and highlights what was searched for', () => {
  const { container } = render(<DirectoryList groups={groups} match="92" level={3} />, { wrapper });
  const west = screen.getByRole('list', { name: '西部' });
  expect(screen.getByRole('heading', { level: 3, name: '西部' })).toBeInTheDocument();
  const link = within(west).getByRole('link', { current: true });
  expect(link).toHaveAttribute('href', '/fbadetails?id=1');
  expect(link).toHaveTextContent('ONT8Moreno Valley92551');
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['92']);
});

it('finds words wherever they stand, whatever their case, and loses nothing', () => {
  const found = (words: string, match: string) => marked(words, match).map((piece) => [piece.words, piece.found]);
  expect(found('Long Beach', 'B')).toEqual([
    ['Long ', false],
    ['B', true],
    ['each', false],
  ]);
  expect(found('9292', '92')).toEqual([
    ['92', true],
    ['92', true],
  ]);
  expect(found('ONT8', ' ')).toEqual([['ONT8', false]]);
  expect(found('', '9')).toEqual([['', false]]);
  for (const words of ['İstanbul', 'Wrocław', 'Sülzetal'])
    expect(
      marked(words, 'l')
        .map((piece) => piece.words)
        .join(''),
    ).toBe(words);
});
