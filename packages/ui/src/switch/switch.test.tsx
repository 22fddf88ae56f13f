import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { Switch } from './switch.tsx';

conforms('Switch', <Switch label="邮件提醒" />, { ref: HTMLInputElement });

it('turns at once, by pointer and by keys, but not while it waits', async () => {
  const change = vi.fn();
  const draw = (loading: boolean) => (
    <LadingProvider locale="zh-CN" messages={messages}>
      <Switch label="邮件提醒" loading={loading} onChange={(event) => change(event.target.checked)} />
    </LadingProvider>
  );
  const { rerender } = render(draw(false));
  const turn = screen.getByRole('switch', { name: '邮件提醒' });
  await userEvent.click(turn);
  await userEvent.keyboard(' ');
  expect(change.mock.calls).toEqual([[true], [false]]);
  rerender(draw(true));
  await userEvent.click(turn);
  expect(turn).not.toBeChecked();
  expect(turn).toHaveAttribute('aria-busy', 'true');
});

it('is shown, reached and not turned while it is read-only', async () => {
  const change = vi.fn();
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      <Switch label="邮件提醒" readOnly defaultChecked onChange={change} />
    </LadingProvider>,
  );
  await userEvent.tab();
  const turn = screen.getByRole('switch', { name: '邮件提醒' });
  expect(turn).toHaveFocus();
  expect(turn).toHaveAttribute('aria-readonly', 'true');
  await userEvent.keyboard(' ');
  await userEvent.click(turn);
  expect(turn).toBeChecked();
  expect(change).not.toHaveBeenCalled();
});
