import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EmptyArt } from '../art/empty-art.tsx';
import { Button } from '../button/button.tsx';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { Empty } from './empty.tsx';

conforms('Empty', <Empty title="没有订单" reason="换个日期试试" art={<EmptyArt />} />, {
  ref: HTMLDivElement,
  also: [{ action: '询价' }],
});
conforms('EmptyArt', <EmptyArt />, { ref: SVGSVGElement });

it('says the same in the place of a page', () => {
  render(
    <Empty layout="wide" title="暂无在线运价" reason="需要人工询价" action={<button type="button">询价</button>} />,
  );
  expect(screen.getByRole('button', { name: '询价' }).closest('[data-layout=wide]')).toHaveTextContent(
    '暂无在线运价需要人工询价询价',
  );
});

it('says what is missing and why, and has one way on, by key', async () => {
  const clear = vi.fn();
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      <Empty title="没有符合条件的订单" reason="船公司 COSCO" action={<Button onClick={clear}>清除条件</Button>} />
    </LadingProvider>,
  );
  expect(screen.getByText('没有符合条件的订单')).toBeInTheDocument();
  expect(screen.getByText('船公司 COSCO')).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '清除条件' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(clear).toHaveBeenCalledOnce();
});
