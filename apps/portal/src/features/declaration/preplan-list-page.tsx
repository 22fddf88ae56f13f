import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useText } from '../../i18n/text.ts';
import { PreplanList } from './preplan-list.tsx';

const route = getRouteApi('/_member/preplan');

/** Bookings whose pre-plan has to be filed. */
export function PreplanListPage() {
  const text = useText();
  const router = useRouter();
  return (
    <PreplanList
      path="/preplan"
      search={route.useSearch()}
      title={text('routes.preplan')}
      onOpen={({ bookingId }) => void router.navigate({ href: `/preplan/${bookingId}` })}
    />
  );
}
