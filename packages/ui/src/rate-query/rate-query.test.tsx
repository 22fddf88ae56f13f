import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { losAngeles, ningbo } from '../reference-fields/fixtures.ts';
import { conforms } from '../testing/conformance.tsx';
import type { RateAsk } from './ask.ts';
import { RateAsked } from './rate-asked.tsx';
import { RateQuery, type RateQueryProps } from './rate-query.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);
const PORTS = { found: [ningbo, losAngeles], hot: [ningbo, losAngeles], onSearch: () => undefined };
const NOTHING: RateAsk = {
  origin: null,
  destination: null,
  transportType: '',
  containers: [],
  weight: '',
  volume: '',
  productType: '',
  boxes: [],
};
const TYPES = ['20GP', '40GP', '40HQ'].map((label, at) => ({ value: String(at + 1), label }));

const query = (props: Partial<RateQueryProps> = {}) => (
  <RateQuery
    value={NOTHING}
    onAsk={() => undefined}
    origin={PORTS}
    destination={PORTS}
    transportTypes={[
      { value: 'fcl', label: '整箱' },
      { value: 'lcl', label: '拼箱' },
    ]}
    containerTypes={TYPES}
    productTypes={[{ value: '1', label: '普货' }]}
    boxed={(type) => type !== 'lcl'}
    {...props}
  />
);
const send = () => userEvent.click(screen.getByRole('button', { name: '查运价' }));
const filled: RateAsk = {
  origin: 1,
  destination: 4,
  transportType: 'fcl',
  containers: [{ type: '3', count: 2 }],
  weight: '10526.5',
  volume: '124.385',
  productType: '1',
  boxes: [],
};

conforms('RateQuery', query({ value: filled }), { ref: HTMLFormElement });
conforms(
  'RateAsked',
  <RateAsked items={[{ name: '起运地', value: '宁波', code: 'CNNGB' }]} onEdit={() => undefined} />,
  {
    ref: HTMLElement,
  },
);

it('wants what the specification wants, in its words', async () => {
  const onAsk = vi.fn();
  render(query({ onAsk }), { wrapper });
  await send();
  expect(await screen.findByText('请选择目的地')).toBeVisible();
  expect(screen.getByText('请选择运输类型')).toBeVisible();
  expect(screen.getByText('请选择箱型')).toBeVisible();
  expect(screen.getByText('起运港不能为空')).toBeVisible();
  expect(onAsk).not.toHaveBeenCalled();
});

it('refuses to send cargo where it is', async () => {
  const onAsk = vi.fn();
  render(query({ onAsk, value: { ...filled, destination: 1 } }), { wrapper });
  await send();
  expect(await screen.findByText('起运地与目的地不能相同')).toBeVisible();
  expect(onAsk).not.toHaveBeenCalled();
});

it('asks with what was filled in, containers as numbers', async () => {
  const onAsk = vi.fn();
  render(query({ onAsk, value: filled }), { wrapper });
  await userEvent.click(screen.getByRole('button', { name: '再加一种箱型' }));
  const [, second] = screen.getAllByRole('combobox', { name: /箱型/ });
  await userEvent.selectOptions(second as HTMLElement, '20GP');
  await send();
  await vi.waitFor(() =>
    expect(onAsk).toHaveBeenCalledExactlyOnceWith({
      ...filled,
      containers: [
        { type: '3', count: 2 },
        { type: '1', count: 1 },
      ],
    }),
  );
});

it('takes a container type away again', async () => {
  render(query({ value: { ...filled, containers: [...filled.containers, { type: '1', count: 1 }] } }), { wrapper });
  await userEvent.click(screen.getByRole('button', { name: '删除第 2 种箱型' }));
  expect(screen.getAllByRole('combobox', { name: /箱型/ })).toHaveLength(1);
});

it('asks for the other rows when something goes another way', async () => {
  render(query({ value: filled }), { wrapper });
  const transport = screen.getByRole('combobox', { name: /运输类型/ });
  await userEvent.selectOptions(transport, '拼箱');
  expect(screen.queryByRole('combobox', { name: /箱型/ })).toBeNull();
  expect(screen.getByRole('button', { name: '添加箱规' })).toBeVisible();
  await userEvent.selectOptions(transport, '整箱');
  expect(screen.getByRole('combobox', { name: /箱型/ })).toBeVisible();
});

it('empties both ends where something goes from other ports', async () => {
  const onTransport = vi.fn();
  const types = ['fcl', 'lcl', 'air'].map((value) => ({ value, label: value }));
  const kind = (type: string) => (type === 'air' ? 'air' : 'sea');
  const known = { ...PORTS, known: [ningbo, losAngeles] };
  const asked = { value: filled, transportTypes: types, portsOf: kind, onTransport, origin: known, destination: known };
  render(query(asked), { wrapper });
  const origin = screen.getByRole('combobox', { name: /起运地/ });
  const transport = screen.getByRole('combobox', { name: /运输类型/ });
  const chosen = origin.closest('[data-component=PortField]') ?? origin;
  await userEvent.selectOptions(transport, 'lcl');
  expect(chosen.textContent + (origin as HTMLInputElement).value).toContain('宁波');
  await userEvent.selectOptions(transport, 'air');
  expect(chosen.textContent + (origin as HTMLInputElement).value).not.toContain('宁波');
  expect(onTransport.mock.calls).toEqual([['lcl'], ['air']]);
});

it('asks for cartons where nothing goes in whole containers', async () => {
  const onAsk = vi.fn();
  render(query({ onAsk, value: { ...filled, transportType: 'lcl', containers: [] } }), { wrapper });
  expect(screen.queryByRole('combobox', { name: /箱型/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '添加箱规' }));
  const list = within(screen.getByRole('list', { name: '箱规' }));
  for (const [name, typed] of Object.entries({ 长: '60', 宽: '40', 高: '35.5' }))
    await userEvent.type(list.getByRole('textbox', { name: new RegExp(name) }), typed);
  await send();
  await vi.waitFor(() =>
    expect(onAsk.mock.calls[0]?.[0]).toMatchObject({
      transportType: 'lcl',
      containers: [],
      boxes: [{ length: '60', width: '40', height: '35.5', pieces: '1' }],
    }),
  );
});

it('opens the question again', async () => {
  const onEdit = vi.fn();
  render(<RateAsked items={[{ name: '重量', value: '10,526.5', code: 'KGS' }]} onEdit={onEdit} />, { wrapper });
  expect(screen.getByRole('region', { name: '查询条件' })).toHaveTextContent('重量10,526.5KGS');
  await userEvent.click(screen.getByRole('button', { name: '修改' }));
  expect(onEdit).toHaveBeenCalledOnce();
});
