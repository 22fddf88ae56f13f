import type { Client } from '@lading/api-client';
import { contract, type Endpoint } from '@lading/api-client/contract';
import { ApiProvider } from '@lading/api-client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { TextContext } from '../i18n/text.ts';
import { useAreaLevels } from './use-area-levels.ts';
import { useCommonList } from './use-common-list.ts';
import { useDictionary } from './use-dictionary.ts';
import { usePorts } from './use-ports.ts';
import { useWarehouseCountries, useWarehouses } from './use-warehouses.ts';

const { ports, portGroups, hotAirPorts, dictionaries, areas, commonList, fbaWarehouseIds, fbaCountries } =
  contract.basedata;

const named = (id: number) => ({ id, nameCn: `名${id}`, nameEn: `Name ${id}` });
const ANSWERS = new Map<Endpoint, (arg: never) => unknown>([
  [ports, ({ searchValue }: { searchValue: string }) => [{ ...named(1), portCode: searchValue.toUpperCase() }]],
  [portGroups, () => [{ group: 'china', nameCn: '中国', nameEn: 'China', list: [] }]],
  [hotAirPorts, () => [{ ...named(2), portCode: 'PVG' }]],
  [dictionaries, ({ types }: { types: string[] }) => Object.fromEntries(types.map((type) => [type, [named(3)]]))],
  [areas, ({ pid }: { pid: number }) => [{ ...named(pid * 10 + 1), pid, code: '', leaf: pid > 0 }]],
  [commonList, ({ kind }: { kind: string }) => [{ ...named(4), code: kind }]],
  [fbaWarehouseIds, ({ searchValue }: { searchValue: string }) => [{ countryId: 840, list: [{ code: searchValue }] }]],
  [fbaCountries, () => [{ ...named(840), code: 'US', count: 4 }]],
]);
const call = vi.fn(async (endpoint: Endpoint, arg: unknown) => ANSWERS.get(endpoint)?.(arg as never));

let epoch = 500;
beforeEach(() => {
  call.mockClear();
  epoch += 1;
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <TextContext value={(id) => id}>
    <ApiProvider client={{ call } as unknown as Client} epoch={epoch}>
      {children}
    </ApiProvider>
  </TextContext>
);
const timesOf = (endpoint: Endpoint) => call.mock.calls.filter(([asked]) => asked === endpoint).length;

it('asks for a list once, however many ask', async () => {
  const use = () => [useCommonList('country'), useCommonList('country'), useCommonList('airline')];
  const { result, rerender } = renderHook(use, { wrapper });
  await waitFor(() => expect(result.current.map(({ status }) => status)).toEqual(['ready', 'ready', 'ready']));
  rerender();
  renderHook(() => useCommonList('country'), { wrapper });
  expect(timesOf(commonList)).toBe(2);
  expect(result.current[2]).toMatchObject({ data: [{ code: 'airline' }] });
});

it('gives the entries of a dictionary', async () => {
  const { result } = renderHook(() => useDictionary('ctnType'), { wrapper });
  await waitFor(() => expect(result.current).toEqual({ status: 'ready', data: [named(3)] }));
  expect(call).toHaveBeenCalledWith(dictionaries, { types: ['ctnType'] }, expect.anything());
});

it('searches for ports only for what is typed, and offers the popular airports before', async () => {
  const { result } = renderHook(() => usePorts('air', 'start'), { wrapper });
  await waitFor(() => expect(result.current.hot).toHaveLength(1));
  await waitFor(() => expect(result.current.groups).toHaveLength(1));
  expect(timesOf(ports)).toBe(0);
  act(() => result.current.onSearch('lax'));
  await waitFor(() => expect(result.current.found).toMatchObject({ data: [{ portCode: 'LAX' }] }));
  expect(call).toHaveBeenCalledWith(ports, { searchValue: 'lax', kind: 'air', side: 'start' }, expect.anything());
});

it('asks for no popular airports where ships sail', async () => {
  const { result } = renderHook(() => usePorts('sea'), { wrapper });
  await waitFor(() => expect(result.current.groups).toHaveLength(1));
  expect(timesOf(hotAirPorts)).toBe(0);
});

it('goes down from the country as far as there is something below', async () => {
  const { result, rerender } = renderHook(({ value }) => useAreaLevels(value), {
    wrapper,
    initialProps: { value: [] as { id: number; leaf?: boolean }[] },
  });
  await waitFor(() => expect(result.current).toMatchObject([{ data: [{ id: 1 }] }]));
  rerender({ value: [{ id: 1 }] });
  await waitFor(() => expect(result.current[1]).toMatchObject({ data: [{ id: 11, leaf: true }] }));
  rerender({ value: [{ id: 1 }, { id: 11, leaf: true }] });
  expect(timesOf(areas)).toBe(2);
});

it('finds warehouses by what is typed, in a country', async () => {
  const { result } = renderHook(() => useWarehouses(840), { wrapper });
  await waitFor(() => expect(result.current.countries.status).toBe('ready'));
  act(() => result.current.onSearch('ont'));
  await waitFor(() => expect(result.current.countries).toMatchObject({ data: [{ list: [{ code: 'ont' }] }] }));
  const { result: counted } = renderHook(() => useWarehouseCountries(), { wrapper });
  await waitFor(() => expect(counted.current).toMatchObject({ data: [{ id: 840, count: 4 }] }));
});
