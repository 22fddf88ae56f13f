import { Page } from '@lading/ui';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useText } from '../../../i18n/text.ts';
import { BILLS_DESK } from '../../../session/desk.ts';
import { OneBill } from './one-bill.tsx';
import { RequestQueue } from './request-queue.tsx';

const route = getRouteApi('/_member/backstage/bills');

/** The forwarder's half of a review: the changes that customers ask for, and the drafts that answer them. */
export function BillsPage() {
  const text = useText();
  const search = route.useSearch();
  const router = useRouter();
  const open = (bookingId: number | undefined) =>
    void router.navigate({
      to: BILLS_DESK,
      search: { ...search, bookingId },
      resetScroll: false,
    });
  const { bookingId } = search;
  if (bookingId !== undefined) return <OneBill key={bookingId} bookingId={bookingId} onClose={() => open(undefined)} />;
  return (
    <Page title={text('routes.bills')} meta={text('backstage.lead')} fill>
      <RequestQueue search={search} onOpen={open} />
    </Page>
  );
}
