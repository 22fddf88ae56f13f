import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { Progress, type ProgressProps } from './progress.tsx';

conforms('Progress', <Progress label="导入箱号" value={74} max={128} note="第 75 行" failed />, {
  ref: HTMLDivElement,
});

const show = (props: Partial<ProgressProps>) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LadingProvider locale="zh-CN" messages={messages}>
      {children}
    </LadingProvider>
  );
  render(<Progress label="导入箱号" {...props} />, { wrapper });
  return screen.getByRole('progressbar', { name: '导入箱号' });
};

it.each<[Partial<ProgressProps>, string, string]>([
  [{ value: 58 }, '58', '58%'],
  [{ value: 74, max: 128 }, '74', '57%'],
  [{ value: 127.9, max: 128 }, '127.9', '99%'],
  [{ value: -3 }, '0', '0%'],
  [{ value: 140 }, '100', '100%'],
  [{ value: 3, max: 10, valueText: '10 份中 3 份' }, '3', '10 份中 3 份'],
])('of %j has the value %s and says %s', (props, value, said) => {
  const bar = show(props);
  expect(bar).toHaveAttribute('value', value);
  expect(bar).toHaveAttribute('aria-valuetext', said);
  expect(screen.getByText(said)).toBeInTheDocument();
});

it.each([undefined, null, Number.NaN])('has no value while %s is known', (value) => {
  const bar = show({ value });
  expect(bar).not.toHaveAttribute('value');
  expect(bar).toHaveAttribute('aria-valuetext', '进行中');
});

it('says why it stopped, and its name where the label stands elsewhere', () => {
  expect(show({ value: 74, note: '第 75 行读不出来', failed: true, hideLabel: true })).toHaveAccessibleDescription(
    '第 75 行读不出来',
  );
});
