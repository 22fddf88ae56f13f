import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { conforms } from '../testing/conformance.tsx';
import { CodeField } from './code-field.tsx';
import { PhoneField } from './phone-field.tsx';

conforms('PhoneField', <PhoneField label="手机号" onSendCode={async () => undefined} />, { ref: HTMLInputElement });
conforms('CodeField', <CodeField label="验证码" />, {
  ref: HTMLInputElement,
  also: [{ cells: true }, { icon: icons.search, prefix: '+86', suffix: '6', action: '发送' }],
});

describe('a code in cells', () => {
  const drawn = () => [...document.querySelectorAll('[aria-hidden=true]')].map((cell) => cell.textContent).join('|');

  it('is one field, whose figures are drawn apart', () => {
    render(<CodeField cells label="验证码" defaultValue="48" error="验证码不对" />, { wrapper });
    const field = screen.getByRole('textbox', { name: '验证码' });
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('验证码不对');
    expect(drawn()).toContain('4|8||||');
    fireEvent.input(field, { target: { value: '482719' } });
    expect(drawn()).toContain('4|8|2|7|1|9');
  });

  it('draws what its owner puts in', () => {
    const { rerender } = render(<CodeField cells length={4} label="验证码" value="12" onChange={() => undefined} />, {
      wrapper,
    });
    rerender(<CodeField cells length={4} label="验证码" value="1234" onChange={() => undefined} />);
    expect(drawn()).toContain('1|2|3|4');
  });

  it('takes a paste of figures in groups, and leaves what is none', () => {
    const heard = vi.fn();
    const paste = (text: string) => {
      const field = screen.getByRole('textbox');
      const taken = !fireEvent.paste(field, { clipboardData: { getData: () => text } });
      return [taken, (field as HTMLInputElement).value];
    };
    const { rerender } = render(<CodeField cells label="验证码" onChange={heard} />, { wrapper });
    expect(paste('482 719 and more')).toEqual([false, '']);
    expect(paste(' 482 719\n')).toEqual([true, '482719']);
    expect(heard).toHaveBeenCalledOnce();
    expect(drawn()).toContain('4|8|2|7|1|9');
    rerender(<CodeField key="plain" label="验证码" />);
    expect(paste('482-719')).toEqual([true, '482719']);
    rerender(<CodeField key="still" label="验证码" readOnly />);
    expect(paste('482 719')).toEqual([false, '']);
  });

  it('keeps the caret, which is not seen, behind the last figure', () => {
    render(<CodeField cells label="验证码" defaultValue="48" />, { wrapper });
    const field = screen.getByRole<HTMLInputElement>('textbox');
    field.focus();
    field.setSelectionRange(0, 0);
    fireEvent.select(field);
    expect(field.selectionStart).toBe(2);
  });
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);
const press = () => act(async () => fireEvent.click(screen.getByRole('button')));

describe('the code by SMS', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends once, counts down in place, and may be sent again', async () => {
    const send = vi.fn(async () => undefined);
    render(<PhoneField label="手机号" onSendCode={send} />, { wrapper });
    expect(screen.getByRole('button', { name: '发送验证码' })).toBeInTheDocument();
    await press();
    expect(screen.getByRole('button', { name: '60 秒后重发' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('验证码已发送');
    await press();
    expect(send).toHaveBeenCalledOnce();
    await act(async () => vi.advanceTimersByTime(8_000));
    expect(screen.getByRole('button', { name: '52 秒后重发' })).toBeInTheDocument();
    await act(async () => vi.advanceTimersByTime(53_000));
    await press();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is sent from the field of the code as well, drawn in cells or not', async () => {
    const send = vi.fn(async () => undefined);
    const { rerender } = render(<CodeField label="验证码" onSendCode={send} />, { wrapper });
    await press();
    expect(screen.getByRole('button', { name: '60 秒后重发' })).toBeInTheDocument();
    rerender(<CodeField cells label="验证码" onSendCode={send} resendIn={52} />);
    expect(screen.getByRole('button', { name: '52 秒后重发' })).toBeInTheDocument();
    expect(send).toHaveBeenCalledOnce();
  });

  it('may be pressed again at once when sending failed', async () => {
    const send = vi.fn(async () => Promise.reject(new Error('too often')));
    render(<PhoneField label="手机号" onSendCode={send} />, { wrapper });
    await press();
    expect(screen.getByRole('button', { name: '发送验证码' })).not.toHaveAttribute('aria-disabled');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
