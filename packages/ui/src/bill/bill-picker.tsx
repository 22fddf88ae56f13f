import { useId } from 'react';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { useBillName } from './bill-names.ts';
import * as styles from './bill-picker.css.ts';
import type { BillId } from './bill-source.ts';

interface BillPickerProps {
  bills: readonly BillId[];
  selected: number;
  /** after the name of a bill */
  markText: ((subId: BillId) => string) | undefined;
  onSelect: (place: number) => void;
}

/** The bills as a list to choose from, on a phone. It looks like a field and has nothing to say, so it leaves the code and the styles of fields out. */
export function BillPicker({ bills, selected, markText, onSelect }: BillPickerProps) {
  const text = useText();
  const name = useBillName();
  const id = useId();
  return (
    <>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {text('bill.tab.pick')}
        </label>
        <span className={styles.place}>{text('bill.tab.place', { place: selected + 1, total: bills.length })}</span>
      </div>
      <div className={styles.box}>
        <select
          id={id}
          className={styles.control}
          value={selected}
          onChange={(event) => onSelect(+event.currentTarget.value)}
        >
          {bills.map((bill, place) => (
            <option key={bill ?? 'main'} className={styles.option} value={place}>
              {markText ? `${name(place)} · ${markText(bill)}` : name(place)}
            </option>
          ))}
        </select>
        <Icon drawing={icons.chevronDown} />
      </div>
    </>
  );
}
