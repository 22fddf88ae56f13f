import { FBA_MODES, SPACE_STATES } from '@lading/api-client/contract';
import type { SheetColumn } from '@lading/ui/sheet';
import type { PortalText } from '../../../i18n/text.ts';
import { columnsFor } from './columns.ts';
import { originOf } from './fba-record.ts';
import { wordsIn } from './record-kind.ts';

interface Saying {
  readonly text: PortalText;
  readonly countries: readonly { readonly value: string; readonly label: string }[];
  /** kilograms from which a column of prices counts */
  readonly breaks: readonly number[];
}

/** The sheet of prices to FBA sites. */
export function fbaColumns({ text, countries, breaks }: Saying): readonly SheetColumn[] {
  const head = (id: string) =>
    /^kg\d+$/.test(id) ? `${id.slice(2)} kg+` : text(`rateDesk.fba.${id}` as 'rateDesk.fba.mode');
  const { make, required, words, money, days, choice, validity } = columnsFor(text, head);
  const said = (id: string, values: readonly (string | number)[]) =>
    values.map((value) => ({
      value: String(value),
      label: text(`rateDesk.fba.${id}.${value}` as 'rateDesk.fba.mode.1'),
    }));
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  const most = (value: string) =>
    /^[1-9]\d{0,2}$/.test(value) && Number(value) < 200 ? undefined : { message: text('rateDesk.days') };
  return [
    words('channelName', 128, { frozen: true, validate: required }),
    choice('country', 76, countries, { frozen: true }),
    choice('mode', 88, said('mode', FBA_MODES)),
    words('origins', 96, {
      format: (value) =>
        wordsIn(value)
          .map((word) => {
            const known = originOf(word, text);
            return known ? text(`rateDesk.fba.origin.${known}`) : word;
          })
          .join(' '),
      validate: (value) =>
        required(value) ??
        (wordsIn(value).every((word) => originOf(word, text)) ? undefined : { message: text('rateDesk.fba.noOrigin') }),
    }),
    words('zips', 72, { mono: true }),
    make('sites', 'readonly', { width: 52, decimals: 0 }),
    ...breaks.map((kg) => money(`kg${kg}`)),
    money('perCbm', { width: 80 }),
    ...validity(),
    make('status', 'choice', { width: 72, options: said('status', [1, 2, 3]) }),
    make('transitMin', 'number', { width: 60, validate: most }),
    make('transitMax', 'number', {
      width: 60,
      validate: (value, { values }) =>
        most(value) ??
        (Number(value) < Number(values['transitMin']) ? { message: text('rateDesk.fba.transitOrder') } : undefined),
    }),
    days('days'),
    choice('divisor', 64, plain(['6000', '5000', '0'])),
    choice('compareBy', 80, said('compareBy', ['shipment', 'carton'])),
    make('cartonMin', 'number', { width: 72 }),
    make('shipmentMin', 'number', { width: 72 }),
    choice('roundTo', 60, plain(['1', '0.5'])),
    choice('tax', 60, said('tax', ['yes', 'no'])),
    choice('space', 80, said('space', SPACE_STATES)),
    money('listAdd', { width: 80 }),
    money('vipLess', { width: 80 }),
    words('currency', 60, { mono: true, validate: required }),
    words('channelNameEn', 160),
    words('carrier', 88),
    words('service', 76, { mono: true }),
    words('vessel', 140),
    words('desc', 200),
    words('descEn', 200),
  ];
}
