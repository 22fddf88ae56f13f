import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { DataTable, Dialog, Heading, Stack } from '@lading/ui';
import { nameIn, type Saying } from '../../kit/rate-words.ts';
import { useLoadable } from '../../kit/use-loadable.ts';
import { useSession } from '../../session/use-session.ts';
import type { Lane } from './asked.ts';
import { SurchargeTable } from './surcharge-table.tsx';

const { fclSurcharges, spaceByRate } = contract.freight;

interface LaneDialogProps {
  lane: Lane;
  say: Saying;
  onClose(): void;
}

/** Room on each sailing of the next two weeks, for members. */
function Space({ lane, say }: Pick<LaneDialogProps, 'lane' | 'say'>) {
  const { text, language, typeName } = say;
  const asked = { polId: lane.from.id, podId: lane.to.id };
  const rows = useLoadable(useQuery(spaceByRate, asked));
  return (
    <DataTable
      label={text('freight.spaceOn')}
      state={rows.status}
      {...(rows.status === 'error' && { error: { message: rows.message, onRetry: rows.retry } })}
      rows={rows.status === 'ready' ? rows.data.list : []}
      rowKey={({ rateId, etd }) => `${rateId} ${etd}`}
      rowName={({ shipping, etd }) => `${nameIn(language, shipping)} ${etd}`}
      columns={[
        { id: 'etd', header: text('freight.sails'), cell: ({ etd }) => etd },
        {
          id: 'carrier',
          header: text('freight.carrier'),
          cell: ({ shipping, serviceCode }) => [nameIn(language, shipping), serviceCode].filter(Boolean).join(' '),
        },
        {
          id: 'vessel',
          header: text('freight.vessel'),
          cell: ({ vessel, voyage }) => [vessel, voyage].filter(Boolean).join(' '),
        },
        {
          id: 'space',
          header: text('freight.space'),
          cell: ({ list }) =>
            list
              .map(
                ({ ctnType, state, left }) =>
                  `${typeName(ctnType)} ${text(`freight.space.${state}`, { left: left ?? 0 })}`,
              )
              .join(text('freight.and')),
        },
      ]}
    />
  );
}

/** What is charged beside the freight on a lane, and where there is room. */
export function LaneDialog({ lane, say, onClose }: LaneDialogProps) {
  const { text, language } = say;
  const guest = useSession().kind === 'guest';
  const rows = useLoadable(useQuery(fclSurcharges, { polId: lane.from.id, podId: lane.to.id }));
  const title = text('freight.laneName', { from: nameIn(language, lane.from), to: nameIn(language, lane.to) });
  return (
    <Dialog size="account" open title={title} onOpenChange={(open) => open || onClose()}>
      <Stack gap="lg">
        <Heading level={3} size={4}>
          {text('freight.surcharges')}
        </Heading>
        <SurchargeTable rows={rows} say={say} />
        {!guest && (
          <>
            <Heading level={3} size={4}>
              {text('freight.spaceOn')}
            </Heading>
            <Space lane={lane} say={say} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
