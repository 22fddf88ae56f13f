import { Button, CodeField, Form, TextButton, TextField } from '@lading/ui';
import { type RecordSpec, smsLoginRecord } from '@lading/validators/record';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { type Sent, useCommandForm } from '../../../kit/use-command-form.ts';

const record = { fields: { code: smsLoginRecord.fields.smsCode } } satisfies RecordSpec;

interface FiguresFormProps<T> {
  name: string;
  /** what a press does */
  submit: string;
  tone?: 'primary' | 'danger';
  /** a recovery code will do as well */
  orRecovery?: boolean;
  /** the field is what the page is about */
  focused?: boolean;
  send(code: string): Promise<Sent<T>>;
  onDone(answer: T): unknown;
}

/** The figures that the app shows, or a recovery code. */
export function FiguresForm<T>({
  name,
  submit,
  tone = 'primary',
  orRecovery = false,
  focused = false,
  send,
  onDone,
}: FiguresFormProps<T>) {
  const text = useText();
  const [byRecovery, setByRecovery] = useState<boolean>();
  const form = useCommandForm({
    record,
    labels: { code: text(byRecovery ? 'second.recoveryCode' : 'second.figures') },
    defaultValues: { code: '' },
    send: ({ code }) => send(code),
    onSaved: onDone,
  });
  const { setFocus, reset } = form.methods;
  const field = form.fieldProps('code');
  const error = field.error ?? form.failure;
  useEffect(() => {
    if (focused || byRecovery !== undefined) setFocus('code');
  }, [focused, byRecovery, setFocus]);
  useLayoutEffect(() => {
    // What was refused is written over, not taken away figure by figure; at once, for somebody may be typing already.
    if (error !== undefined) setFocus('code', { shouldSelect: true });
  }, [error, setFocus]);
  return (
    <Form aria-label={name} {...form.formProps}>
      {byRecovery ? (
        <TextField
          {...field}
          error={error}
          hint={text('second.recoveryHint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          mono
        />
      ) : (
        <CodeField {...field} error={error} hint={text('second.hint')} cells />
      )}
      <Button type="submit" variant={tone} size="lg" loading={form.submitting}>
        {submit}
      </Button>
      {orRecovery && (
        <TextButton
          onClick={() => {
            reset();
            setByRecovery(!byRecovery);
          }}
        >
          {text(byRecovery ? 'second.byFigures' : 'second.byRecovery')}
        </TextButton>
      )}
    </Form>
  );
}
