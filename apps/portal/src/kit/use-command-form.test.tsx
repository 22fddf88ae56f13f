import { ApiError } from '@lading/api-client';
import { Button, Form, LadingProvider, TextField } from '@lading/ui';
import { messages } from '@lading/ui/zh-CN';
import { mobile } from '@lading/validators';
import type { RecordSpec } from '@lading/validators/record';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type Sent, useCommandForm } from './use-command-form.ts';

const record = { fields: { phone: { rule: mobile, required: 'required' } } } satisfies RecordSpec;
const labels = { phone: '手机号' };

function Trial({ send, onSaved }: { send(): Promise<Sent<number>>; onSaved?(id: number): void }) {
  const form = useCommandForm({ record, labels, defaultValues: { phone: '' }, send, ...(onSaved && { onSaved }) });
  return (
    <Form title="Trial" {...form.formProps}>
      <TextField {...form.fieldProps('phone')} />
      <output>
        {form.state} {form.failure}
      </output>
      <Button type="submit">OK</Button>
    </Form>
  );
}

async function sent(send: () => Promise<Sent<number>>, onSaved?: (id: number) => void, phone = '13800138000') {
  const person = userEvent.setup();
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      <Trial send={send} {...(onSaved && { onSaved })} />
    </LadingProvider>,
  );
  const field = screen.getByRole('textbox');
  await person.type(field, phone);
  await person.click(screen.getByRole('button'));
  return { person, field };
}
const state = () => screen.getByRole('status');
const refused = (field?: string) =>
  new ApiError('business', { path: '/user/x.do', serverMessage: 'Taken already', field });

it('asks the rules first', async () => {
  const send = vi.fn();
  const { field } = await sent(send, undefined, '128');
  await waitFor(() => expect(field).toBeInvalid());
  expect(send).not.toHaveBeenCalled();
});

it('is saving, then saved with the answer', async () => {
  let answer: (sent: Sent<number>) => void = () => undefined;
  const onSaved = vi.fn();
  const { person, field } = await sent(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
    onSaved,
  );
  await waitFor(() => expect(state()).toHaveTextContent('saving'));
  answer({ ok: true, data: 7 });
  await waitFor(() => expect(state()).toHaveTextContent('saved'));
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(7);
  await person.type(field, '1');
  expect(state()).toHaveTextContent('idle');
});

it('says what the server refuses at its field', async () => {
  const { field } = await sent(async () => {
    // The answer comes a moment later, as from a server: by then the blurred field has been validated.
    await new Promise((resolve) => setTimeout(resolve, 20));
    return { ok: false, error: refused('phone') };
  });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Taken already/));
  expect(state()).toHaveTextContent('idle');
  expect(field).toHaveValue('13800138000');
});

it.each([
  { ok: false, error: refused() },
  { ok: false, error: refused('else') },
  { ok: false, message: 'Taken already' },
] as const)('says another refusal for the whole form until something changes', async (refusal) => {
  const { person, field } = await sent(async () => refusal);
  await waitFor(() => expect(state()).toHaveTextContent('failed Taken already'));
  await person.type(field, '1');
  expect(state()).toHaveTextContent(/^idle$/);
});
