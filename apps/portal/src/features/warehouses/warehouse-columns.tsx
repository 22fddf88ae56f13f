import { FBA_STATUS, FBA_TYPES } from '@lading/api-client/contract';
import { Checkbox, type EditableColumn, Select, StatusTag, TextField } from '@lading/ui';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { useLanguageName } from '../../kit/language-name.ts';
import type { Draft, Warehouse } from './warehouse.ts';

export type Option = { readonly value: string; readonly label: string };
type Column = EditableColumn<Warehouse, Draft>;
type TextName = 'code' | 'state' | 'city' | 'zip' | 'address';

const TONES = { open: 'success', limited: 'warning', closed: 'neutral' } as const;
const WIDTHS = { code: 6, state: 4, city: 14, zip: 8, address: 24 } as const satisfies Record<TextName, number>;

/** A column of a text; codes and zips are set as figures are. */
const written = (id: TextName, header: string, rest: Partial<Column> = {}): Column => ({
  id,
  header,
  cell: (row) => row[id] || '—',
  value: (row) => row[id],
  edit: ({ draft, put, field }) => (
    <TextField
      {...field}
      size={WIDTHS[id]}
      mono={id === 'code' || id === 'zip'}
      value={draft[id]}
      onChange={({ target }) => put({ [id]: target.value })}
    />
  ),
  ...rest,
});

/** The columns of the warehouses; `countries` are those that a field offers. */
export function useWarehouseColumns(countries: readonly Option[]): readonly Column[] {
  const text = useText();
  const nameOf = useLanguageName();
  return useMemo(() => {
    const types = FBA_TYPES.map((value) => ({ value, label: value }));
    const states = FBA_STATUS.map((value) => ({ value, label: text(`warehouses.status.${value}`) }));
    const country = ({ countryCn, countryEn }: Warehouse) => nameOf({ nameCn: countryCn, nameEn: countryEn });
    const chosen =
      (id: 'countryId' | 'type' | 'status', options: readonly Option[]): Column['edit'] =>
      ({ draft, put, field }) => (
        <Select
          {...field}
          placeholder={null}
          options={options}
          value={draft[id]}
          onChange={({ target }) => put({ [id]: target.value })}
        />
      );
    return [
      written('code', text('warehouses.code'), { sticky: 'start' }),
      {
        id: 'countryId',
        header: text('warehouses.country'),
        cell: country,
        value: country,
        edit: chosen('countryId', countries),
      },
      written('state', text('warehouses.state')),
      written('city', text('warehouses.city')),
      written('zip', text('warehouses.zip')),
      written('address', text('warehouses.address')),
      { id: 'type', header: text('warehouses.type'), cell: ({ type }) => type, edit: chosen('type', types) },
      {
        id: 'status',
        header: text('warehouses.status'),
        cell: ({ status }) => <StatusTag tone={TONES[status]}>{text(`warehouses.status.${status}`)}</StatusTag>,
        value: ({ status }) => text(`warehouses.status.${status}`),
        edit: chosen('status', states),
      },
      {
        id: 'hot',
        header: text('warehouses.hot'),
        cell: ({ hot }) => text(hot ? 'list.yes' : 'list.no'),
        edit: ({ draft, put, field }) => (
          <Checkbox {...field} checked={draft.hot} onChange={({ target }) => put({ hot: target.checked })} />
        ),
      },
    ];
  }, [text, nameOf, countries]);
}
