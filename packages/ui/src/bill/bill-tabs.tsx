import { type BillKind, type BillRecord, MOST_SUB_BILLS } from '@lading/validators/bill';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useMemo,
  useState,
} from 'react';
import { useBothRefs } from '../foundations/use-ref.ts';
import { digitOf } from './bill-keys.ts';
import { BillPanel } from './bill-panel.tsx';
import { BillPicker } from './bill-picker.tsx';
import type { BillId } from './bill-source.ts';
import { BillTabList } from './bill-tab-list.tsx';
import * as styles from './bill-tabs.css.ts';
import type { Source } from './source.ts';

export interface BillTabsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** what the tabs choose between */
  label: string;
  kind: BillKind;
  /** ids of the sub-bills, 0 to 9; the main bill stands before them */
  subIds: readonly number[];
  billSource: Source<BillRecord, BillId>;
  /** bills that are loaded already, so that their numbers can stand in the tabs */
  loaded?: ReadonlySet<BillId> | undefined;
  /** which tab is open, from 0; the tabs hold it themselves unless given */
  place?: number | undefined;
  onPlaceChange?: ((place: number) => void) | undefined;
  /** beside the tabs, such as what makes one more */
  actions?: ReactNode;
  /** in a tab, after its name */
  mark?: ((subId: BillId) => ReactNode) | undefined;
  /** the same in words, for the list that stands for the tabs on a phone */
  markText?: ((subId: BillId) => string) | undefined;
  /** draws a bill in another way than to be read */
  renderBill?: ((subId: BillId) => ReactNode) | undefined;
}

const NOTHING: ReadonlySet<BillId> = new Set();
/** The main bill and up to nine sub-bills; one of them is in the page at a time. */
export const BillTabs = /* @__PURE__ */ forwardRef<HTMLDivElement, BillTabsProps>(function BillTabs(
  {
    label,
    kind,
    subIds,
    billSource,
    loaded = NOTHING,
    place: given,
    onPlaceChange,
    actions,
    mark,
    markText,
    renderBill,
    className = '',
    ...rest
  },
  ref,
) {
  const id = useId();
  const [tabs, both] = useBothRefs(ref);
  const [own, setOwn] = useState(0);
  const chosen = given ?? own;
  const [visited, setVisited] = useState<ReadonlySet<BillId>>(() => new Set([null]));
  const bills = useMemo<BillId[]>(() => [null, ...subIds.slice(0, MOST_SUB_BILLS)], [subIds]);
  const known = useMemo(() => new Set([...visited, ...loaded]), [visited, loaded]);
  // The list of sub-bills may shrink while it is read.
  const selected = chosen < bills.length ? chosen : 0;
  const current = bills[selected] ?? null;

  const select = (at: number) => {
    const subId = bills[at];
    if (subId === undefined) return;
    setOwn(at);
    onPlaceChange?.(at);
    setVisited(new Set(visited).add(subId));
    const tab = tabs.current?.querySelector<HTMLElement>(`[id="${id}-tab-${at}"]`);
    tab?.focus();
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const at = digitOf(event);
    if (at !== undefined) select(at);
  };

  const row = (
    <>
      <BillTabList
        label={label}
        bills={bills}
        selected={selected}
        id={id}
        billSource={billSource}
        known={known}
        mark={mark}
        onSelect={select}
      />
      {bills.length > 1 && (
        <div className={styles.picker}>
          <BillPicker bills={bills} selected={selected} markText={markText} onSelect={select} />
        </div>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </>
  );
  const panel = { role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-tab-${selected}`, onKeyDown: press };
  return (
    <div
      data-component="BillTabs"
      data-density="compact"
      {...rest}
      ref={both}
      className={`${styles.tabs} ${className}`}
    >
      {actions ? <div className={styles.head}>{row}</div> : row}
      <div className={styles.panel} {...panel}>
        {renderBill?.(current) ?? <BillPanel kind={kind} subId={current} billSource={billSource} />}
      </div>
    </div>
  );
});
