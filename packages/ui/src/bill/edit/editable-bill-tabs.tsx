import { type BillRecord, MOST_SUB_BILLS } from '@lading/validators/bill';
import { forwardRef, type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '../../button/index.ts';
import { ConfirmDialog } from '../../confirm-dialog/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import { useBillName } from '../bill-names.ts';
import { BillPanel } from '../bill-panel.tsx';
import type { BillId } from '../bill-source.ts';
import { BillTabs, type BillTabsProps } from '../bill-tabs.tsx';
import { numberOf } from '../bill-values.ts';
import { useSource } from '../source.ts';
import { type BillEditing, createBillEditing } from './bill-editing.ts';
import { BillEditor, type BillEditorProps, type Outcome } from './bill-editor.tsx';
import { useEdited } from './edit-context.ts';
import * as styles from './edit-tabs.css.ts';

export interface EditableBillTabsProps
  extends Omit<BillTabsProps, 'place' | 'onPlaceChange' | 'actions' | 'mark' | 'renderBill'>,
    Pick<BillEditorProps, 'choices' | 'saveLabel' | 'draft'> {
  /** sends one bill */
  onSave: (record: BillRecord, subId: BillId) => Promise<Outcome>;
  /** makes one more sub-bill, as a copy of a bill as it is written now when one is given; its id comes back and into `subIds` */
  onAdd: (copied: BillRecord | undefined) => Promise<number>;
  /** takes a sub-bill away, and its id out of `subIds` */
  onRemove: (subId: number) => Promise<Outcome>;
}

/** Says of a tab that something in it was not sent yet. */
function Unsaved({ editing }: { editing: BillEditing }) {
  const text = useText();
  const dirty = useEdited(editing, (bill) => bill.dirty);
  if (!dirty) return null;
  return (
    <span className={styles.unsaved}>
      <Icon drawing={icons.circleFull} size="sm" label={text('bill.edit.unsaved')} />
    </span>
  );
}

/** What was written stays while another bill is on the page. */
function useEditings() {
  const editings = useRef(new Map<BillId, BillEditing>());
  return {
    of: (subId: BillId) => editings.current.get(subId),
    open(subId: BillId, record: BillRecord): BillEditing {
      const before = editings.current.get(subId);
      // A newer record of the server replaces an editing without changes; one with changes is kept.
      if (before && (before.dirty || before.opened === record)) return before;
      const editing = createBillEditing(record);
      editings.current.set(subId, editing);
      return editing;
    },
    forget(subId: BillId): void {
      const editing = editings.current.get(subId);
      // The bill is removed: its changes count as saved, so that no draft of them is kept.
      editing?.saved(editing.values);
      editings.current.delete(subId);
    },
  };
}

interface PanelProps
  extends Pick<EditableBillTabsProps, 'kind' | 'billSource' | 'choices' | 'saveLabel' | 'draft' | 'onSave'> {
  subId: BillId;
  open: (subId: BillId, record: BillRecord) => BillEditing;
}

function Panel({ subId, kind, billSource, open, onSave, ...rest }: PanelProps) {
  const bill = useSource(billSource, subId);
  if (bill.status !== 'ready') return <BillPanel kind={kind} subId={subId} billSource={billSource} />;
  const editing = open(subId, bill.data);
  return (
    <BillEditor
      {...rest}
      key={numberOf(editing.opened)}
      record={editing.opened}
      editing={editing}
      onSave={(record) => onSave(record, subId)}
    />
  );
}

interface BillActionsProps {
  /** of the bill that is open */
  name: string;
  refusal: string | undefined;
  /** as many sub-bills as there may be */
  full: boolean;
  busy: boolean;
  onAdd: () => void;
  /** undefined until the bill is there */
  onCopy: (() => void) | undefined;
  /** undefined for the main bill, which stays */
  onRemove: (() => void) | undefined;
}

/** Beside the tabs: one more bill, a copy of the open one, and the end of it. */
function BillActions({ name, refusal, full, busy, onAdd, onCopy, onRemove }: BillActionsProps) {
  const text = useText();
  const limit = full ? text('bill.edit.mostBills', { count: MOST_SUB_BILLS }) : undefined;
  return (
    <>
      {refusal && (
        <span className={styles.refusal} role="alert">
          {refusal}
        </span>
      )}
      <IconButton
        icon={icons.plus}
        label={limit ?? text('bill.edit.addBill')}
        aria-disabled={full || undefined}
        loading={busy}
        onClick={onAdd}
      />
      <IconButton
        icon={icons.copy}
        label={limit ?? text('bill.edit.copyBill', { name })}
        aria-disabled={full || !onCopy || undefined}
        onClick={onCopy}
      />
      <IconButton
        icon={icons.close}
        label={onRemove ? text('bill.edit.removeBill', { name }) : text('bill.edit.mainStays')}
        aria-disabled={!onRemove || undefined}
        onClick={onRemove}
      />
    </>
  );
}

/** The bills of a booking to be written: the main bill and up to nine sub-bills, which are added, copied and removed. */
export const EditableBillTabs = /* @__PURE__ */ forwardRef<HTMLDivElement, EditableBillTabsProps>(
  function EditableBillTabs(
    { subIds, kind, billSource, choices, saveLabel, draft, onSave, onAdd, onRemove, onKeyDown, ...rest },
    ref,
  ) {
    const text = useText();
    const name = useBillName();
    const editings = useEditings();
    const [place, setPlace] = useState(0);
    const [busy, setBusy] = useState(false);
    const [asked, setAsked] = useState<number>();
    const [refusal, setRefusal] = useState<string>();
    const [added, setAdded] = useState<number>();
    const last = Math.min(subIds.length, MOST_SUB_BILLS);
    const subId = place === 0 ? null : (subIds[place - 1] ?? null);
    const full = subIds.length >= MOST_SUB_BILLS;

    // A new bill is opened as soon as it is in the list, which may be before or after the answer.
    const opened = added === undefined ? -1 : subIds.indexOf(added);
    if (opened >= 0) {
      setAdded(undefined);
      setPlace(opened + 1);
    }

    const add = async (copied: BillRecord | undefined) => {
      setBusy(true);
      setRefusal(undefined);
      try {
        setAdded(await onAdd(copied));
      } catch {
        setRefusal(text('bill.edit.addFailed'));
      }
      setBusy(false);
    };
    const remove = async () => {
      if (asked === undefined) return;
      setBusy(true);
      const failed = (): Outcome => ({ ok: false, message: text('bill.edit.removeFailed') });
      const outcome = await onRemove(asked).catch(failed);
      setBusy(false);
      setAsked(undefined);
      if (!outcome.ok) return setRefusal(outcome.message);
      setRefusal(undefined);
      editings.forget(asked);
      setPlace(Math.max(0, place - 1));
    };
    const askRemoval = () => subId !== null && setAsked(subId);
    const press = (event: KeyboardEvent<HTMLDivElement>) => {
      onKeyDown?.(event);
      const onTab = event.target instanceof Element && event.target.getAttribute('role') === 'tab';
      if (onTab && event.key === 'Delete') askRemoval();
    };
    const bill = useSource(billSource, subId);
    const current = bill.status === 'ready' ? editings.open(subId, bill.data) : undefined;
    const actions = (
      <BillActions
        name={name(place)}
        refusal={refusal}
        full={full}
        busy={busy && asked === undefined}
        onAdd={() => void add(undefined)}
        onCopy={current && (() => void add(current.record))}
        onRemove={subId === null ? undefined : askRemoval}
      />
    );
    return (
      <>
        <BillTabs
          data-component="EditableBillTabs"
          {...rest}
          ref={ref}
          kind={kind}
          subIds={subIds}
          billSource={billSource}
          actions={actions}
          place={Math.min(place, last)}
          onPlaceChange={setPlace}
          onKeyDown={press}
          mark={(id) => {
            const editing = editings.of(id);
            return editing && <Unsaved editing={editing} />;
          }}
          renderBill={(id) => (
            <Panel
              key={id ?? 'main'}
              subId={id}
              open={editings.open}
              kind={kind}
              billSource={billSource}
              choices={choices}
              saveLabel={saveLabel}
              draft={draft}
              onSave={onSave}
            />
          )}
        />
        <ConfirmDialog
          open={asked !== undefined}
          tone="danger"
          question={text('bill.edit.removeAsk', { name: name(place) })}
          confirmLabel={text('bill.edit.remove')}
          pending={busy}
          onConfirm={() => void remove()}
          onOpenChange={() => setAsked(undefined)}
        >
          {text('bill.edit.removeNote')}
        </ConfirmDialog>
      </>
    );
  },
);
