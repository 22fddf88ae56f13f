import { contract, type Out, WEBHOOK_EVENTS, type WebhookEvent } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, Checkbox, Dialog, Form, Inline, Text, TextField } from '@lading/ui';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { Choices } from './choices.tsx';
import { Told } from './told.tsx';

const { saveWebhook, webhookList } = contract.message;
export type Webhook = Out<typeof webhookList>['list'][number];

const NEW = { url: '', events: [] as WebhookEvent[], active: true };

/** An address that is told what happens: new with its secret, which is told this once, or changed. */
export function WebhookDialog({ hook, onClose }: { hook: Webhook | undefined; onClose(): void }) {
  const text = useText();
  const { run, pending } = useCommand(saveWebhook);
  const [requestId] = useState(() => crypto.randomUUID());
  const [values, setValues] = useState(() =>
    hook ? { url: hook.url, events: [...hook.events], active: hook.active } : NEW,
  );
  const [failure, setFailure] = useState<{ field: string | undefined; message: string }>();
  const [secret, setSecret] = useState('');
  const put = (part: Partial<typeof values>) => {
    setFailure(undefined);
    setValues((now) => ({ ...now, ...part }));
  };
  const errorAt = (field: string) => (failure?.field === field ? failure.message : undefined);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (values.events.length === 0) return setFailure({ field: 'events', message: text('developers.eventsMissing') });
    const saved = await run({ ...values, url: values.url.trim(), ...(hook && { id: hook.id }), requestId });
    if (!saved.ok) return setFailure({ field: saved.error.field, message: errorText(text, saved.error) });
    if (saved.data.secret === '') onClose();
    else setSecret(saved.data.secret);
  };
  const title = text(hook ? 'developers.changeHook' : 'developers.newHook');
  return (
    <Dialog size="message" open title={title} closeOnOutsidePress={false} onOpenChange={(open) => open || onClose()}>
      {secret === '' ? (
        <Form aria-label={title} onSubmit={(event) => void send(event)}>
          <TextField
            label={text('developers.url')}
            hint={text('developers.urlHint')}
            required
            maxLength={300}
            error={errorAt('url')}
            value={values.url}
            onChange={({ target }) => put({ url: target.value })}
          />
          <Choices
            label={text('developers.events')}
            error={errorAt('events')}
            values={WEBHOOK_EVENTS}
            chosen={values.events}
            nameOf={(event) => text(`developers.event.${event}`)}
            onChange={(events) => put({ events })}
          />
          <Checkbox
            label={text('developers.active')}
            checked={values.active}
            onChange={({ target }) => put({ active: target.checked })}
          />
          {failure && failure.field !== 'url' && failure.field !== 'events' && (
            <Text tone="danger" role="alert">
              {failure.message}
            </Text>
          )}
          <Inline>
            <Button type="submit" variant="primary" loading={pending}>
              {text('developers.save')}
            </Button>
          </Inline>
        </Form>
      ) : (
        <>
          <Told secret={secret} label={text('developers.copySecret')} />
          <Button variant="primary" onClick={onClose}>
            {text('developers.done')}
          </Button>
        </>
      )}
    </Dialog>
  );
}
