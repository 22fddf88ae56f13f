import type { Line, LineColumn, LineIssue } from './line.ts';

const TYPES = [
  { value: '1', label: 'CARTONS' },
  { value: '3', label: 'PALLETS' },
] as const;

export const columns: Readonly<Record<'zh-CN' | 'en-US', readonly LineColumn[]>> = {
  'zh-CN': [
    { name: 'goods', label: '英文品名', required: true },
    { name: 'hs', label: 'HS', mono: true, width: 'sm', required: true },
    { name: 'number', label: '件数', kind: 'figure', width: 'xs', required: true },
    { name: 'type', label: '包装', kind: 'choice', options: TYPES, width: 'md' },
    { name: 'weight', label: '毛重 KGS', kind: 'figure', width: 'sm', required: true },
  ],
  'en-US': [
    { name: 'goods', label: 'Description of goods', required: true },
    { name: 'hs', label: 'HS', mono: true, width: 'sm', required: true },
    { name: 'number', label: 'Pkgs', kind: 'figure', width: 'xs', required: true },
    { name: 'type', label: 'Type', kind: 'choice', options: TYPES, width: 'md' },
    { name: 'weight', label: 'Gross KGS', kind: 'figure', width: 'sm', required: true },
  ],
};

export const lines: readonly Line[] = [
  { goods: 'BAMBOO KITCHEN SHELF', hs: '940382', number: '640', type: '1', weight: '6880.000' },
  { goods: 'STAINLESS STEEL BOX（304）', hs: '732393', number: '330', type: '1', weight: '2106.500' },
];
export const totals: Line = { number: '970', weight: '8986.500' };
export const issues: Readonly<Record<'zh-CN' | 'en-US', readonly LineIssue[]>> = {
  'zh-CN': [{ row: 1, column: 'goods', message: '提单不能用全角括号，改为', suggestion: 'STAINLESS STEEL BOX(304)' }],
  'en-US': [
    {
      row: 1,
      column: 'goods',
      message: 'a bill takes half-width brackets only. Change to',
      suggestion: 'STAINLESS STEEL BOX(304)',
    },
  ],
};
