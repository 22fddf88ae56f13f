import { BILL_CALLS, contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Button, Dialog, FieldGrid, Panel, Stack, Text } from '@lading/ui';
import { useBillName, usePathName } from '@lading/ui/bill-review';
import { kindOf, type MarkAction, type Signed, type Verdict } from '@lading/validators/bill';
import { useState } from 'react';
import { type PortalText, useText } from '../../../i18n/text.ts';
import type { Outbox } from './outbox.ts';
import type { MarkedDraft, WaitingStep } from './waiting-step.ts';

const { orderPage, blType } = contract.order;

export interface ClashDialogProps {
  clashes: readonly WaitingStep[];
  outbox: Outbox;
  replay(): Promise<void>;
}

/** A decision in words. */
function said(text: PortalText, decided: MarkAction | (Verdict & Signed)): string {
  const value =
    decided.kind === 'change'
      ? decided.proposed
      : decided.kind === 'waived'
        ? decided.reason
        : decided.kind === 'comment'
          ? decided.text
          : '';
  return text(`review.verdict.${decided.kind}`, { value });
}

/** Which draft of which bill: its number, and the sub-bill where it is one. */
function DraftName({ draft: { bookingId, billId, version } }: { draft: MarkedDraft }) {
  const text = useText();
  const name = useBillName();
  const asked = { bookingId };
  const booking = useQuery(orderPage, { ...asked, size: 1 }).data?.records[0];
  const type = useQuery(blType, billId === null ? null : asked).data;
  const subs = useQuery(BILL_CALLS[kindOf(type ?? 1)].count, type ? asked : null).data;
  const place = billId === null ? 0 : (subs?.list.indexOf(billId) ?? -1) + 1;
  return [booking && (booking.mblNo || booking.bookingNo), place > 0 && name(place), text('review.draft', { version })]
    .filter(Boolean)
    .join(' · ');
}

/** Where somebody else decided otherwise while this reviewer had no connection: both are shown, and one is chosen. */
export function ClashDialog({ clashes, outbox, replay }: ClashDialogProps) {
  const text = useText();
  const field = usePathName();
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  const shown = clashes.filter(({ id }) => !later.has(id));
  const keepMine = (id: string) => {
    outbox.insist(id);
    void replay();
  };
  return (
    <Dialog
      open={shown.length > 0}
      onOpenChange={() => setLater(new Set(clashes.map(({ id }) => id)))}
      size="message"
      title={text('review.clashes')}
      footer={<Button onClick={() => setLater(new Set(clashes.map(({ id }) => id)))}>{text('review.later')}</Button>}
    >
      <Stack>
        <Text>{text('review.clashesLead')}</Text>
        {shown.map(({ id, draft, action, clash }) => (
          <Panel
            key={id}
            title={field(action.path)}
            tag={<DraftName draft={draft} />}
            actions={
              <>
                <Button size="sm" onClick={() => outbox.drop(id)}>
                  {text('review.keepTheirs')}
                </Button>
                <Button size="sm" variant="primary" onClick={() => keepMine(id)}>
                  {text('review.keepMine')}
                </Button>
              </>
            }
          >
            <FieldGrid
              items={[
                { label: text('review.mine'), value: said(text, action) },
                {
                  label: text('review.theirs', { name: clash?.theirs.author ?? '' }),
                  value: clash && said(text, clash.theirs),
                },
              ]}
            />
          </Panel>
        ))}
      </Stack>
    </Dialog>
  );
}
