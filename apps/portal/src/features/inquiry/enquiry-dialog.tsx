import { contract, FBA_ENQUIRY_STATE } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { Button, DescriptionList, Dialog, Empty, Inline, Stack, Text, TextField, useLanguage } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { type Enquiry, factsOf, isOpen } from './enquiries.ts';
import { EnquiryAnswer } from './enquiry-answer.tsx';
import { EnquiryQuotes } from './enquiry-quotes.tsx';

const { fbaEnquiries, answerFbaEnquiry } = contract.freight;

interface Shown {
  enquiry: Enquiry;
  onClose(): void;
}

/** Begins with it, or ends it with a reason. */
function Ways({ enquiry, onClose }: Shown) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(answerFbaEnquiry);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const send = async (decision: 'start' | 'close') => {
    if (decision === 'close' && reason.trim() === '') return setProblem(text('enquiry.reasonMissing'));
    const sent = await run({ id: enquiry.id, decision, reason });
    if (!sent.ok) return setProblem(errorText(text, sent.error));
    notices.show({ kind: 'success', text: text(decision === 'start' ? 'enquiry.started' : 'enquiry.ended') });
    if (decision === 'close') onClose();
  };
  return (
    <Stack gap="sm">
      {enquiry.state === FBA_ENQUIRY_STATE.sent && (
        <div>
          <Button size="sm" loading={pending} onClick={() => void send('start')}>
            {text('enquiry.start')}
          </Button>
        </div>
      )}
      <Inline gap="sm" align="end">
        <TextField
          label={text('enquiry.reason')}
          maxLength={200}
          value={reason}
          error={problem}
          onChange={({ target }) => {
            setProblem(undefined);
            setReason(target.value);
          }}
        />
        <Button size="sm" variant="danger" loading={pending} onClick={() => void send('close')}>
          {text('enquiry.close')}
        </Button>
      </Inline>
    </Stack>
  );
}

function Asked({ enquiry, onClose }: Shown) {
  const text = useText();
  const language = useLanguage();
  const { companyName, contactName, phone, email, state, quotes, reason } = enquiry;
  const may = isOpen(state) || state === FBA_ENQUIRY_STATE.quoted;
  return (
    <Stack gap="md">
      <DescriptionList
        items={[
          { name: text('enquiry.who'), value: [companyName, contactName].filter(Boolean).join(' · ') },
          ...(phone === '' ? [] : [{ name: text('enquiry.phone'), value: phone, mono: true }]),
          ...(email === '' ? [] : [{ name: text('enquiry.email'), value: email }]),
          ...factsOf(enquiry, text, language),
        ]}
      />
      {quotes.length > 0 && <EnquiryQuotes enquiry={enquiry} />}
      {reason !== '' && <Text size="dense">{text('enquiry.why', { reason })}</Text>}
      {may && <EnquiryAnswer enquiry={enquiry} onDone={onClose} />}
      {may && <Ways enquiry={enquiry} onClose={onClose} />}
    </Stack>
  );
}

/** One enquiry, with its prices and the way to answer it. */
export function EnquiryDialog({ enquiryId, onClose }: { enquiryId: number; onClose(): void }) {
  const text = useText();
  const answer = useLoadable(useQuery(fbaEnquiries, { id: enquiryId, size: 1 }));
  return (
    <Dialog
      size="account"
      open
      title={text('enquiry.one')}
      closeOnOutsidePress={false}
      onOpenChange={(open) => open || onClose()}
    >
      <Loaded of={answer}>
        {({ records: [enquiry] }) =>
          enquiry ? <Asked enquiry={enquiry} onClose={onClose} /> : <Empty title={text('enquiry.gone')} />
        }
      </Loaded>
    </Dialog>
  );
}
