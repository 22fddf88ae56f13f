import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, type Mock, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { DatePicker, type DatePickerProps } from './date-picker.tsx';
import { TODAY } from './fixtures.ts';

/** The page of a test, in Chinese. */
export const page = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    <main>{children}</main>
  </LadingProvider>
);

/** What the field of `Etd` tells. */
export const changed: Mock<(day: string) => void> = vi.fn();

type Given = Partial<DatePickerProps> & { from?: string };

/** A date field that keeps its value. */
export function Etd({ from = '', ...rest }: Given) {
  const [value, setValue] = useState(from);
  return (
    <DatePicker
      label="ETD"
      today={TODAY}
      {...rest}
      value={value}
      onChange={(day) => {
        changed(day);
        setValue(day);
      }}
    />
  );
}

export const start = (props: Given = {}): UserEvent => {
  const user = userEvent.setup();
  render(<Etd {...props} />, { wrapper: page });
  return user;
};
export const input = () => screen.getByRole('combobox', { name: 'ETD' });
export const calendar = () => screen.findByRole('dialog', { name: /^ETD (?:日历|calendar)$/ });
/** The day that has the focus. */
export const at = () => document.activeElement?.closest('[data-day]')?.getAttribute('data-day');
export const day = (date: string) =>
  within(document.querySelector<HTMLElement>(`[data-day="${date}"]`) as HTMLElement).getByRole('button');
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'ETD 日历' })).toBeNull());
export const open = async (user: UserEvent): Promise<void> => {
  input().focus();
  await user.keyboard('{ArrowDown}');
  await calendar();
};
