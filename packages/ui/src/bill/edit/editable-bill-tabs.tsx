import { type BillRecord, MOST_SUB_BILLS } from '@lading/validators/bill';
import { forwardRef, type KeyboardEvent, useRef, useState } from 'react';
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
import { BillActions } from './bill-actions.tsx';
import { type BillEditing, createBillEditing } from './bill-editing.ts';
import { BillEditor, type BillEditorProps, type Outcome } from './bill-editor.tsx';
import { useEdited } from './edit-context.ts';
import * as styles from './edit-tabs.css.ts';

export interface EditableBillTabsProps
  extends Omit<BillTabsProps, 'place' | 'onPlaceChange' | 'actions' | 'mark' | 'renderBill'>,
    Pick<BillEditorProps, 'choices' | 'saveLabel' | 'draft'> {
  /** what is written on each bill, kept by its owner; the tabs keep it themselves unless given */
  editingOf?: ((subId: BillId) => BillEditing | undefined) | undefined;
  /** what else the editor of a bill gets */
  editorOf?: ((subId: BillId) => EditorExtras) | undefined;
  /** in a tab after its name, where something else than what was not sent is to be said */
  mark?: BillTabsProps['mark'];
  /** sends one bill */
  onSave: (record: BillRecord, subId: BillId) => Promise<Outcome>;
  /** makes one more sub-bill, as a copy of a bill as it is written now when one is given; its id comes back and into `subIds` */
  onAdd: (copied: BillRecord | undefined) => Promise<number>;
  /** takes a sub-bill away, and its id out of `subIds` */
  onRemove: (subId: number) => Promise<Outcome>;
}

/** Beside the bill itself. */
export type EditorExtras = Pick<BillEditorProps, 'actions' | 'status' | 'heading' | 'aside' | 'locked'>;

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
function useEditings(given: EditableBillTabsProps['editingOf']) {
  const editings = useRef(new Map<BillId, BillEditing>());
  return {
    of: (subId: BillId) => given?.(subId) ?? editings.current.get(subId),
    open(subId: BillId, record: BillRecord): BillEditing {
      const owned = given?.(subId);
      if (owned) return owned;
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
  extends Pick<
    EditableBillTabsProps,
    'kind' | 'billSource' | 'choices' | 'saveLabel' | 'draft' | 'onSave' | 'editorOf'
  > {
  subId: BillId;
  open: (subId: BillId, record: BillRecord) => BillEditing;
}

function Panel({ subId, kind, billSource, open, onSave, editorOf, ...rest }: PanelProps) {
  const bill = useSource(billSource, subId);
  if (bill.status !== 'ready') return <BillPanel kind={kind} subId={subId} billSource={billSource} />;
  const editing = open(subId, bill.data);
  return (
    <BillEditor
      {...rest}
      {...editorOf?.(subId)}
      key={numberOf(editing.opened)}
      record={editing.opened}
      editing={editing}
      onSave={(record) => onSave(record, subId)}
    />
  );
}

/** The bills of a booking to be written: the main bill and up to nine sub-bills, which are added, copied and removed. */
export const EditableBillTabs = /* @__PURE__ */ forwardRef<HTMLDivElement, EditableBillTabsProps>(
  function EditableBillTabs(
    {
      subIds,
      kind,
      billSource,
      choices,
      saveLabel,
      draft,
      editingOf,
      editorOf,
      mark,
      onSave,
      onAdd,
      onRemove,
      onKeyDown,
      ...rest
    },
    ref,
  ) {
    const text = useText();
    const name = useBillName();
    const editings = useEditings(editingOf);
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
          mark={
            mark ??
            ((id) => {
              const editing = editings.of(id);
              return editing && <Unsaved editing={editing} />;
            })
          }
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
              editorOf={editorOf}
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
