import { LINE_COLUMNS } from '@lading/validators';
import type { FieldComparison } from '@lading/validators/bill';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../button/index.ts';
import { useText } from '../../i18n/provider.tsx';
import { useIssueText } from '../../i18n/rules.ts';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import { Kbd } from '../../kbd/index.ts';
import { Select } from '../../select/index.ts';
import { TextArea } from '../../text-area/index.ts';
import { TextField } from '../../text-field/index.ts';
import { longestOf } from '../bill-values.ts';
import * as styles from './card.css.ts';
import { comeIntoView } from './come-into-view.ts';
import { checkProposed, hasRule, isLines } from './field-rules.ts';
import { CHANGE_REASONS, type ChangeReason, type Verdict } from './marks.ts';
import * as pens from './pen.css.ts';
import { useSetting } from './setting.ts';

/** What the rules say while it is typed. Nothing is asked of letters that are still being composed. */
function useFindings(field: FieldComparison, value: string) {
  const text = useText();
  const say = useIssueText();
  const { bill } = useSetting();
  const issues = checkProposed(field, value, bill);
  const worst = issues.find(({ severity }) => severity === 'error') ?? issues[0];
  if (value === field.right) return { warning: text('compare.unchanged') };
  if (!worst) return {};
  const said = { suggestions: worst.suggestions };
  return worst.severity === 'error' ? { error: say(worst), ...said } : { warning: say(worst), ...said };
}

function Passed({ field, value }: { field: FieldComparison; value: string }) {
  const text = useText();
  if (!value || !hasRule(field)) return null;
  return (
    <p className={pens.passes}>
      <Icon drawing={icons.check} size="sm" />
      {isLines(field) ? text('compare.passes', { longest: longestOf(value) }) : text('compare.passesRule')}
    </p>
  );
}

export interface ChangeEditorProps {
  field: FieldComparison;
  /** the verdict that is being changed */
  given: Verdict | undefined;
}

/** The pen: what it should read, checked as it is typed, and why. It begins with what the instruction says. */
export function ChangeEditor({ field, given }: ChangeEditorProps) {
  const text = useText();
  const { titles, cost, attachments, actions, half } = useSetting();
  const before = given?.kind === 'change' ? given : undefined;
  const [value, setValue] = useState(half.get()?.value ?? before?.proposed ?? field.left);
  const [reason, setReason] = useState<ChangeReason>(half.get()?.reason ?? before?.reason ?? 'typing');
  const control = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const found = useFindings(field, value);
  const dirty = value !== (before?.proposed ?? field.left);

  useEffect(() => comeIntoView(control.current), []);
  useEffect(() => actions.touch(dirty), [actions, dirty]);
  useEffect(() => {
    half.keep({ value, reason });
  }, [half, value, reason]);

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (value === field.right) return;
    actions.write(undefined);
    void actions.mark({ path: field.path, kind: 'change', proposed: value, reason });
  };
  const shared = {
    ref: control,
    label: text('compare.proposed'),
    value,
    onSuggest: setValue,
    ...found,
  };
  const clean = !('error' in found) && !('warning' in found);
  return (
    <form className={pens.pen} onSubmit={save} noValidate data-writing="">
      <p className={pens.penHead}>
        <Icon drawing={icons.pen} />
        <b>{text('compare.change')}</b>
        <span>{text('compare.startsFrom', { side: titles.left })}</span>
      </p>
      <div className={pens.penGrid}>
        {isLines(field) ? (
          <TextArea
            {...shared}
            printed
            rows={4}
            columns={LINE_COLUMNS}
            onChange={(event) => setValue(event.currentTarget.value)}
          />
        ) : (
          <TextField {...shared} mono onChange={(event) => setValue(event.currentTarget.value)} />
        )}
        <div className={pens.penSide}>
          <Select
            label={text('compare.reason')}
            placeholder={null}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value as ChangeReason)}
            options={CHANGE_REASONS.map((code) => ({ value: code, label: text(`compare.reason.${code}`) }))}
          />
          {clean && <Passed field={field} value={value} />}
        </div>
      </div>
      {cost && (
        <p className={pens.passes}>
          <Icon drawing={icons.clock} size="sm" />
          {cost}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="sm" variant="pen" icon={icons.pen} data-solid="">
          {text(before ? 'compare.update' : 'compare.add')}
          <Kbd keys={['ctrl', 'enter']} aria-hidden="true" />
        </Button>
        <Button size="sm" variant="ghost" onClick={() => actions.write(undefined)}>
          {text('compare.cancel')}
          <Kbd keys={['escape']} aria-hidden="true" />
        </Button>
      </div>
      {/* Below: on a phone what keeps the change stays in view. */}
      {attachments?.(field.path, true)}
    </form>
  );
}
