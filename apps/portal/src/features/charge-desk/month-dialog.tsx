import { settle } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { useApi, useCommand } from '@lading/api-client/react';
import { Alert, Button, Dialog, Form, Stack } from '@lading/ui';
import { DateRangePicker } from '@lading/ui/date-picker';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { today } from './today.ts';

const { chargeSheet, issueStatement } = contract.settlement;

interface MonthDialogProps {
  /** orders of one company, with charges on their sheets */
  bookingIds: readonly number[];
  onDone(): void;
  onClose(): void;
}

/** One statement for the orders of a month. */
export function MonthDialog({ bookingIds, onDone, onClose }: MonthDialogProps) {
  const text = useText();
  const { notices } = usePortal();
  const { client } = useApi();
  const issue = useCommand(issueStatement);
  const [requestId] = useState(() => crypto.randomUUID());
  const [period, setPeriod] = useState({ start: `${today().slice(0, 7)}-01`, end: today() });
  const [failure, setFailure] = useState<string>();
  const [reading, setReading] = useState(false);
  async function send() {
    const { start, end } = period;
    if (!start || !end) return setFailure(text('charges.monthlyPeriod'));
    setFailure(undefined);
    setReading(true);
    const revisions: number[] = [];
    for (const bookingId of bookingIds) {
      const sheet = await settle(client.call(chargeSheet, { bookingId }));
      if (!sheet.ok) {
        setReading(false);
        return setFailure(errorText(text, sheet.error));
      }
      revisions.push(sheet.data.revision);
    }
    setReading(false);
    const asked = { kind: 'month' as const, bookingIds: [...bookingIds], revisions, requestId };
    const sent = await issue.run({ ...asked, periodFrom: start, periodTo: end });
    if (!sent.ok) return setFailure(errorText(text, sent.error));
    notices.show({ kind: 'success', text: text('charges.published', { number: sent.data.accountNo }) });
    onDone();
  }
  const title = text('charges.monthlyOf', { count: bookingIds.length });
  return (
    <Dialog size="message" open title={title} closeOnOutsidePress={false} onOpenChange={(open) => open || onClose()}>
      <Form
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack gap="sm">
          <DateRangePicker label={text('charges.period')} value={period} onChange={setPeriod} />
          {failure && <Alert kind="danger" live="assertive" title={failure} />}
          <div>
            <Button type="submit" variant="primary" loading={reading || issue.pending}>
              {text('charges.publish')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Dialog>
  );
}
