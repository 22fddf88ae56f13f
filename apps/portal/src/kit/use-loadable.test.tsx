import { ApiError, type Asked } from '@lading/api-client';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { TextContext } from '../i18n/text.ts';
import { useLoadable } from './use-loadable.ts';

const named = (id: string) => `<${id}>`;
const wrapper = ({ children }: { children: ReactNode }) => <TextContext value={named}>{children}</TextContext>;
const refresh = vi.fn();
const refused = new ApiError('business', { path: '/order/x.do', serverMessage: 'No draft yet' });
const asked = (rest: Partial<Asked<number[]>> = {}): Asked<number[]> => ({
  data: undefined,
  error: undefined,
  refresh,
  ...rest,
});
const sum = (list: number[]) => list.reduce((all, one) => all + one, 0);
const read = (given: Asked<number[]>) => renderHook(() => useLoadable(given, sum), { wrapper }).result.current;

it('tells what is on its way, what failed and what is here', () => {
  expect(read(asked())).toEqual({ status: 'loading' });
  expect(read(asked({ error: refused }))).toEqual({ status: 'error', message: 'No draft yet', retry: refresh });
  expect(read(asked({ data: [1, 2] }))).toEqual({ status: 'ready', data: 3 });
});

it('keeps on screen what came before a failure', () => {
  expect(read(asked({ data: [4], error: refused }))).toEqual({ status: 'ready', data: 4 });
});

it('says a failure in the words it is given', () => {
  const given = asked({ error: refused });
  const { result } = renderHook(() => useLoadable(given, undefined, 'errors.system'), { wrapper });
  expect(result.current).toMatchObject({ status: 'error', message: '<errors.system>' });
});

it('gives the same object for the same answer', () => {
  const data = [1];
  const { result, rerender } = renderHook(() => useLoadable(asked({ data }), sum), { wrapper });
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});
