import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { Combobox } from './combobox.tsx';
import { ports } from './fixtures.ts';
import { matching } from './option.ts';
import type { ComboboxOptions } from './use-options.ts';

const asked = vi.fn();
const changed = vi.fn();
const retry = vi.fn();
let answer: (options: ComboboxOptions) => void;

function Remote() {
  const [value, setValue] = useState('');
  const [options, setOptions] = useState<ComboboxOptions>({ status: 'ready', data: ports.slice(0, 3) });
  answer = setOptions;
  return (
    <LadingProvider locale="zh-CN" messages={messages}>
      <main>
        <Combobox
          label="目的地"
          options={options}
          onSearch={(query) => {
            asked(query);
            if (query !== '') setOptions({ status: 'loading' });
          }}
          value={value}
          onChange={(id) => {
            changed(id);
            setValue(id);
          }}
        />
      </main>
    </LadingProvider>
  );
}
const input = () => screen.getByRole('combobox');
const status = () => screen.getByRole('status').textContent;
/** A pause in typing. */
const pause = () => act(() => new Promise((done) => setTimeout(done, 250)));
const found = (query: string) => act(() => answer({ status: 'ready', data: matching(ports, query) }));

beforeEach(() => vi.clearAllMocks());
const start = () => {
  const user = userEvent.setup();
  render(<Remote />);
  return user;
};

it('asks once the typing pauses, trimmed, keeps the list before and takes only from the answer', async () => {
  const user = start();
  await user.click(input());
  expect(asked.mock.calls).toEqual([['']]);
  await user.type(input(), ' ham ');
  expect(status()).toBe('正在加载中');
  expect(asked).toHaveBeenCalledOnce();
  await pause();
  expect(asked.mock.calls).toEqual([[''], ['ham']]);
  expect(screen.getAllByRole('option')).toHaveLength(3);
  await user.keyboard('{Enter}');
  expect(changed).not.toHaveBeenCalled();
  found('ham');
  expect(status()).toBe('4 个选项');
  await user.keyboard('{Enter}');
  expect(changed.mock.calls).toEqual([['DEHAM']]);
  // Opening asks for the whole list again. The chosen port keeps its name although the new list does not hold it.
  await user.click(input());
  expect(asked).toHaveBeenLastCalledWith('');
  act(() => answer({ status: 'ready', data: ports.slice(0, 3) }));
  await user.keyboard('{Escape}');
  expect(input()).toHaveValue('汉堡');
});

it('does not ask for a half composed word, and asks when the composition ends', async () => {
  const user = start();
  await user.click(input());
  fireEvent.compositionStart(input());
  fireEvent.change(input(), { target: { value: "ni'n" } });
  await pause();
  expect(asked.mock.calls).toEqual([['']]);
  fireEvent.change(input(), { target: { value: '宁波' } });
  fireEvent.compositionEnd(input());
  await pause();
  expect(asked.mock.calls).toEqual([[''], ['宁波']]);
});

it('asks nothing twice and nothing after it is gone', async () => {
  const user = start();
  await user.type(input(), 'ham');
  await pause();
  await user.type(input(), ' ');
  await pause();
  expect(asked.mock.calls).toEqual([[''], ['ham']]);
});

it('says what went wrong and asks again by the button or Enter; what was typed stays', async () => {
  const user = start();
  await user.type(input(), 'ham');
  await pause();
  act(() => answer({ status: 'error', message: '请求异常', retry }));
  expect(status()).toBe('请求异常，按回车重试');
  expect(screen.queryAllByRole('option')).toEqual([]);
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(retry).toHaveBeenCalledOnce();
  expect(input()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(retry).toHaveBeenCalledTimes(2);
  expect(input()).toHaveValue('ham');
  found('ham');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(changed.mock.calls).toEqual([['QAHMD']]);
});

it('says 无匹配数据 when the server finds nothing, and 正在加载中 while nothing is there yet', async () => {
  const user = start();
  act(() => answer({ status: 'ready', data: [] }));
  await user.type(input(), 'qqq');
  await pause();
  expect(screen.getAllByText('正在加载中').length).toBeGreaterThan(1);
  found('qqq');
  expect(screen.getAllByText('无匹配数据').length).toBeGreaterThan(1);
  await user.keyboard('{Enter}');
  expect(changed).not.toHaveBeenCalled();
});
