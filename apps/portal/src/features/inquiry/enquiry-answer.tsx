import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Alert, Button, Form, Grid, Heading, Inline, Stack, TextField } from '@lading/ui';
import { DatePicker } from '@lading/ui/date-picker';
import { type FormEvent, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import type { Enquiry } from './enquiries.ts';

const { answerFbaEnquiry } = contract.freight;
/** Prices of one answer. */
const MOST = 6;

const NEEDED = ['channel', 'chargeable', 'price', 'transitMin', 'transitMax'] as const;
const FIELDS = [...NEEDED, 'extras', 'remark'] as const;
type Draft = Record<(typeof FIELDS)[number] | 'validTo', string>;

const emptyOf = ({ weight }: Enquiry): Draft => ({
  channel: '',
  chargeable: weight ?? '',
  price: '',
  extras: '',
  transitMin: '',
  transitMax: '',
  validTo: '',
  remark: '',
});
const isWhole = (draft: Draft) => [...NEEDED, 'validTo' as const].every((name) => draft[name].trim() !== '');

const FIGURES: readonly string[] = ['chargeable', 'price', 'extras', 'transitMin', 'transitMax'];

/** Prices for an enquiry: what each comes to the server reckons. */
export function EnquiryAnswer({ enquiry, onDone }: { enquiry: Enquiry; onDone(): void }) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(answerFbaEnquiry);
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => [emptyOf(enquiry)]);
  const [problem, setProblem] = useState<string>();
  const change = (at: number, name: keyof Draft, value: string) => {
    setProblem(undefined);
    setDrafts((all) => all.map((one, place) => (place === at ? { ...one, [name]: value } : one)));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!drafts.every(isWhole)) return setProblem(text('enquiry.answerMissing'));
    const sent = await run({
      id: enquiry.id,
      decision: 'quote',
      quotes: drafts.map(({ extras, transitMin, transitMax, ...draft }) => ({
        ...draft,
        currency: 'CNY',
        transitMin: Number(transitMin),
        transitMax: Number(transitMax),
        ...(extras && { extras }),
      })),
    });
    if (!sent.ok) return setProblem(errorText(text, sent.error));
    notices.show({ kind: 'success', text: text('enquiry.answered') });
    onDone();
  };
  return (
    <Form aria-label={text('enquiry.answer')} onSubmit={(event) => void send(event)}>
      <Heading level={3} size={4}>
        {text('enquiry.answer')}
      </Heading>
      {drafts.map((draft, at) => (
        <Stack
          // A price has no name before it is sent, and none moves.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          gap="sm"
          role="group"
          aria-label={text('enquiry.quoteAt', { place: at + 1 })}
        >
          <Grid columns={2}>
            {FIELDS.map((name) => (
              <TextField
                key={name}
                label={text(`enquiry.${name}`)}
                required={name !== 'extras' && name !== 'remark'}
                maxLength={name === 'remark' ? 200 : 60}
                inputMode={FIGURES.includes(name) ? 'decimal' : undefined}
                value={draft[name]}
                onChange={({ target }) => change(at, name, target.value)}
              />
            ))}
            <DatePicker
              label={text('enquiry.validTo')}
              required
              value={draft.validTo}
              onChange={(day) => change(at, 'validTo', day)}
            />
          </Grid>
        </Stack>
      ))}
      {problem && (
        <Alert kind="danger" live="assertive">
          {problem}
        </Alert>
      )}
      <Inline gap="sm">
        <Button type="submit" variant="primary" loading={pending}>
          {text('enquiry.send')}
        </Button>
        {drafts.length < MOST && (
          <Button variant="ghost" onClick={() => setDrafts((all) => [...all, emptyOf(enquiry)])}>
            {text('enquiry.another')}
          </Button>
        )}
      </Inline>
    </Form>
  );
}
