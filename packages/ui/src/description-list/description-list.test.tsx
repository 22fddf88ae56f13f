import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { DescriptionList } from './description-list.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);
const ITEMS = [
  { name: '提单号', value: 'YMLUI488118204', copy: 'YMLUI488118204', mono: true },
  { name: '客户单号', value: '' },
  { name: '扣留', value: 0 },
];

conforms('DescriptionList', <DescriptionList items={ITEMS} />, {
  ref: HTMLDListElement,
  also: [{ items: [{ name: '提单号', value: 'YMLUI488118204', copy: 'YMLUI488118204' }] }],
});

it('says each value under its name', () => {
  render(<DescriptionList items={ITEMS} />, { wrapper });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['提单号', '客户单号', '扣留']);
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('YMLUI488118204');
});

it('marks what is empty, for the eye and for the ear, and keeps a zero', () => {
  render(<DescriptionList items={ITEMS} />, { wrapper });
  const [, empty, zero] = screen.getAllByRole('definition');
  expect(empty).toHaveTextContent('—未填');
  expect(zero).toHaveTextContent(/^0$/);
});

it('copies the bare value', async () => {
  const user = userEvent.setup();
  render(<DescriptionList items={ITEMS} />, { wrapper });
  await user.click(screen.getByRole('button', { name: '复制提单号' }));
  expect(await navigator.clipboard.readText()).toBe('YMLUI488118204');
});

it('keeps the names and says once that the values are on their way', () => {
  render(<DescriptionList items={ITEMS} loading />, { wrapper });
  expect(screen.getAllByRole('term')).toHaveLength(3);
  expect(screen.getByRole('status')).toHaveTextContent('正在加载中');
  expect(screen.queryByText('YMLUI488118204')).toBeNull();
});

it('says that nothing is known, or what its owner says, and waits without names too', () => {
  const { rerender } = render(<DescriptionList items={[]} />, { wrapper });
  expect(screen.getByRole('term')).toHaveTextContent('内容');
  expect(screen.getByRole('definition')).toHaveTextContent('暂无内容');
  rerender(<DescriptionList items={[]} empty="这票货还没有跟踪结果。" />);
  expect(screen.getByRole('definition')).toHaveTextContent('这票货还没有跟踪结果。');
  rerender(<DescriptionList items={[]} loading />);
  expect(screen.getByRole('status')).toHaveTextContent('正在加载中');
});
