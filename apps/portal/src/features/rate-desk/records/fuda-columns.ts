import { ROUTES, SPACE_STATES } from '@lading/api-client/contract';
import type { SheetColumn } from '@lading/ui/sheet';
import { unLocode } from '@lading/validators';
import type { PortalText } from '../../../i18n/text.ts';
import { columnsFor } from './columns.ts';
import { BOXES, fudaPrice } from './fuda-record.ts';

type Options = readonly { readonly value: string; readonly label: string }[];
interface Saying {
  readonly text: PortalText;
  readonly partners: Options;
  readonly carriers: Options;
}

/** The sheet of rates of partners. */
export function fudaColumns({ text, partners, carriers }: Saying): readonly SheetColumn[] {
  const boxOf = (id: string) => BOXES.find(([type]) => type === Number(id.slice(1)))?.[1] ?? '';
  const head = (id: string) =>
    /^[cms]\d$/.test(id)
      ? text(`rateDesk.fuda.${id.charAt(0) as 'c' | 'm' | 's'}`, { box: boxOf(id) })
      : text(`rateDesk.fuda.${id.replace('_', '')}` as 'rateDesk.fuda.pol');
  const { make, required, words, money, days, choice, validity } = columnsFor(text, head);
  const said = (id: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: text(`rateDesk.fuda.${id}.${value}` as 'rateDesk.fuda.share.all') }));
  const port = (id: string, more: Partial<SheetColumn> = {}) =>
    words(id, 76, {
      mono: true,
      validate: (value) =>
        required(value) ?? (unLocode.is(value.toUpperCase()) ? undefined : { message: text('rateDesk.fuda.noPort') }),
      ...more,
    });
  const states = said('state', ['1', '2', '3', '4', '5']);
  return [
    choice('partner', 104, partners, { frozen: true }),
    port('pol', { frozen: true }),
    port('pod', { frozen: true }),
    choice('carrier', 104, carriers),
    words('service', 76, { mono: true }),
    days('days'),
    make('transit', 'number', {
      width: 52,
      decimals: 0,
      validate: (value) => (/^[1-9]\d?$/.test(value) ? undefined : { message: text('rateDesk.days') }),
    }),
    words('via', 76, { mono: true }),
    ...BOXES.map(([type]) => money(`c${type}`, { width: 84 })),
    money('markup', { width: 76, signed: true }),
    ...BOXES.map(([type]) =>
      make(`s${type}`, 'readonly', { width: 88, decimals: 2, derive: (row) => fudaPrice(row, type) }),
    ),
    ...validity(),
    make('_state', 'readonly', {
      width: 76,
      format: (value) => states.find((one) => one.value === value)?.label ?? text('rateDesk.stateOf.draft'),
    }),
    choice(
      'lane',
      64,
      ROUTES.map((value) => ({ value, label: value })),
    ),
    words('currency', 60, { mono: true, validate: required }),
    ...BOXES.map(([type]) => money(`m${type}`, { width: 100 })),
    words('contract', 96, { mono: true }),
    make('space', 'choice', { width: 84, options: said('space', SPACE_STATES) }),
    make('left', 'number', { width: 52, decimals: 0 }),
    make('share', 'choice', { width: 100, options: said('share', ['members', 'all']) }),
    words('vessel', 140),
    words('voyage', 72, { mono: true }),
    words('remark', 200),
    words('remarkEn', 200),
    make('rateNo', 'readonly', { width: 124, mono: true }),
  ];
}
