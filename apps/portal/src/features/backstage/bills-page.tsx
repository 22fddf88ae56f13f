import { Page } from '@lading/ui';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useText } from '../../i18n/text.ts';
import type { BillsSearch } from './bills-search.ts';
import { OneBill } from './one-bill.tsx';
import { RequestQueue } from './request-queue.tsx';

const route = getRouteApi('/_member/backstage/bills');

/** The forwarder's half of a review: the changes that customers ask for, and the drafts that answer them. */
export function BillsPage() {
  const text = useText();
  const search = route.useSearch();
  const router = useRouter();
  const { bookingId } = search;
  const go = (next: BillsSearch, replace = false) =>
    void router.navigate({ to: '/backstage/bills', search: next, replace, resetScroll: false });
  if (bookingId !== undefined)
    return <OneBill key={bookingId} bookingId={bookingId} onClose={() => go({ ...search, bookingId: undefined })} />;
  return (
    <Page title={text('routes.bills')} meta={text('backstage.lead')} fill>
      <RequestQueue
        search={search}
        onChange={(part) => go({ ...search, page: undefined, ...part }, true)}
        onOpen={(id) => go({ ...search, bookingId: id })}
      />
    </Page>
  );
}
