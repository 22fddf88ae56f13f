import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { Combobox } from './combobox.tsx';
import type { ComboboxOfManyProps } from './combobox-of-many.tsx';
import { containerTypes, ports } from './fixtures.ts';

const changed = vi.fn();
beforeEach(() => changed.mockClear());

type Given = Partial<ComboboxOfManyProps> & { from?: string[] };
function Types({ from = [], ...rest }: Given) {
  const [value, setValue] = useState(from);
  return (
    <LadingProvider locale="zh-CN" messages={messages}>
      <main>
        <Combobox
          label="箱型"
          options={containerTypes}
          {...rest}
          multiple
          value={value}
          onChange={(ids) => {
            changed(ids);
            setValue(ids);
          }}
        />
      </main>
    </LadingProvider>
  );
}
const start = (props: Given = {}) => {
  const user = userEvent.setup();
  render(<Types {...props} />);
  return user;
};
const input = () => screen.getByRole('combobox', { name: '箱型' });
const isOpen = () => input().getAttribute('aria-expanded') === 'true';
const tags = () =>
  screen.queryAllByRole('button', { name: /^移除/ }).map((button) => button.getAttribute('aria-label'));

it('takes several with Enter, keeps list and text, and gives one back with Enter', async () => {
  const user = start();
  await user.type(input(), '40');
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(changed).toHaveBeenLastCalledWith(['40GP', '40HQ']);
  expect(isOpen()).toBe(true);
  expect(input()).toHaveValue('40');
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2);
  await user.keyboard('{Enter}');
  expect(changed).toHaveBeenLastCalledWith(['40GP']);
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(input()).toHaveValue('');
});

it('takes and gives back by presses, each told once, and nothing that is off', async () => {
  const user = start();
  await user.click(input());
  await user.click(screen.getByRole('option', { name: /40HQ/ }));
  await user.click(screen.getByRole('option', { name: /20GP/ }));
  await user.click(screen.getByRole('option', { name: /45HQ/ }));
  await user.click(screen.getByRole('option', { name: /40HQ/ }));
  expect(changed.mock.calls.map(([ids]) => ids)).toEqual([['40HQ'], ['40HQ', '20GP'], ['20GP']]);
  expect(isOpen()).toBe(true);
});

it('takes none on the way out', async () => {
  const user = start();
  await user.type(input(), '40');
  await user.tab();
  expect(changed).not.toHaveBeenCalled();
  expect(input()).toHaveValue('');
});

it('gives the last one back with Backspace in the empty input, and any by its cross', async () => {
  const user = start({ from: ['20GP', '40GP', '40HQ'] });
  await user.click(input());
  await user.keyboard('{Backspace}');
  expect(changed).toHaveBeenLastCalledWith(['20GP', '40GP']);
  fireEvent.keyDown(input(), { key: 'Backspace', isComposing: true });
  expect(changed).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: '移除 20GP' }));
  expect(changed).toHaveBeenLastCalledWith(['40GP']);
  expect(input()).toHaveFocus();
});

it('keeps its tags and takes nothing when it is read only or off', async () => {
  const user = start({ from: ['20GP'], readOnly: true });
  await user.click(input());
  await user.keyboard('{Backspace}{ArrowDown}');
  expect(screen.getByText('20GP')).toBeInTheDocument();
  expect(tags()).toEqual([]);
  expect(changed).not.toHaveBeenCalled();
});

interface Query {
  destination: string;
  types: string[];
}
function Form({ onSubmit }: { onSubmit(values: Query): void }) {
  const { control, handleSubmit, setValue } = useForm<Query>({ defaultValues: { destination: '', types: ['20GP'] } });
  return (
    <LadingProvider locale="zh-CN" messages={messages}>
      <form onSubmit={handleSubmit(onSubmit)} noValidate aria-label="查询">
        <Controller
          control={control}
          name="destination"
          rules={{ required: '请选择目的地' }}
          render={({ field, fieldState }) => (
            <Combobox label="目的地" options={ports} error={fieldState.error?.message} {...field} />
          )}
        />
        <Controller
          control={control}
          name="types"
          render={({ field }) => <Combobox label="箱型" multiple options={containerTypes} {...field} />}
        />
        <Button onClick={() => setValue('destination', 'USLAX')}>常用</Button>
        <Button type="submit">发送</Button>
      </form>
    </LadingProvider>
  );
}

it('belongs to a form: ids as values, the focus on the first error, values set from outside', async () => {
  const user = userEvent.setup();
  const submit = vi.fn();
  render(<Form onSubmit={submit} />);
  await user.click(screen.getByRole('button', { name: '发送' }));
  const destination = screen.getByRole('combobox', { name: '目的地' });
  expect(destination).toHaveFocus();
  expect(destination).toHaveAccessibleDescription('请选择目的地');
  await user.type(destination, 'ham{Enter}');
  await user.type(input(), '40H{Enter}');
  const form = screen.getByRole<HTMLFormElement>('form', { name: '查询' });
  expect([...new FormData(form).entries()]).toEqual([
    ['destination', 'DEHAM'],
    ['types', '20GP'],
    ['types', '40HQ'],
  ]);
  await user.click(screen.getByRole('button', { name: '发送' }));
  expect(submit.mock.lastCall?.[0]).toEqual({ destination: 'DEHAM', types: ['20GP', '40HQ'] });
  await user.click(screen.getByRole('button', { name: '常用' }));
  expect(destination).toHaveValue('洛杉矶');
});
