import { contract, type Out } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, Dialog, Empty, FieldGrid, icons, Panel, StatusTag, TextArea, type Tone, useFormat } from '@lading/ui';
import { usePathName } from '@lading/ui/bill-review';
import { useId, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';

const { answerBlRequests } = contract.order;
type Request = Out<typeof contract.order.blForIssue>['requests'][number];
type Decision = 'accepted' | 'declined';

/** What the next draft will have where a change was accepted, by request; the proposed value unless there is one. */
export type AcceptedValues = Readonly<Record<number, string>>;

const TONES = { open: 'warning', accepted: 'success', declined: 'neutral' } as const satisfies Record<
  Request['status'],
  Tone
>;

interface RequestsProps {
  bookingId: number;
  requests: readonly Request[];
  nameOf(billId: number | null): string;
  onValue(id: number, value: string): void;
}

/** The changes that a customer asks for: each is accepted or declined, with a reason. */
export function Requests({ bookingId, requests, nameOf, onValue }: RequestsProps) {
  const text = useText();
  const format = useFormat();
  const pathName = usePathName();
  const [answering, setAnswering] = useState<{ request: Request; decision: Decision }>();
  if (requests.length === 0) return <Empty title={text('backstage.none')} reason={text('backstage.noneReason')} />;
  return (
    <>
      {requests.map((request) => {
        const { id, billId, path, current, proposed, reason, author, at, status, version, answer } = request;
        return (
          <Panel
            key={id}
            title={[nameOf(billId ?? null), pathName(path)].filter(Boolean).join(' · ')}
            tag={<StatusTag tone={TONES[status]}>{text(`backstage.request.${status}`)}</StatusTag>}
            actions={
              status === 'open' && (
                <>
                  <Button icon={icons.close} onClick={() => setAnswering({ request, decision: 'declined' })}>
                    {text('backstage.decline')}
                  </Button>
                  <Button
                    variant="primary"
                    icon={icons.check}
                    onClick={() => setAnswering({ request, decision: 'accepted' })}
                  >
                    {text('backstage.accept')}
                  </Button>
                </>
              )
            }
          >
            <FieldGrid
              items={[
                { label: text('backstage.current', { version }), value: current, mono: true },
                { label: text('backstage.proposed'), value: proposed, mono: true },
                { label: text('backstage.reason'), value: text(`backstage.reason.${reason}`) },
                { label: text('backstage.asked'), value: `${author} · ${format.dateTime(at).slice(0, 16)}` },
                ...(answer ? [{ label: text('backstage.answer', { name: answer.author }), value: answer.reason }] : []),
              ]}
            />
          </Panel>
        );
      })}
      {answering && (
        <Answer
          {...answering}
          bookingId={bookingId}
          title={pathName(answering.request.path)}
          onValue={onValue}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </>
  );
}

interface AnswerProps extends Pick<RequestsProps, 'bookingId' | 'onValue'> {
  request: Request;
  decision: Decision;
  title: string;
  onClose(): void;
}

function Answer({ bookingId, request, decision, title, onValue, onClose }: AnswerProps) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(answerBlRequests);
  const form = useId();
  const [value, setValue] = useState(request.proposed);
  const [reason, setReason] = useState(decision === 'accepted' ? text('backstage.accepted') : '');
  const [missing, setMissing] = useState(false);
  const { id } = request;
  const send = async () => {
    if (!reason.trim()) return setMissing(true);
    const done = await run({ bookingId, answers: [{ id, decision, reason: reason.trim() }] });
    if (!done.ok) return void notices.show({ kind: 'error', text: errorText(text, done.error) });
    if (decision === 'accepted') onValue(id, value);
    onClose();
  };
  const verb = text(decision === 'accepted' ? 'backstage.accept' : 'backstage.decline');
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      width="message"
      closeOnOutsidePress={false}
      title={`${verb} · ${title}`}
      footer={
        <Button type="submit" form={form} variant={decision === 'accepted' ? 'primary' : 'danger'} loading={pending}>
          {verb}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {decision === 'accepted' && (
          <TextArea
            label={text('backstage.value')}
            printed
            value={value}
            onChange={({ currentTarget }) => setValue(currentTarget.value)}
          />
        )}
        <TextArea
          label={text('backstage.why')}
          required
          rows={2}
          maxLength={500}
          value={reason}
          error={missing && !reason.trim() ? text('backstage.whyMissing') : undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
