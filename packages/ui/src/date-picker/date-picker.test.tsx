import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Controller, useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { conforms } from '../testing/conformance.tsx';
import { DatePicker } from './date-picker.tsx';
import { changed, input, page, start } from './fixture.tsx';
import { TODAY } from './fixtures.ts';

beforeEach(() => changed.mockClear());

conforms('DatePicker', <DatePicker label="ETD" value="2026-11-26" onChange={() => undefined} />, {
  ref: HTMLInputElement,
  also: [],
  reach: (user) => user.click(screen.getByRole('button', { name: '打开日历' })),
});

describe('typing', () => {
  it('tells a whole day at once, and reads other spellings on leaving and on Enter', async () => {
    const user = start();
    await user.type(input(), '2026-11-26');
    expect(changed.mock.calls).toEqual([['2026-11-26']]);
    await user.clear(input());
    expect(changed).toHaveBeenLastCalledWith('');
    await user.type(input(), '2026年1月6日');
    expect(changed).toHaveBeenCalledTimes(2);
    await user.tab();
    expect(changed).toHaveBeenLastCalledWith('2026-01-06');
    expect(input()).toHaveValue('2026-01-06');
    await user.clear(input());
    await user.type(input(), '20261126{Enter}');
    expect(changed).toHaveBeenLastCalledWith('2026-11-26');
  });

  it('keeps what it cannot read, says how to write it and offers what was meant', async () => {
    const user = start();
    await user.type(input(), '2026-11-31');
    expect(input()).toBeValid();
    await user.tab();
    expect(changed).toHaveBeenLastCalledWith('2026-11-31');
    expect(input()).toHaveValue('2026-11-31');
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription('日期写成 2026-11-26 这样');
    await user.click(screen.getByRole('button', { name: '改为 2026-11-30' }));
    expect(changed).toHaveBeenLastCalledWith('2026-11-30');
    expect(input()).toHaveFocus();
    expect(input()).toBeValid();
  });

  it.each([
    ['2026-11-17', '不能早于 2026-11-18'],
    ['2026-12-03', '不能晚于 2026-12-02'],
  ])('says that %s is beyond the limits', async (text, said) => {
    const user = start({ min: '2026-11-18', max: '2026-12-02' });
    await user.type(input(), text);
    expect(input()).toHaveAccessibleDescription(said);
  });

  it('leaves half a composed text to the input method', () => {
    start();
    fireEvent.compositionStart(input());
    fireEvent.change(input(), { target: { value: '２０２６１１２６' } });
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(input(), { key: 'ArrowDown', keyCode: 229 });
    expect(changed).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.compositionEnd(input());
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(changed.mock.calls).toEqual([['2026-11-26']]);
  });
});

it('is emptied by its cross, and has none when it must not be empty', async () => {
  const user = start({ from: '2026-11-26' });
  await user.click(screen.getByRole('button', { name: '清除日期' }));
  expect(changed.mock.calls).toEqual([['']]);
  expect(input()).toHaveFocus();
  expect(screen.queryByRole('button', { name: '清除日期' })).toBeNull();
});

it.each([{ disabled: true }, { readOnly: true }])('stays as it is when %o', async (props) => {
  const user = start({ from: '2026-11-26', ...props });
  input().focus();
  await user.keyboard('{ArrowDown}5{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: '清除日期' })).toBeNull();
  expect(input()).toHaveValue('2026-11-26');
  expect(changed).not.toHaveBeenCalled();
});

function Form({ onSubmit }: { onSubmit(values: { etd: string }): void }) {
  const { control, handleSubmit } = useForm({ defaultValues: { etd: '' } });
  return (
    <form onSubmit={handleSubmit(onSubmit)} noValidate aria-label="订舱">
      <Controller
        control={control}
        name="etd"
        rules={{ required: 'ETD 不能为空' }}
        render={({ field, fieldState }) => (
          <DatePicker label="ETD" today={TODAY} error={fieldState.error?.message} {...field} />
        )}
      />
      <Button type="submit">保存</Button>
    </form>
  );
}

it('belongs to a form: the day as a text, the focus on the first error, Enter reads and sends', async () => {
  const user = userEvent.setup();
  const submit = vi.fn();
  render(<Form onSubmit={submit} />, { wrapper: page });
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(input()).toHaveFocus();
  expect(input()).toHaveAccessibleDescription('ETD 不能为空');
  await user.type(input(), '20261126{Enter}');
  expect(submit.mock.lastCall?.[0]).toEqual({ etd: '2026-11-26' });
  expect(new FormData(screen.getByRole<HTMLFormElement>('form', { name: '订舱' })).get('etd')).toBe('2026-11-26');
});
