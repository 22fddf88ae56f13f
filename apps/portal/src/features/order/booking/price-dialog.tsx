import { Button, Dialog, Stack, Text, useFormat } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import type { Repriced } from './use-sending.ts';

interface PriceDialogProps {
  price: Repriced;
  pending: boolean;
  onAccept(): void;
  onClose(): void;
}

/** The price is another one than was told: both are named, and nothing is ordered before somebody says so. */
export function PriceDialog({ price, pending, onAccept, onClose }: PriceDialogProps) {
  const text = useText();
  const { money } = useFormat();
  const said = (sum: Repriced['old']) => (sum ? money(sum.currency, sum.amount) : text('booking.onRequest'));
  return (
    <Dialog
      size="confirm"
      open
      title={text('booking.priceChanged')}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button onClick={onClose}>{text('booking.notNow')}</Button>
          <Button variant="primary" loading={pending} onClick={onAccept}>
            {text('booking.orderAtNew')}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <Text>{text('booking.priceOldNew', { old: said(price.old), now: said(price.now) })}</Text>
        <Text tone="secondary">{text('booking.priceWhy')}</Text>
      </Stack>
    </Dialog>
  );
}
