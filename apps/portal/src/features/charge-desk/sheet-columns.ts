import { type Arg, CHARGE_UNITS, type contract, VARIANCE_REASONS } from '@lading/api-client/contract';
import type { SheetColumn, SheetRow, SheetValues } from '@lading/ui/sheet';
import { decimalSigned, volume } from '@lading/validators';
import { amountLess, lineAmount } from '@lading/validators/freight';
import { TAX_RATES } from '@lading/validators/settlement';
import type { PortalText } from '../../i18n/text.ts';

export type WrittenCharge = Arg<typeof contract.settlement.saveCharges>['lines'][number];

const CURRENCY = /^[A-Z]{3}$/;
const CODE = /^[A-Z0-9]{2,10}$/;

/** Price times quantity, once both are figures. */
function amountOf({ values }: SheetRow): string {
  const { unitPrice = '', quantity = '', currency = '' } = values;
  return decimalSigned.is(unitPrice) && volume.is(quantity) ? lineAmount(unitPrice, quantity, currency) : '';
}

const lessOf = (row: SheetRow, other: string | undefined): string => {
  const amount = amountOf(row);
  return amount && other ? amountLess(amount, other, row.values['currency'] ?? '') : '';
};

function marginOf(row: SheetRow): string {
  const { cost = '', quantity = '', currency = '' } = row.values;
  return decimalSigned.is(cost) && volume.is(quantity) ? lessOf(row, lineAmount(cost, quantity, currency)) : '';
}

/** The names of a charge, that of the reader's language before the other. A name in one of them is enough. */
function nameColumns(text: PortalText, english: boolean): readonly [SheetColumn, SheetColumn] {
  const missing = { message: text('charges.needed') };
  const named = (_: string, { values }: SheetRow) =>
    values['name']?.trim() || values['nameEn']?.trim() ? undefined : missing;
  const own: SheetColumn = {
    id: english ? 'nameEn' : 'name',
    head: text('charges.name'),
    kind: 'text',
    width: 128,
    frozen: true,
    validate: named,
  };
  const other = english ? 'name' : 'nameEn';
  return [own, { id: other, head: text(`charges.${english ? 'nameZh' : 'nameEn'}`), kind: 'text', width: 160 }];
}

/** The columns of a sheet of charges; what is paid and earned only for who may see it. */
export function chargeColumns(text: PortalText, marginShown: boolean, english: boolean): readonly SheetColumn[] {
  const [name, otherName] = nameColumns(text, english);
  const needed = (value: string) => (value.trim() === '' ? { message: text('charges.needed') } : undefined);
  const margin: readonly SheetColumn[] = [
    { id: 'cost', head: text('charges.cost'), kind: 'money', signed: true, width: 92 },
    { id: 'margin', head: text('charges.margin'), kind: 'readonly', decimals: 2, width: 88, derive: marginOf },
  ];
  const supplier: SheetColumn = { id: 'supplier', head: text('charges.supplier'), kind: 'text', width: 130 };
  return [
    {
      id: 'code',
      head: text('charges.code'),
      kind: 'text',
      width: 64,
      frozen: true,
      mono: true,
      validate: (value) => (CODE.test(value) ? undefined : { message: text('charges.codeForm') }),
    },
    name,
    {
      id: 'unit',
      head: text('charges.unit'),
      kind: 'choice',
      width: 72,
      options: CHARGE_UNITS.map((value) => ({ value, label: text(`charges.unitOf.${value}`) })),
      validate: needed,
    },
    {
      id: 'quantity',
      head: text('charges.quantity'),
      kind: 'number',
      width: 64,
      decimals: 4,
      validate: needed,
      // Boxes and bills are whole: no zeros that nobody wrote.
      format: (value) => value,
    },
    {
      id: 'currency',
      head: text('charges.currency'),
      kind: 'text',
      width: 72,
      mono: true,
      validate: (value) => (CURRENCY.test(value) ? undefined : { message: text('charges.currencyForm') }),
    },
    { id: 'unitPrice', head: text('charges.price'), kind: 'money', signed: true, width: 92, validate: needed },
    { id: 'amount', head: text('charges.amount'), kind: 'readonly', decimals: 2, width: 96, derive: amountOf },
    ...(marginShown ? margin : []),
    {
      id: 'variance',
      head: text('charges.variance'),
      kind: 'readonly',
      decimals: 2,
      width: 84,
      derive: (row) => lessOf(row, row.values['predicted']),
    },
    {
      id: 'taxRate',
      head: text('charges.tax'),
      kind: 'choice',
      width: 64,
      options: TAX_RATES.map((value) => ({ value, label: value === '0' ? text('charges.free') : `${value}%` })),
      validate: needed,
    },
    ...(marginShown ? [supplier] : []),
    {
      id: 'reason',
      head: text('charges.reason'),
      kind: 'choice',
      width: 120,
      options: VARIANCE_REASONS.map((value) => ({
        value,
        label: value === '' ? '—' : text(`charges.reasonOf.${value}`),
      })),
    },
    { id: 'reasonText', head: text('charges.reasonText'), kind: 'text', width: 200 },
    { id: 'predicted', head: text('charges.predicted'), kind: 'readonly', decimals: 2 },
    otherName,
  ];
}

type Shown = Readonly<
  Record<
    'code' | 'name' | 'nameEn' | 'unit' | 'quantity' | 'currency' | 'unitPrice' | 'taxRate' | 'reason' | 'reasonText',
    string
  >
> & {
  readonly id: number;
  readonly predicted?: string | null;
  readonly cost?: string | null;
  readonly supplier?: string;
};

// The server pads quantities with zeros that nobody wrote.
const bare = (quantity: string) => quantity.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

export function chargeValues({ id: _id, predicted, cost, supplier, quantity, ...line }: Shown): SheetValues {
  const { code, name, nameEn, unit, currency, unitPrice, taxRate, reason, reasonText } = line;
  return {
    code,
    name,
    nameEn,
    unit,
    currency,
    unitPrice,
    taxRate,
    reason,
    reasonText,
    quantity: bare(quantity),
    predicted: predicted ?? '',
    cost: cost ?? '',
    supplier: supplier ?? '',
  };
}

/** A row as the calls take it. */
export function writtenCharge({ id, state, values }: SheetRow): WrittenCharge {
  const { code = '', name = '', nameEn = '', quantity = '', currency = '', unitPrice = '', cost = '' } = values;
  return {
    code,
    name: name || nameEn,
    nameEn,
    quantity,
    currency,
    unitPrice,
    supplier: values['supplier'] ?? '',
    id: state === 'new' || !/^\d+$/.test(id) ? null : Number(id),
    unit: values['unit'] as WrittenCharge['unit'],
    taxRate: values['taxRate'] as WrittenCharge['taxRate'],
    cost: cost === '' ? null : cost,
    reason: (values['reason'] ?? '') as NonNullable<WrittenCharge['reason']>,
    reasonText: values['reasonText'] ?? '',
  };
}
