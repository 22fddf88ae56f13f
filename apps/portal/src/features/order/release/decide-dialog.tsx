import { contract, type Out, RELEASE_STATE, type ReleaseState } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Dialog, Empty, Stack } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { OrderChat } from '../chat/order-chat.tsx';
import { OrderPapers } from '../papers/order-papers.tsx';
import { DecideForm } from './decide-form.tsx';
import { ReleaseFacts } from './order-release.tsx';
import { ReleaseChecks } from './release-checks.tsx';
import { ReleaseTag } from './release-state.tsx';

const { releasePage, releaseStatus } = contract.order;
export type ReleaseRow = Out<typeof releasePage>['records'][number];
const WAITS: readonly ReleaseState[] = [RELEASE_STATE.applied, RELEASE_STATE.reviewing];

function Application({ row, onClose }: { row: ReleaseRow; onClose(): void }) {
  const text = useText();
  const { bookingId } = row;
  const query = useQuery(releaseStatus, { bookingId });
  return (
    <Loaded of={useLoadable(query)}>
      {({ list }) => {
        const bill = list.find(({ application }) => application?.id === row.id);
        const application = bill?.application;
        if (!bill || !application) return <Empty title={text('release.gone')} />;
        return (
          <Stack>
            <div>
              <ReleaseTag status={application.status} name={application.statusName} />
            </div>
            <ReleaseFacts application={application} />
            {WAITS.includes(application.status) && (
              <>
                <ReleaseChecks staff bill={bill} kind={application.kind} bookingId={bookingId} />
                <DecideForm key={application.revision} application={application} onClose={onClose} />
              </>
            )}
            <OrderPapers bookingId={bookingId} editable staff />
            <OrderChat bookingId={bookingId} mayAttach />
          </Stack>
        );
      }}
    </Loaded>
  );
}

interface DecideDialogProps {
  releaseId: number;
  onClose(): void;
}

/** One application with what stands in its way, its papers and the conversation, and the ways to answer it. */
export function DecideDialog({ releaseId, onClose }: DecideDialogProps) {
  const text = useText();
  const query = useQuery(releasePage, { id: releaseId, size: 1 });
  const billNo = query.data?.records[0]?.billNo ?? '';
  return (
    <Dialog
      size="message"
      open
      closeOnOutsidePress={false}
      title={`${text('release.title')} ${billNo}`.trim()}
      onOpenChange={(open) => open || onClose()}
    >
      <Loaded of={useLoadable(query)}>
        {({ records: [row] }) =>
          row ? <Application row={row} onClose={onClose} /> : <Empty title={text('release.gone')} />
        }
      </Loaded>
    </Dialog>
  );
}
