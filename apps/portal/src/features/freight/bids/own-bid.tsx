import { BID_STATE, contract, type Out } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Alert, Button, ButtonLink, Inline, Stack, useFormat } from '@lading/ui';
import { useRouter } from '@tanstack/react-router';
import { hasPermission } from '../../../access/permissions.ts';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { menuCodes } from '../../../session/state.ts';
import { useSession } from '../../../session/use-session.ts';
import { RAISED } from './saying.ts';

const { bidPage, decideBid } = contract.freight;
export type Bid = Out<typeof bidPage>['records'][number];

/** The room that was won, as the booking sheet takes it. */
const bookingOf = ({ rateId, etd, ctnType, count }: Bid) => ({ rate: rateId, etd, ctn: `${ctnType}x${count}` });

/** What a bid of one's own says now, and what can be done with it. */
export function OwnBid({ bid, onRaise }: { bid: Bid; onRaise?: (() => void) | undefined }) {
  const text = useText();
  const { money, minute } = useFormat();
  const { notices } = usePortal();
  const router = useRouter();
  const mayBook = hasPermission(menuCodes(useSession()), 'order:edit');
  const { run, pending } = useCommand(decideBid);
  const { state, price, currency, answer, holdUntil, closesAt } = bid;
  const named = answer?.price ?? null;
  const decide = async (decision: 'accept' | 'withdraw') => {
    const sent = await run({ bidId: bid.id, decision });
    const done = decision === 'accept' ? text('bids.accepted') : text('bids.withdrawn');
    notices.show(sent.ok ? { kind: 'success', text: done } : { kind: 'warning', text: errorText(text, sent.error) });
  };
  return (
    <Stack gap="sm">
      {state === BID_STATE.countered && named !== null && (
        <Alert
          kind="info"
          title={text('bids.named', { price: money(currency, named), until: minute(closesAt) })}
          actions={
            <Button size="sm" variant="primary" loading={pending} onClick={() => void decide('accept')}>
              {text('bids.accept', { price: money(currency, named) })}
            </Button>
          }
        >
          {answer?.text}
        </Alert>
      )}
      {state === BID_STATE.taken && (
        <Alert
          kind="success"
          title={text('bids.held', { price: money(currency, price), until: holdUntil ? minute(holdUntil) : '' })}
          actions={
            mayBook && (
              <ButtonLink
                size="sm"
                variant="primary"
                href={router.buildLocation({ to: '/booking', search: bookingOf(bid) }).href}
              >
                {text('bids.order')}
              </ButtonLink>
            )
          }
        >
          {text('bids.orderFrom')}
        </Alert>
      )}
      {RAISED.includes(state) && (
        <Inline gap="sm">
          {onRaise && (
            <Button size="sm" variant="primary" onClick={onRaise}>
              {text('bids.raise')}
            </Button>
          )}
          <Button size="sm" variant="ghost" loading={pending} onClick={() => void decide('withdraw')}>
            {text('bids.withdraw')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
