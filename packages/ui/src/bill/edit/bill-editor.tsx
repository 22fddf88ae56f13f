import type { BillRecord } from '@lading/validators/bill';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '../../button/index.ts';
import { FormErrorSummary } from '../../form/form-error-summary.tsx';
import { useStable } from '../../foundations/use-stable.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import * as form from '../bill-form.css.ts';
import { BILL_LAYOUT } from '../bill-layout.ts';
import * as paper from '../bill-paper.css.ts';
import type { Outcome } from '../use-copy-confirm.ts';
import { type BillEditing, createBillEditing } from './bill-editing.ts';
import { DraftBanner, DraftState } from './draft-bar.tsx';
import { EditBox } from './edit-box.tsx';
import { type BillChoices, EditProvider, useEdit, useEdited } from './edit-context.ts';
import * as styles from './edit-form.css.ts';
import { EditRail } from './edit-rail.tsx';
import { EditableContainersTable } from './editable-containers-table.tsx';
import { EditableGoodsTable } from './editable-goods-table.tsx';
import { type BillDraftOptions, useBillDraft } from './use-bill-draft.ts';
import { useSummary } from './use-summary.ts';

export type { Outcome };

/** What stands over a paper: an instruction has the form of its bill and is none. */
export interface BillHeading {
  title: string;
  /** English, in both languages */
  subtitle: string;
}

export interface BillEditorProps extends Omit<ComponentPropsWithoutRef<'form'>, 'children' | 'onSubmit'> {
  /** the bill as it was opened; another bill needs another `key` */
  record: BillRecord;
  /** keeps what is typed while the bill is off the page; one of its own unless given */
  editing?: BillEditing | undefined;
  choices: BillChoices;
  /** sends the bill; what it refuses is said, and nothing that was typed is lost */
  onSave: (record: BillRecord) => Promise<Outcome>;
  /** what the button that sends it says; Save unless given */
  saveLabel?: string | undefined;
  /** keeps what is typed on this device until it is sent */
  draft?: BillDraftOptions | undefined;
  /** further buttons before the one that sends */
  actions?: ReactNode;
  /** in the footer before the buttons: how the bill is kept, what is left, when it closes */
  status?: ReactNode;
  /** what the paper calls itself, in the reader's language and in English; a bill of lading unless given */
  heading?: BillHeading | undefined;
  /** on the rail, over what is not printed */
  aside?: ReactNode;
  /** fields of the head that somebody else fills: they are shown, and nobody types in them */
  locked?: ReadonlySet<string> | undefined;
}

/** Neither props nor context change while somebody types, so each field draws itself alone. */
const Paper = memo(function Paper({ title, subtitle }: Partial<BillHeading>) {
  const text = useText();
  const { editing, choices, formId } = useEdit();
  return (
    <section className={paper.paper}>
      <div className={paper.form}>
        <div className={`${paper.grid} ${styles.rows}`}>
          <div className={paper.title}>
            <h3 className={paper.heading}>
              {title ?? text('bill.title')}
              <span className={paper.subheading} lang="en">
                {subtitle ?? text('bill.subtitle')}
              </span>
            </h3>
          </div>
          <div className={paper.boxes}>
            {BILL_LAYOUT[editing.opened.kind].map((box) => (
              <EditBox key={box.label} box={box} />
            ))}
          </div>
        </div>
        <EditableGoodsTable editing={editing} choices={choices} formId={formId} />
        <EditableContainersTable editing={editing} choices={choices} formId={formId} />
      </div>
    </section>
  );
});

function Steps() {
  const text = useText();
  const { editing } = useEdit();
  const back = useEdited(editing, (bill) => bill.canUndo);
  const on = useEdited(editing, (bill) => bill.canRedo);
  return (
    <>
      <Button variant="ghost" aria-disabled={!back || undefined} onClick={() => editing.undo()}>
        {text('bill.edit.undo')}
      </Button>
      <Button variant="ghost" aria-disabled={!on || undefined} onClick={() => editing.redo()}>
        {text('bill.edit.redo')}
      </Button>
    </>
  );
}

/** What keeps the bill from being sent; it takes the focus after each attempt that failed. */
function Summary() {
  const { editing, formId } = useEdit();
  const box = useRef<HTMLElement>(null);
  const said = useSummary(editing, formId);
  const { isWrong } = useStable({ isWrong: () => said.errors.length > 0 });
  const attempts = useEdited(editing, (bill) => bill.attempts);
  useEffect(() => {
    if (attempts > 0 && isWrong()) box.current?.focus();
  }, [attempts, isWrong]);
  return <FormErrorSummary ref={box} className={styles.summary} {...said} />;
}

/** Sends once at a time; what was typed while the answer was on its way stays a change. */
function useSending(editing: BillEditing, onSave: BillEditorProps['onSave'], onSent: () => void) {
  const text = useText();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const busy = useRef(false);
  const send = async () => {
    if (busy.current || !editing.askAll()) return;
    busy.current = true;
    setSending(true);
    setRefusal(undefined);
    const { values, record } = editing;
    const outcome = await onSave(record).catch((): Outcome => ({ ok: false, message: text('bill.edit.failed') }));
    busy.current = false;
    setSending(false);
    if (!outcome.ok) return setRefusal(outcome.message);
    editing.saved(values);
    onSent();
  };
  return { sending, refusal, send };
}

/** Enter in a box sends nothing by accident; with Ctrl or Cmd it does, from anywhere. */
function pressInForm(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const sends = event.ctrlKey || event.metaKey;
  if (sends) event.currentTarget.requestSubmit();
  if (sends || event.target instanceof HTMLInputElement) event.preventDefault();
}

/** A bill to be written: the printed form with a field in each box, checked as it is written and kept until it is sent. */
export const BillEditor = /* @__PURE__ */ forwardRef<HTMLFormElement, BillEditorProps>(function BillEditor(
  {
    record,
    editing: given,
    choices,
    onSave,
    saveLabel,
    draft: draftOptions,
    actions,
    status,
    heading,
    aside,
    locked,
    className = '',
    ...rest
  },
  ref,
) {
  const text = useText();
  const formId = useId();
  const [own] = useState(() => given ?? createBillEditing(record));
  const editing = given ?? own;
  const setting = useMemo(() => ({ editing, choices, formId, locked }), [editing, choices, formId, locked]);
  const draft = useBillDraft(editing, draftOptions);
  const { sending, refusal, send } = useSending(editing, onSave, draft.clear);
  return (
    <EditProvider value={setting}>
      <form
        noValidate
        data-component="BillEditor"
        data-density="compact"
        aria-label={text('bill.edit.form')}
        {...rest}
        ref={ref}
        className={`${styles.editor} ${className}`}
        onKeyDown={pressInForm}
        onCompositionStart={() => editing.compose(true)}
        onCompositionEnd={() => editing.compose(false)}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void send();
        }}
      >
        <DraftBanner draft={draft} />
        <div className={`${form.form} ${styles.body}`}>
          <div className={form.scroll}>
            <Summary />
            <Paper title={heading?.title} subtitle={heading?.subtitle} />
          </div>
          <EditRail>{aside}</EditRail>
        </div>
        <div className={styles.footer}>
          <DraftState draft={draft} />
          {status}
          {refusal && (
            <p className={styles.refusal} role="alert">
              <Icon drawing={icons.octagon} />
              {refusal}
            </p>
          )}
          <div className={styles.decision}>
            <Steps />
            {actions}
            <Button type="submit" variant="primary" loading={sending}>
              {saveLabel ?? text('bill.edit.save')}
            </Button>
          </div>
        </div>
      </form>
    </EditProvider>
  );
});
