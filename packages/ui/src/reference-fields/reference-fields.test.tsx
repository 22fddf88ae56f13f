import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { conforms } from '../testing/conformance.tsx';
import { type AreaEntry, AreaField } from './area-field.tsx';
import { DictionaryField } from './dictionary-field.tsx';
import {
  china,
  containerTypes,
  found,
  groups,
  hot,
  levelsOf,
  losAngeles,
  ningbo,
  warehouses,
  zhejiang,
} from './fixtures.ts';
import { PortField } from './port-field.tsx';
import { WarehouseField } from './warehouse-field.tsx';

const noop = () => undefined;
const open = {
  ref: HTMLInputElement,
  reach: (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('combobox')),
};
const port = <PortField label="起运港" value={1} onChange={noop} found={[]} onSearch={noop} hot={hot} />;
conforms('PortField', port, { ...open, also: [{ icon: icons.pin }, { hot: [] }] });
conforms('WarehouseField', <WarehouseField label="仓库" value={1} onChange={noop} countries={warehouses} />, {
  ...open,
  also: [{ icon: icons.pin }, { countries: [] }, { countries: warehouses, known: [] }],
});
conforms('DictionaryField', <DictionaryField label="箱型" value={1} onChange={noop} entries={containerTypes} />, {
  ...open,
  also: [{ icon: icons.pin }, { entries: [] }, { entries: containerTypes.map((entry) => ({ ...entry })) }],
});
conforms('AreaField', <AreaField label="地址" value={[china]} onChange={noop} levels={levelsOf([china])} />, {
  ref: HTMLFieldSetElement,
});

const show = (children: React.ReactNode) => {
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      <main>{children}</main>
    </LadingProvider>,
  );
  return userEvent.setup();
};
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);

it('offers the recent, the popular and each lane, every port once, and then what a search finds', async () => {
  const changed = vi.fn();
  const asked = vi.fn();
  function Start() {
    const [list, setList] = useState<typeof found>([]);
    const search = (query: string) => {
      asked(query);
      setList(found);
    };
    return (
      <PortField
        label="起运港"
        value={null}
        onChange={changed}
        found={list}
        onSearch={search}
        recents={[losAngeles]}
        hot={hot}
        groups={groups}
      />
    );
  }
  const user = show(<Start />);
  await user.click(screen.getByRole('combobox'));
  expect(asked).not.toHaveBeenCalled();
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(4);
  const recent = screen.getByRole('group', { name: '最近使用' });
  expect(within(recent).getAllByRole('option')).toHaveLength(1);
  expect(names()).toEqual([
    '洛杉矶Los AngelesUSLAX',
    '宁波NingboCNNGB',
    '上海ShanghaiCNSHA',
    '青岛QingdaoCNTAO',
    '长滩Long BeachUSLGB',
  ]);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(changed).toHaveBeenLastCalledWith(1, ningbo);
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), ' nb ');
  await vi.waitFor(() => expect(names()).toEqual(['宁波NingboCNNGB', 'Ningbo OldCNNBO']));
  expect(asked.mock.calls).toEqual([['nb']]);
  expect(screen.queryByRole('group')).toBeNull();
  await user.click(screen.getByRole('option', { name: /Old/ }));
  expect(changed).toHaveBeenLastCalledWith(9, found[1]);
});

it('takes a warehouse by its code, under its country', async () => {
  const changed = vi.fn();
  const user = show(<WarehouseField label="仓库" value={null} onChange={changed} countries={warehouses} />);
  await user.click(screen.getByRole('combobox'));
  expect(within(screen.getByRole('group', { name: '德国' })).getAllByRole('option')).toHaveLength(1);
  await user.type(screen.getByRole('combobox'), 'lgb{Enter}');
  expect(changed.mock.calls).toEqual([[2, warehouses[0]?.list[1]]]);
});

it('names an entry that is no longer offered, and says that a list failed', async () => {
  const changed = vi.fn();
  const old = { id: 9, nameCn: '40 尺冷代干', nameEn: '40NOR' };
  const field = { label: '箱型', onChange: changed };
  const user = show(
    <>
      <DictionaryField {...field} value={9} known={[old]} entries={containerTypes} />
      <DictionaryField
        {...field}
        label="坏"
        value={null}
        entries={{ status: 'error', message: '网络异常', retry: noop }}
      />
    </>,
  );
  const types = screen.getByRole('combobox', { name: '箱型' });
  expect(types).toHaveValue('40 尺冷代干');
  await user.clear(types);
  changed.mockClear();
  await user.type(types, '40HQ{Enter}');
  expect(changed.mock.calls).toEqual([[3]]);
  await user.click(screen.getByRole('combobox', { name: '坏' }));
  expect(screen.getByText('网络异常')).toBeInTheDocument();
});

it('goes down level by level, forgets what was below, and ends where nothing is below', async () => {
  const changed = vi.fn();
  function Address() {
    const [value, setValue] = useState<readonly AreaEntry[]>([china, zhejiang]);
    return (
      <AreaField
        label="地址"
        value={value}
        levels={levelsOf(value)}
        onChange={(next) => {
          changed(next.map(({ id }) => id));
          setValue(next);
        }}
      />
    );
  }
  const user = show(<Address />);
  expect(screen.getByRole('group', { name: '地址' })).toBeInTheDocument();
  await user.type(screen.getByRole('combobox', { name: '市' }), '宁波{Enter}');
  expect(changed).toHaveBeenLastCalledWith([156, 330000, 330200]);
  expect(screen.getByRole('combobox', { name: '区/县' })).toBeInTheDocument();
  const country = screen.getByRole('combobox', { name: '国家/地区' });
  await user.clear(country);
  expect(changed).toHaveBeenLastCalledWith([]);
  await user.type(country, '新加坡{Enter}');
  expect(changed).toHaveBeenLastCalledWith([702]);
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
});
