import { Button, Dialog, NotLoggedIn, Stack, Text } from '@lading/ui';
import { useRouter } from '@tanstack/react-router';
import { hasPermission } from '../../access/permissions.ts';
import { useText } from '../../i18n/text.ts';
import { menuCodes } from '../../session/state.ts';
import { useSession } from '../../session/use-session.ts';

/** Who is not logged in is led to the login page, which leads back to the rate. */
export function LoginDialog({ back, onClose }: { back: string; onClose(): void }) {
  const text = useText();
  const router = useRouter();
  return (
    <Dialog size="confirm" open title={text('freight.loginFirst')} onOpenChange={(open) => open || onClose()}>
      <NotLoggedIn
        loginHref={loginHref(back)}
        onLeave={() => void router.navigate({ to: '/login', search: { redirect: back } })}
      />
    </Dialog>
  );
}

/** The address of the login page that leads back. */
export const loginHref = (back: string) => `/login?redirect=${encodeURIComponent(back)}`;

interface OrderDialogProps {
  /** the channel and its sailing, in words */
  sailing: string;
  sum: string;
  onAsk(): void;
  onClose(): void;
}

/** What a member is told who orders what is not booked on the sheet, or may not book: who does it. */
export function OrderDialog({ sailing, sum, onAsk, onClose }: OrderDialogProps) {
  const text = useText();
  const may = hasPermission(menuCodes(useSession()), 'order:edit');
  return (
    <Dialog
      size="confirm"
      open
      title={text('freight.order')}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button onClick={onClose}>{text('freight.later')}</Button>
          <Button variant="primary" onClick={onAsk}>
            {text('freight.askBooking')}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <Text>{sailing}</Text>
        <Text>{sum}</Text>
        <Text tone="secondary">{text(may ? 'freight.orderByUs' : 'freight.orderFrom')}</Text>
      </Stack>
    </Dialog>
  );
}
