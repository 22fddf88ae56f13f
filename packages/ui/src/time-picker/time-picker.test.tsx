import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { TimePicker, type TimePickerProps } from './time-picker.tsx';

conforms('TimePicker', <TimePicker label="提柜" value="17:30" zone="宁波时间" onChange={() => undefined} />, {
  ref: HTMLInputElement,
  also: [],
  reach: (user) => user.click(screen.getByRole('button', { name: '打开时间列表' })),
});

const changed = vi.fn();
beforeEach(() => changed.mockClear());
const page = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    <main>{children}</main>
  </LadingProvider>
);
type Given = Partial<TimePickerProps> & { from?: string };
function Pick({ from = '', ...rest }: Given) {
  const [value, setValue] = useState(from);
  return (
    <TimePicker
      label="提柜"
      {...rest}
      value={value}
      onChange={(time) => {
        changed(time);
        setValue(time);
      }}
    />
  );
}
const start = (props: Given = {}) => {
  render(<Pick {...props} />, { wrapper: page });
  return userEvent.setup();
};
const input = () => screen.getByRole('combobox', { name: '提柜' });
const list = () => screen.findByRole('listbox', { name: '提柜' });
const at = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

it('tells a whole time at once, and reads other spellings on leaving and on Enter', async () => {
  const user = start();
  await user.type(input(), '17:30');
  expect(changed.mock.calls).toEqual([['17:30']]);
  await user.clear(input());
  await user.type(input(), '930');
  expect(changed).toHaveBeenLastCalledWith('');
  await user.tab();
  expect(input()).toHaveValue('09:30');
  await user.clear(input());
  await user.type(input(), '7 pm{Enter}');
  expect(changed).toHaveBeenLastCalledWith('19:00');
});

it('keeps what it cannot read, and says how to write it', async () => {
  const user = start();
  await user.type(input(), '25:00');
  await user.tab();
  expect(input()).toHaveValue('25:00');
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription('时间写成 17:30 这样');
});

it('offers the times of the step beside one that is between them', async () => {
  const user = start({ step: 15 });
  await user.type(input(), '09:20');
  expect(input()).toHaveAccessibleDescription('每 15 分钟一档');
  await user.click(screen.getByRole('button', { name: '改为 09:30' }));
  expect(changed).toHaveBeenLastCalledWith('09:30');
  expect(input()).toBeValid();
});

it('says the limits', async () => {
  const user = start({ min: '08:00', max: '17:30' });
  await user.type(input(), '18:00');
  expect(input()).toHaveAccessibleDescription('08:00 到 17:30 之间');
});

it('says whose clock it is', () => {
  start({ zone: '宁波时间', hint: '堆场放柜' });
  expect(input()).toHaveAccessibleDescription('堆场放柜 宁波时间');
});

it('opens its list at the time by an arrow, moves with keys and takes by Enter', async () => {
  const user = start({ from: '10:10' });
  await user.click(input());
  await user.keyboard('{ArrowDown}');
  await list();
  expect(at()).toBe('10:30');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(at()).toBe('11:00');
  await user.keyboard('{Enter}');
  expect(changed).toHaveBeenLastCalledWith('11:00');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(input()).toHaveFocus();
});

it('goes to the time that is typed while the list is open, and closes by Escape without taking', async () => {
  const user = start({ from: '10:00' });
  await user.click(input());
  await user.keyboard('{ArrowUp}');
  await list();
  await user.clear(input());
  await user.type(input(), '16');
  expect(at()).toBe('16:00');
  changed.mockClear();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(changed).not.toHaveBeenCalled();
});

it('is used by the pointer: the clock, a time, the cross', async () => {
  const user = start({ from: '10:00', min: '09:00', max: '11:00' });
  await user.click(screen.getByRole('button', { name: '打开时间列表' }));
  const times = within(await list());
  expect(times.getAllByRole('option').map((option) => option.textContent)).toEqual([
    '09:00',
    '09:30',
    '10:00',
    '10:30',
    '11:00',
  ]);
  expect(times.getByRole('option', { selected: true })).toHaveTextContent('10:00');
  await user.click(times.getByRole('option', { name: '09:30' }));
  expect(changed).toHaveBeenLastCalledWith('09:30');
  await user.click(screen.getByRole('button', { name: '清除时间' }));
  expect(changed).toHaveBeenLastCalledWith('');
});

it('does not open and is not emptied while it is read-only, disabled or required', async () => {
  const { rerender } = render(<Pick from="10:00" readOnly />, { wrapper: page });
  await userEvent.click(input());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Pick from="10:00" required />);
  expect(screen.queryByRole('button', { name: '清除时间' })).toBeNull();
});

it('stands in a form of react-hook-form', async () => {
  const submit = vi.fn();
  function Form() {
    const { control, handleSubmit } = useForm({ defaultValues: { at: '' } });
    return (
      <form onSubmit={handleSubmit((values) => submit(values))}>
        <Controller control={control} name="at" render={({ field }) => <TimePicker label="提柜" {...field} />} />
        <button type="submit">约车</button>
      </form>
    );
  }
  render(<Form />, { wrapper: page });
  await userEvent.type(input(), '830');
  await userEvent.click(screen.getByRole('button', { name: '约车' }));
  expect(submit).toHaveBeenCalledExactlyOnceWith({ at: '08:30' });
});
