import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../button/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import { Kbd } from '../../kbd/index.ts';
import { TextArea } from '../../text-area/index.ts';
import * as styles from './card.css.ts';
import { comeIntoView } from './come-into-view.ts';
import * as pens from './pen.css.ts';
import { useSetting } from './setting.ts';

/** The reason for letting a difference pass, or a line in the thread: some words that may not be missing. */
export function NoteEditor({
  path,
  kind,
  hint,
}: {
  path: string;
  kind: 'waive' | 'comment';
  hint?: string | undefined;
}) {
  const text = useText();
  const { actions, half } = useSetting();
  const [value, setValue] = useState(half.get()?.value ?? '');
  const [missing, setMissing] = useState(false);
  const control = useRef<HTMLTextAreaElement>(null);
  const waives = kind === 'waive';

  useEffect(() => comeIntoView(control.current), []);
  useEffect(() => {
    half.keep({ value });
    actions.touch(value !== '');
  }, [actions, half, value]);

  const save = (event: FormEvent) => {
    event.preventDefault();
    const words = value.trim();
    setMissing(!words);
    if (!words) return control.current?.focus();
    actions.write(undefined);
    void actions.mark(waives ? { path, kind: 'waived', reason: words } : { path, kind, text: words });
    return undefined;
  };
  return (
    <form className={waives ? pens.waiver : pens.pen} onSubmit={save} noValidate data-writing="">
      <p className={pens.penHead}>
        <Icon drawing={waives ? icons.flag : icons.comment} />
        <b>{text(waives ? 'compare.waive.title' : 'compare.thread')}</b>
        {hint && <span>{hint}</span>}
      </p>
      <TextArea
        ref={control}
        rows={2}
        label={text(waives ? 'compare.waive.reason' : 'compare.comment.text')}
        required={waives}
        value={value}
        error={missing ? text(waives ? 'compare.waive.needed' : 'compare.comment.needed') : undefined}
        onChange={(event) => {
          setValue(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" size="sm" variant={waives ? 'primary' : 'pen'}>
          {text(waives ? 'compare.waive.save' : 'compare.comment.save')}
          <Kbd keys={['ctrl', 'enter']} aria-hidden="true" />
        </Button>
        <Button size="sm" variant="ghost" onClick={() => actions.write(undefined)}>
          {text('compare.cancel')}
          <Kbd keys={['escape']} aria-hidden="true" />
        </Button>
      </div>
    </form>
  );
}
