import { API_SCOPES, type ApiScope, contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, Dialog, Form, Inline, Select, Text, TextField } from '@lading/ui';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { useMay } from '../../session/use-may.ts';
import { Choices } from './choices.tsx';
import { Told } from './told.tsx';

const { createApiKey } = contract.message;
const DAYS = ['30', '90', '365', '730'] as const;

/** A new key: what it is called, what it opens and for how long; then the key itself, this once. */
export function KeyDialog({ onClose }: { onClose(): void }) {
  const text = useText();
  const { run, pending } = useCommand(createApiKey);
  const [requestId] = useState(() => crypto.randomUUID());
  const [values, setValues] = useState({ name: '', scopes: [] as ApiScope[], days: '365' });
  const [failure, setFailure] = useState<{ field: string | undefined; message: string }>();
  const [key, setKey] = useState<string>();
  // What its maker may not do himself cannot be given.
  const held: Readonly<Record<ApiScope, boolean>> = {
    'order:view': useMay('order:view'),
    'order:edit': useMay('order:edit'),
    'order:submit': useMay('order:submit'),
    'track:view': useMay('track:view'),
    'bill:view': useMay('bill:view'),
    'bill:confirm': useMay('bill:confirm'),
    'settlement:view': useMay('settlement:view'),
    'file:view': useMay('file:view'),
    'message:view': useMay('message:view'),
    'quote:export': useMay('quote:export'),
  };
  const put = (part: Partial<typeof values>) => {
    setFailure(undefined);
    setValues((now) => ({ ...now, ...part }));
  };
  const errorAt = (field: string) => (failure?.field === field ? failure.message : undefined);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (values.name.trim() === '') return setFailure({ field: 'name', message: text('developers.nameMissing') });
    if (values.scopes.length === 0) return setFailure({ field: 'scopes', message: text('developers.scopesMissing') });
    const made = await run({ ...values, days: Number(values.days), requestId });
    if (made.ok) setKey(made.data.key);
    else setFailure({ field: made.error.field, message: errorText(text, made.error) });
  };
  const title = text('developers.newKey');
  return (
    <Dialog size="message" open title={title} closeOnOutsidePress={false} onOpenChange={(open) => open || onClose()}>
      {key === undefined ? (
        <Form aria-label={title} onSubmit={(event) => void send(event)}>
          <TextField
            label={text('developers.name')}
            hint={text('developers.nameHint')}
            required
            maxLength={60}
            error={errorAt('name')}
            value={values.name}
            onChange={({ target }) => put({ name: target.value })}
          />
          <Select
            label={text('developers.days')}
            placeholder={null}
            options={DAYS.map((value) => ({ value, label: text('developers.daysOf', { days: Number(value) }) }))}
            value={values.days}
            onChange={({ target }) => put({ days: target.value })}
          />
          <Choices
            label={text('developers.scopes')}
            error={errorAt('scopes')}
            values={API_SCOPES.filter((scope) => held[scope])}
            chosen={values.scopes}
            nameOf={(scope) => text(`developers.scope.${scope}`)}
            onChange={(scopes) => put({ scopes })}
          />
          {failure && failure.field !== 'name' && failure.field !== 'scopes' && (
            <Text tone="danger" role="alert">
              {failure.message}
            </Text>
          )}
          <Inline>
            <Button type="submit" variant="primary" loading={pending}>
              {text('developers.make')}
            </Button>
          </Inline>
        </Form>
      ) : (
        <>
          <Told secret={key} label={text('developers.copyKey')} />
          <Button variant="primary" onClick={onClose}>
            {text('developers.done')}
          </Button>
        </>
      )}
    </Dialog>
  );
}
