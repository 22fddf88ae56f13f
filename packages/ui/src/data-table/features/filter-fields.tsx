import { useId, useState } from 'react';
import { useText } from '../../i18n/provider.tsx';
import { TextField } from '../../text-field/text-field.tsx';
import * as columns from '../columns.css.ts';
import type { FilterValue } from '../table-props.ts';
import { TickBox } from '../tick-box.tsx';
import * as css from './features.css.ts';
import type { FilterColumn } from './filter-column.ts';

interface FilterFieldsProps {
  column: FilterColumn;
  name: string;
  onChange: (value: FilterValue | undefined) => void;
}

interface Meta {
  filter?: 'text' | 'values' | 'range';
  filterValues?: readonly string[];
}

/** A text, some of the values, or two numbers, as the column says. */
export function FilterFields(props: FilterFieldsProps) {
  const { filter } = (props.column.columnDef.meta ?? {}) as Meta;
  if (filter === 'values') return <Values {...props} />;
  return <div className={css.fields}>{filter === 'range' ? <Numbers {...props} /> : <Words {...props} />}</div>;
}

function Words({ column, onChange }: FilterFieldsProps) {
  const text = useText();
  const value = column.getFilterValue();
  return (
    <TextField
      label={text('table.filterText')}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  );
}

type Limits = { readonly from?: number; readonly to?: number };

function Numbers({ column, onChange }: FilterFieldsProps) {
  const text = useText();
  const { from, to } = (column.getFilterValue() ?? {}) as Limits;
  // What is typed is not a number at every moment: `-`, `1.`
  const [typed, setTyped] = useState({ from: from?.toString() ?? '', to: to?.toString() ?? '' });
  const change = (side: 'from' | 'to') => (event: { target: HTMLInputElement }) => {
    const next = { ...typed, [side]: event.target.value };
    setTyped(next);
    const limits = Object.entries(next).flatMap(([name, written]) => {
      const number = Number(written.replaceAll(',', ''));
      return written.trim() === '' || Number.isNaN(number) ? [] : [[name, number]];
    });
    onChange(limits.length > 0 ? Object.fromEntries(limits) : undefined);
  };
  return (
    <>
      <TextField label={text('table.filterFrom')} inputMode="decimal" value={typed.from} onChange={change('from')} />
      <TextField label={text('table.filterTo')} inputMode="decimal" value={typed.to} onChange={change('to')} />
    </>
  );
}

function Values({ column, onChange }: FilterFieldsProps) {
  const text = useText();
  const id = useId();
  const { filterValues } = (column.columnDef.meta ?? {}) as Meta;
  const chosen = (column.getFilterValue() ?? []) as readonly string[];
  const values = filterValues ?? [...column.getFacetedUniqueValues().keys()].map((value) => String(value ?? '')).sort();
  const tick = (value: string, on: boolean) => {
    const next = on ? [...chosen, value] : chosen.filter((other) => other !== value);
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <ul className={columns.list}>
      {values.map((value, at) => (
        <li key={value} className={columns.entry}>
          <label className={columns.label} htmlFor={`${id}${at}`}>
            <TickBox
              id={`${id}${at}`}
              checked={chosen.includes(value)}
              onChange={(event) => tick(value, event.currentTarget.checked)}
            />
            {value || text('table.filterBlank')}
          </label>
        </li>
      ))}
    </ul>
  );
}
