import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useText } from '../../i18n/text.ts';
import { VgmList } from './vgm-list.tsx';

const route = getRouteApi('/_member/vgm');

/** Bookings whose containers have to be declared. */
export function VgmListPage() {
  const text = useText();
  const router = useRouter();
  return (
    <VgmList
      path="/vgm"
      search={route.useSearch()}
      title={text('routes.vgm')}
      onOpen={({ bookingId }) => void router.navigate({ href: `/vgm/${bookingId}` })}
    />
  );
}
