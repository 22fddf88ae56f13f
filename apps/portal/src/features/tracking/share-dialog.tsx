import { contract } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { useText } from '../../i18n/text.ts';
import { LinksDialog } from '../../kit/links-dialog.tsx';

const { traceLinks, createTraceLink, revokeTraceLink } = contract.order;
const DAYS = [7, 14, 30, 60] as const;

interface ShareDialogProps {
  bookingId: number;
  workNo: string;
  onClose(): void;
}

/** Links by which a consignee sees where a shipment is. */
export function ShareDialog({ bookingId, workNo, onClose }: ShareDialogProps) {
  const text = useText();
  const links = useQuery(traceLinks, { bookingId });
  const create = useCommand(createTraceLink);
  const revoke = useCommand(revokeTraceLink);
  return (
    <LinksDialog
      says="tracking"
      title={text('tracking.shareTitle', { number: workNo })}
      lead={text('tracking.shareLead')}
      days={DAYS}
      usual={30}
      links={links}
      making={create.pending}
      make={(days) => create.run({ bookingId, days })}
      path="/track/"
      withdrawing={revoke.pending}
      withdraw={(id) => revoke.run({ bookingId, id })}
      onClose={onClose}
    />
  );
}
