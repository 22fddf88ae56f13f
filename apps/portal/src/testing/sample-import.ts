import { contract, IMPORT_STATE, type ImportState, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { AnyHandler } from 'msw';
import { masterAnswers } from './sample-master.ts';
import { holding, WRITING } from './sample-parties.ts';

const { latestImport, importErrors } = contract.importing;
const { orderImportErrors, siImportErrors, vgmImportErrors, preplanImportErrors } = contract.order;
type Job = NonNullable<Out<typeof latestImport>['job']>;

/** An import of warehouses as far as that. */
export const importJobOf = (state: ImportState, rest: Partial<Job> = {}): Job => ({
  jobId: 7,
  kind: 'fbaWarehouse',
  fileName: 'fba-sites-2026-11.xlsx',
  state,
  total: 132,
  checked: 132,
  ok: 129,
  failed: 3,
  errors: 3,
  repairs: 2,
  createTime: '2026-11-20T09:12:00+08:00',
  ...rest,
});

const SAID = {
  'zh-CN': {
    columns: ['国家/地区', '邮编', '仓库代码'],
    reasons: ['不在可选项中', '格式不对'],
    country: '美国',
  },
  'en-US': {
    columns: ['Country', 'Zip', 'Code'],
    reasons: ['Not one of those to choose from', 'Not written as it should be'],
    country: 'United States',
  },
} as const;

const faultsOf = (locale: Language): Out<typeof importErrors> => {
  const { columns, reasons, country } = SAID[locale];
  return {
    records: [
      { id: 1, row: 3, column: 'country', columnName: columns[0], value: 'USA.', code: 'notListed' },
      { id: 2, row: 17, column: 'zip', columnName: columns[1], value: '8518', code: 'form' },
      { id: 3, row: 96, column: 'code', columnName: columns[2], value: 'ONT-8B', code: 'form' },
    ].map((fault, at) => ({
      ...fault,
      message: reasons[at === 0 ? 0 : 1],
      suggestion: [country, '08518', null][at] ?? null,
    })),
    total: 3,
  };
};

/** The pages of master data with an import that has come so far. */
export const importAnswers = (locale: Language, state: ImportState = IMPORT_STATE.errors): AnyHandler[] => [
  mock(latestImport, { job: importJobOf(state) }),
  mock(importErrors, faultsOf(locale)),
  ...masterAnswers(locale),
];

/** What was wrong in the last sheet of bookings, or of their papers. */
export const orderImportAnswers = (locale: Language): AnyHandler[] => {
  const zh = locale === 'zh-CN';
  const port = { column: 'pod', columnName: zh ? '目的港' : 'POD', code: 'notListed' };
  const reasons = zh
    ? ['不在可选项中', '与件数、毛重不符', '日期早于今天']
    : ['Not one of those to choose from', 'Does not fit packages and weight', 'A day that is over'];
  const [listed = '', fits = '', over = ''] = reasons;
  const records: Out<typeof contract.order.orderImportErrors>['records'] = [
    { id: 1, row: 4, ...port, value: 'USLAXX', message: listed, suggestion: 'USLAX' },
    {
      id: 2,
      row: 9,
      column: 'volume',
      columnName: zh ? '体积' : 'Volume',
      value: '7.8235',
      code: 'form',
      message: fits,
      suggestion: null,
    },
    {
      id: 3,
      row: 12,
      column: 'etd',
      columnName: 'ETD',
      value: '2026-10-03',
      code: 'form',
      message: over,
      suggestion: null,
    },
  ];
  return [
    holding(locale, [...WRITING, 'si:edit', 'vgm:edit', 'preplan:edit']),
    // Asked alike of every paper that comes by a sheet.
    ...[orderImportErrors, siImportErrors, vgmImportErrors, preplanImportErrors].map((call) =>
      mock(call, { records, total: records.length }),
    ),
    mock(latestImport, { job: null }),
  ];
};
