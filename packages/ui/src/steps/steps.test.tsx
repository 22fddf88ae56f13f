import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { Steps, type StepsProps } from './steps.tsx';

const steps = [
  { id: 'booking', title: '订舱', note: '11-12' },
  { id: 'draft', title: '核对草单', note: '截单 11-21' },
  { id: 'release', title: '放货' },
];

conforms('Steps', <Steps steps={steps} current="draft" />, {
  ref: HTMLOListElement,
  also: [{ steps: steps.map((step) => ({ ...step, note: '11-21' })) }],
});

const show = (props: Partial<StepsProps> = {}) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LadingProvider locale="zh-CN" messages={messages}>
      {children}
    </LadingProvider>
  );
  render(<Steps steps={steps} current="draft" {...props} />, { wrapper });
  return within(screen.getByRole('list', { name: props['aria-label'] ?? '进度' })).getAllByRole('listitem');
};
const states = (items: readonly HTMLElement[]) => items.map(({ dataset }) => dataset['state']);

it('says what is done, where it is, and what is to come', () => {
  const items = show();
  expect(states(items)).toEqual(['done', 'current', 'coming']);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(items[0]).toHaveTextContent(/^订舱已完成11-12$/);
  expect(items[1]).toHaveTextContent(/截单 11-21/);
});

it('is done as a whole', () => {
  const items = show({ current: null });
  expect(states(items)).toEqual(['done', 'done', 'done']);
  expect(items.some((item) => item.hasAttribute('aria-current'))).toBe(false);
});

it('says that a step went wrong, in words too', () => {
  const items = show({ steps: steps.map((step) => (step.id === 'draft' ? { ...step, failed: true } : step)) });
  expect(states(items)).toEqual(['done', 'failed', 'coming']);
  expect(items[1]).toHaveTextContent('没有成功');
  expect(items[1]).toHaveAttribute('aria-current', 'step');
});

it('leads back to what is done, where its owner takes it there', async () => {
  const step = vi.fn();
  show({ onStep: step });
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '订舱' }));
  expect(step).toHaveBeenCalledExactlyOnceWith('booking');
});

it('takes another name', () => {
  expect(show({ 'aria-label': 'MB26S01702' })).toHaveLength(3);
});
