import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { CutOffLine } from '@lading/ui';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useNow } from '../../app/use-now.ts';
import { useText } from '../../i18n/text.ts';
import { useMay } from '../../session/use-may.ts';

const { deskCutOffs } = contract.desk;

/** Of a day that are named: the work itself is to be seen under them. */
const MOST = 2;

/** What closes today and tomorrow, for those who work on orders; it opens the first order of a sailing. */
export function CutOffsPanel() {
  const text = useText();
  const now = useNow();
  const router = useRouter();
  const accepts = useMay('order:accept');
  const may = useMay('order:accept', 'bill:issue', 'release:decide');
  const { data } = useQuery(deskCutOffs, may ? undefined : null);
  const list = useMemo(
    () =>
      // What has passed and lacks nothing is of no use to anybody.
      (data?.list ?? [])
        .filter(({ at, missing }) => Date.parse(at) > now || missing)
        .map(({ at, code, name, carrier, vessel, voyage, orders, missing }) => ({
          id: [at, code, carrier, vessel, voyage].join(' '),
          at,
          name,
          orders,
          missing,
          // Many ships begin with the name of their line: it is said once.
          service: [vessel.startsWith(`${carrier} `) ? '' : carrier, vessel, voyage].filter(Boolean).join(' ') || '—',
        })),
    [data, now],
  );
  if (!may || !data) return null;
  const open = ({ id }: { id: string }) => {
    const [first] = data.list[list.findIndex((one) => one.id === id)]?.list ?? [];
    if (!first) return;
    const page = accepts ? 'bookings' : 'bills';
    void router.navigate({ href: `/backstage/${page}?bookingId=${first.bookingId}` });
  };
  return (
    <CutOffLine
      role="region"
      aria-label={text('desk.cutOffs')}
      title={text('desk.cutOffsOf')}
      list={list}
      now={now}
      zone={data.zone}
      most={MOST}
      onOpen={open}
      compact
    />
  );
}
