import { Page, Submitted } from '@lading/ui';
import { useRouter } from '@tanstack/react-router';
import { useText } from '../../../i18n/text.ts';
import type { Sent } from './use-sending.ts';

/** It was sent: under which number, what happens next, and two ways on. */
export function BookingDone({ sent: { bookingNo } }: { sent: Sent }) {
  const text = useText();
  const router = useRouter();
  return (
    <Page title={text('booking.titleOf', { no: bookingNo })}>
      <Submitted ordersHref="/orders" onContinue={() => void router.navigate({ to: '/rates' })}>
        {text('booking.done', { no: bookingNo })}
      </Submitted>
    </Page>
  );
}
