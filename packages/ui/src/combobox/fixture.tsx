import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { type Mock, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { Combobox } from './combobox.tsx';
import type { ComboboxOfOneProps } from './combobox-of-one.tsx';
import { ports } from './fixtures.ts';

export const page = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    <main>{children}</main>
  </LadingProvider>
);
export const changed: Mock<(id: string, nameEn: string | undefined) => void> = vi.fn();
export const submitted: Mock<(event: { preventDefault(): void }) => void> = vi.fn((event) => event.preventDefault());

type Given = Partial<ComboboxOfOneProps> & { from?: string };

/** A form that asks for a destination and keeps it. */
export function Destination({ from = '', ...rest }: Given) {
  const [value, setValue] = useState(from);
  return (
    <form onSubmit={submitted}>
      <Combobox
        label="目的地"
        options={ports}
        {...rest}
        value={value}
        onChange={(id, option) => {
          changed(id, option?.nameEn);
          setValue(id);
        }}
      />
      <button type="submit">查询</button>
    </form>
  );
}

export function start(props: Given = {}) {
  const user = userEvent.setup();
  render(<Destination {...props} />, { wrapper: page });
  return user;
}

export const input = () => screen.getByRole('combobox', { name: '目的地' });
export const isOpen = () => input().getAttribute('aria-expanded') === 'true';
/** The words of the option that Enter takes. */
export function highlighted() {
  const id = input().getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : undefined;
}
