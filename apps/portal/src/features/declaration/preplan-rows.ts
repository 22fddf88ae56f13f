import type { contract, Out } from '@lading/api-client/contract';
import { useIssueText } from '@lading/ui';
import type { SheetColumn, SheetIssue, SheetRow } from '@lading/ui/sheet';
import {
  emptyPreplanBox,
  emptyPreplanGoods,
  LADEN,
  OWNERS,
  type PreplanBox,
  type PreplanGoods,
  type PreplanIssue,
} from '@lading/validators/preplan';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';

export type Preplan = Out<typeof contract.order.preplan>;

const rowsOf = (rows: readonly object[], prefix: string): SheetRow[] =>
  rows.map((row, at) => ({ id: `${prefix}${at}`, values: { ...row } as Record<string, string> }));
export const goodsRows = (goods: readonly PreplanGoods[]): SheetRow[] => rowsOf(goods, 'g');
export const boxRows = (boxes: readonly PreplanBox[]): SheetRow[] => rowsOf(boxes, 'b');

const picked = <Row extends object>(empty: Row, { values }: SheetRow): Row =>
  ({
    ...empty,
    ...Object.fromEntries(
      Object.keys(empty).map((name) => [name, values[name] || (empty as Record<string, string>)[name]]),
    ),
  }) as Row;
export const goodsOf = (row: SheetRow): PreplanGoods => ({
  ...picked(emptyPreplanGoods(), row),
  marks: row.values['marks'] ?? '',
});
export const boxOfPlan = (row: SheetRow): PreplanBox => {
  const box = picked(emptyPreplanBox(), row);
  return {
    ...box,
    ctnNo: box.ctnNo.toUpperCase().replace(/[\s-]/g, ''),
    laden: LADEN.includes(box.laden) ? box.laden : 'FULL',
    owner: OWNERS.includes(box.owner) ? box.owner : 'COC',
  };
};

type Find = (row: SheetRow, name: string) => PreplanIssue | undefined;

/** The columns of goods and of containers, with what is wrong in each cell as the whole paper says it. */
export function usePreplanColumns(find: Find): { goods: readonly SheetColumn[]; boxes: readonly SheetColumn[] } {
  const text = useText();
  const say = useIssueText();
  return useMemo(() => {
    const validate =
      (name: string) =>
      (_value: string, row: SheetRow): SheetIssue | undefined => {
        const issue = find(row, name);
        return issue && { message: say(issue), repair: issue.suggestions?.[0] };
      };
    type Name = keyof PreplanGoods | keyof PreplanBox;
    const words = (id: Name, width: number, mono = true): SheetColumn => ({
      id,
      head: text(`declaration.field.${id}`),
      kind: 'text',
      width,
      mono,
      validate: validate(id),
    });
    const figure = (id: 'number' | 'weight' | 'volume', decimals: number): SheetColumn => ({
      id,
      head: text(`declaration.field.${id}`),
      kind: 'number',
      width: 104,
      decimals,
      validate: validate(id),
    });
    return {
      goods: [
        { ...words('description', 260), frozen: true },
        words('hsCode', 96),
        { ...figure('number', 0) },
        words('packageType', 72),
        figure('weight', 3),
        figure('volume', 4),
        words('into', 220),
        words('marks', 140),
        words('undg', 84),
      ],
      boxes: [
        { ...words('ctnNo', 140), frozen: true },
        words('ctnType', 84),
        words('sealNo', 140),
        {
          id: 'laden',
          head: text('declaration.field.laden'),
          kind: 'choice',
          options: LADEN.map((value) => ({ value, label: text(`declaration.laden.${value}`) })),
        },
        {
          id: 'owner',
          head: text('declaration.field.owner'),
          kind: 'choice',
          options: OWNERS.map((value) => ({ value, label: value })),
        },
      ],
    };
  }, [text, say, find]);
}
