import { useId } from 'react';
import * as field from '../field/field.css.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as select from '../select/select.css.ts';
import { useBillName } from './bill-names.ts';

interface BillPickerProps {
  count: number;
  selected: number;
  onSelect(place: number): void;
}

/** The bills as a list to choose from, on a phone. It looks like a field and has nothing to say, so it leaves the code of fields out. */
export function BillPicker({ count, selected, onSelect }: BillPickerProps) {
  const text = useText();
  const name = useBillName();
  const id = useId();
  return (
    <div className={field.field}>
      <div className={field.labelRow}>
        <label className={field.label} htmlFor={id}>
          {text('bill.tab.pick')}
        </label>
        <span className={field.aside}>{text('bill.tab.place', { place: selected + 1, total: count })}</span>
      </div>
      <div className={`${field.box} ${select.box}`}>
        <select
          id={id}
          className={`${field.control} ${select.select}`}
          value={String(selected)}
          onChange={(event) => onSelect(Number(event.currentTarget.value))}
        >
          {Array.from({ length: count }, (_, place) => String(place)).map((place) => (
            <option key={place} className={select.option} value={place}>
              {name(Number(place))}
            </option>
          ))}
        </select>
        <Icon drawing={icons.chevronDown} />
      </div>
    </div>
  );
}
