import { expect, it, vi } from 'vitest';
import { ApiError, ERROR_MESSAGE_IDS } from '../client/errors.ts';
import { messages as english } from '../messages/en-US.ts';
import { messages as chinese } from '../messages/zh-CN.ts';
import { errorText } from './error-text.ts';
import { toLoadable } from './loadable.ts';
import { tableState } from './table-state.ts';

const refresh = vi.fn();
const failed = new ApiError('network', { path: '/order/x.do' });
const refused = new ApiError('business', { path: '/order/x.do', code: '20031', serverMessage: 'No draft yet' });
const asked = <T>(data?: T, error?: ApiError) => ({ data, error, refresh });

it('has a text for each failure in both languages, with the same values', () => {
  const ids = Object.values(ERROR_MESSAGE_IDS).sort();
  const names = (text: string) => text.match(/\{\w+\}/g) ?? [];
  for (const texts of [english, chinese]) expect(Object.keys(texts).sort()).toEqual(ids);
  for (const id of ids) expect(names(chinese[id])).toEqual(names(english[id]));
});

it('says a failure in the words of the server, or in those of the reader', () => {
  expect(errorText(refused, chinese)).toBe('No draft yet');
  expect(errorText(failed, chinese)).toBe(chinese['errors.network']);
  const abnormal = new ApiError('http', { path: '/x', serverMessage: 'at line 3', values: { code: '10003' } });
  expect(errorText(abnormal)).toBe('Abnormal code 10003, please check the network or contact the administrator');
  expect(errorText(new TypeError('x is undefined'))).toBe(english['errors.malformed']);
});

it('tells what is on its way, what failed and what is here', () => {
  expect(toLoadable(asked())).toEqual({ status: 'loading' });
  expect(toLoadable(asked(undefined, failed), chinese)).toEqual({
    status: 'error',
    message: chinese['errors.network'],
    retry: refresh,
  });
  expect(toLoadable(asked([4], failed))).toEqual({ status: 'ready', data: [4] });
  expect(toLoadable(asked([4]), undefined, (list) => list.length)).toEqual({ status: 'ready', data: 1 });
  expect(toLoadable(asked(undefined, failed), () => 'own words')).toMatchObject({ message: 'own words' });
});

it('gives a table its rows, and never shows a failure as a table without rows', () => {
  expect(tableState(asked<number[]>())).toEqual({ state: 'loading', rows: [] });
  expect(tableState(asked<number[]>(undefined, refused))).toEqual({
    state: 'error',
    rows: [],
    error: { message: 'No draft yet', code: '20031', onRetry: refresh },
  });
  expect(tableState(asked({ records: [1, 2], total: 2 }))).toEqual({ state: 'ready', rows: [1, 2] });
  expect(tableState(asked([]))).toEqual({ state: 'ready', rows: [] });
  // What was there stays while it is asked for again.
  expect(tableState(asked([1], failed))).toEqual({ state: 'ready', rows: [1] });
});

it('reads a list that grows as well', () => {
  const growing = { records: [] as number[], isPending: false, error: undefined, refresh };
  expect(tableState({ ...growing, isPending: true }).state).toBe('loading');
  expect(tableState({ ...growing, error: failed }).state).toBe('error');
  expect(tableState(growing)).toEqual({ state: 'ready', rows: [] });
  expect(tableState({ ...growing, records: [1], error: failed })).toEqual({ state: 'ready', rows: [1] });
});
