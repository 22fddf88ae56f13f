import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { Skeleton, SkeletonBar } from './skeleton.tsx';

conforms('Skeleton', <Skeleton />, { ref: HTMLDivElement });
conforms('SkeletonBar', <SkeletonBar />, { ref: HTMLSpanElement });

it('is heard as one word and has as many boxes as lines to come, or those of the content', () => {
  const page = (skeleton: React.ReactNode) => (
    <LadingProvider locale="zh-CN" messages={messages}>
      {skeleton}
    </LadingProvider>
  );
  const bars = () => document.querySelectorAll('[aria-hidden=true] [data-component=SkeletonBar]').length;
  const { rerender } = render(page(<Skeleton />));
  expect(screen.getByRole('status')).toHaveTextContent(/^正在加载中$/);
  expect(bars()).toBe(3);
  rerender(page(<Skeleton lines={6} />));
  expect(bars()).toBe(6);
  rerender(
    page(
      <Skeleton>
        <SkeletonBar />
      </Skeleton>,
    ),
  );
  expect(bars()).toBe(1);
});
