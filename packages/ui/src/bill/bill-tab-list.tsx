import type { BillRecord } from '@lading/validators/bill';
import type { KeyboardEvent, ReactNode } from 'react';
import { useText } from '../i18n/provider.tsx';
import { arrowOf, digitOf } from './bill-keys.ts';
import { useBillName } from './bill-names.ts';
import type { BillId } from './bill-source.ts';
import * as styles from './bill-tabs.css.ts';
import { numberOf } from './bill-values.ts';
import { type Source, useSource } from './source.ts';

/** The digits that tell the bills of a booking apart: five of the main number, and the letter a sub-bill adds. */
function Tail({ subId, billSource }: Pick<BillTabListProps, 'billSource'> & { subId: BillId }) {
  const text = useText();
  const bill = useSource(billSource, subId);
  const number = bill.status === 'ready' && numberOf(bill.data);
  return number ? text('bill.tab.tail', { tail: number.slice(subId ? -6 : -5) }) : null;
}

export interface BillTabListProps {
  label: string;
  bills: readonly BillId[];
  selected: number;
  /** ids of tab and panel are made from it */
  id: string;
  onSelect: (at: number) => void;
  billSource: Source<BillRecord, BillId>;
  /** whose numbers can be shown without asking for them */
  known: ReadonlySet<BillId>;
  mark?: ((subId: BillId) => ReactNode) | undefined;
}

export function BillTabList({ label, bills, selected, id, onSelect, billSource, known, mark }: BillTabListProps) {
  const name = useBillName();
  const move = (event: KeyboardEvent) => {
    const to = arrowOf(event, selected, bills.length) ?? digitOf(event);
    if (to === undefined) return;
    event.preventDefault();
    onSelect(to);
  };
  return (
    <div className={styles.list} role="tablist" aria-label={label} onKeyDown={move} tabIndex={-1}>
      {bills.map((subId, at) => (
        <button
          key={subId ?? 'main'}
          type="button"
          role="tab"
          id={`${id}-tab-${at}`}
          className={styles.tab}
          aria-selected={at === selected}
          aria-controls={at === selected ? `${id}-panel` : undefined}
          aria-keyshortcuts={String((at + 1) % 10)}
          tabIndex={at === selected ? 0 : -1}
          onClick={() => onSelect(at)}
        >
          {name(at)}
          {mark?.(subId)}{' '}
          <span className={styles.tail}>{known.has(subId) && <Tail subId={subId} billSource={billSource} />}</span>
        </button>
      ))}
    </div>
  );
}
