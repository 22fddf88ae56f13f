import type { contract, In, Out } from '@lading/api-client/contract';
import { useIssueText } from '@lading/ui';
import type { SheetColumn, SheetIssue, SheetRow } from '@lading/ui/sheet';
import {
  emptyVgmBox,
  isUnweighed,
  isVgmOpen,
  kilograms,
  usedShare,
  usualPlate,
  VGM_METHODS,
  VGM_UNITS,
  type VgmBox,
  type VgmIssue,
  vgmBoxIssues,
} from '@lading/validators/vgm';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';

export type Vgm = Out<typeof contract.order.vgm>;
type ShownBox = Vgm['list'][number];
type WrittenBox = In<typeof contract.order.saveVgm>['list'][number];

const NAMES = Object.keys(emptyVgmBox()) as (keyof VgmBox)[];

/** A container as the server has it, as a row of the sheet. One that was never kept is called by its place. */
export const rowOf = (box: ShownBox, at: number, mayWrite: boolean): SheetRow => ({
  id: box.id === null ? `fresh-${at}` : String(box.id),
  values: {
    ...Object.fromEntries(NAMES.map((name) => [name, box[name]])),
    status: String(box.status),
    statusName: box.statusName,
  },
  locked: !mayWrite || !isVgmOpen(box.status),
});

/** What the sheet says of a container. */
export const boxOf = ({ values }: Pick<SheetRow, 'values'>): VgmBox => {
  const empty = emptyVgmBox();
  const said = Object.fromEntries(NAMES.map((name) => [name, values[name] ?? empty[name]]));
  const box = { ...empty, ...said } as VgmBox;
  return {
    ...box,
    ctnNo: box.ctnNo.toUpperCase().replace(/[\s-]/g, ''),
    method: VGM_METHODS.includes(box.method) ? box.method : 'SM2',
    unit: VGM_UNITS.includes(box.unit) ? box.unit : 'KGM',
  };
};

export const writtenOf = (row: SheetRow): WrittenBox => ({
  ...boxOf(row),
  id: /^\d+$/.test(row.id) ? Number(row.id) : null,
});

/** Those that can be declared: written still, and something of it was weighed. */
export const isDeclarable = (row: SheetRow): boolean => !row.removed && row.locked !== true && !isUnweighed(boxOf(row));

const known = new WeakMap<SheetRow, readonly VgmIssue[]>();
/** What is wrong in a row; one that nobody weighed yet is wrong in its numbers alone. */
export function issuesIn(row: SheetRow, today: string): readonly VgmIssue[] {
  if (row.locked || row.removed) return [];
  const before = known.get(row);
  if (before) return before;
  const box = boxOf(row);
  const all = vgmBoxIssues(box, { today }, 'box');
  const found = isUnweighed(box) ? all.filter(({ path, code }) => path === 'box.ctnNo' && code !== 'required') : all;
  known.set(row, found);
  return found;
}

/** The share of what it may weigh. */
export const shareOf = (row: SheetRow): string => {
  const box = boxOf(row);
  return usedShare(kilograms(box.vgm, box.unit), box.maxGross || (usualPlate(box.ctnType)?.maxGross ?? '')) ?? '';
};

/** The columns of the sheet, with what is wrong in each cell. */
export function useVgmColumns(today: string): readonly SheetColumn[] {
  const text = useText();
  const say = useIssueText();
  return useMemo(() => {
    const validate =
      (name: string) =>
      (_value: string, row: SheetRow): SheetIssue | undefined => {
        const issue = issuesIn(row, today).find(({ path }) => path === `box.${name}`);
        return issue && { message: say(issue), repair: issue.suggestions?.[0] };
      };
    const weight = (id: 'cargo' | 'dunnage' | 'tare' | 'vgm' | 'maxGross', width = 96): SheetColumn => ({
      id,
      head: text(`declaration.field.${id}`),
      kind: 'number',
      decimals: 3,
      width,
      validate: validate(id),
    });
    const words = (
      id: 'ctnNo' | 'ctnType' | 'sealNo' | 'certificateNo' | 'weighPlace',
      width: number,
    ): SheetColumn => ({
      id,
      head: text(`declaration.field.${id}`),
      kind: 'text',
      width,
      mono: true,
      validate: validate(id),
    });
    return [
      { ...words('ctnNo', 132), frozen: true },
      words('ctnType', 68),
      {
        id: 'method',
        head: text('declaration.way'),
        kind: 'choice',
        width: 112,
        options: VGM_METHODS.map((value) => ({ value, label: text(`declaration.method.${value}`) })),
      },
      weight('cargo'),
      weight('dunnage', 88),
      weight('tare', 88),
      weight('vgm', 104),
      {
        id: 'unit',
        head: text('declaration.field.unit'),
        kind: 'choice',
        width: 72,
        options: VGM_UNITS.map((value) => ({ value, label: value })),
      },
      {
        id: 'share',
        head: text('declaration.field.share'),
        kind: 'readonly',
        width: 96,
        derive: shareOf,
        format: (value) => (value === '' ? '—' : `${value}%`),
      },
      {
        id: 'statusName',
        head: text('declaration.field.status'),
        kind: 'readonly',
        width: 96,
        format: (value) => value || '—',
      },
      words('sealNo', 112),
      words('certificateNo', 128),
      {
        id: 'weighedOn',
        head: text('declaration.field.weighedOn'),
        kind: 'date',
        validate: validate('weighedOn'),
      },
      weight('maxGross', 96),
      words('weighPlace', 120),
    ];
  }, [text, say, today]);
}
