import type { Result } from '@lading/api-client';
import { type RuleForm, type RuleFormOptions, useRuleForm } from '@lading/ui';
import type { Fields, RecordValue } from '@lading/validators/record';
import { useState } from 'react';
import { errorText } from '../app/error-text.ts';
import { useText } from '../i18n/text.ts';

/** The answer of a call, or a refusal of the page's own. */
export type Sent<T> = Result<T> | { readonly ok: false; readonly message: string };

export interface CommandFormOptions<F extends Fields, T> extends Omit<RuleFormOptions<F>, 'onSubmit'> {
  /** sends the record: `run` of `useCommand`, with what else the call takes */
  send(values: RecordValue<F>): Promise<Sent<T>>;
  /** the form's field for a field of the call that has another name: `{ code: 'smsCode' }` */
  sentAs?: Readonly<Record<string, string>>;
  /** goes on with the answer; the form counts as being saved until it is done */
  onSaved?(answer: T): unknown;
}

type Outcome = { readonly state: 'idle' | 'saved' } | { readonly state: 'failed'; readonly failure: string };
const IDLE: Outcome = { state: 'idle' };

export interface CommandForm<V extends RecordValue<Fields>> extends RuleForm<V> {
  readonly state: 'idle' | 'saving' | 'failed' | 'saved';
  /** the server's words where it refused no single field of the form; gone with the next change */
  readonly failure: string | undefined;
}

/**
 * A form that sends one command: rules before, the server's refusal at its field or for the whole form, and how far it is.
 * What was entered stays whatever the answer is.
 */
export function useCommandForm<F extends Fields, T>(options: CommandFormOptions<F, T>): CommandForm<RecordValue<F>> {
  const { send, onSaved, sentAs = {}, ...rest } = options;
  const text = useText();
  const [outcome, setOutcome] = useState(IDLE);
  const form: RuleForm<RecordValue<F>> = useRuleForm<F>({
    ...rest,
    async onSubmit(values) {
      setOutcome(IDLE);
      const sent = await send(values);
      if (sent.ok) {
        await onSaved?.(sent.data);
        setOutcome({ state: 'saved' });
        return;
      }
      const words = 'message' in sent ? sent.message : errorText(text, sent.error);
      const named = 'error' in sent ? sent.error.field : undefined;
      const field = named === undefined ? undefined : (sentAs[named] ?? named);
      if (field !== undefined && field in rest.labels)
        form.methods.setError(field as never, { type: 'server', message: words });
      else setOutcome({ state: 'failed', failure: words });
    },
  });
  const forget = () => setOutcome(IDLE);
  return {
    ...form,
    state: form.submitting ? 'saving' : outcome.state,
    failure: outcome.state === 'failed' ? outcome.failure : undefined,
    fieldProps(name) {
      const props = form.fieldProps(name);
      return {
        ...props,
        onChange(event) {
          forget();
          props.onChange(event);
        },
      };
    },
    valueProps(name) {
      const props = form.valueProps(name);
      return {
        ...props,
        onChange(value) {
          forget();
          props.onChange(value);
        },
      };
    },
  };
}
