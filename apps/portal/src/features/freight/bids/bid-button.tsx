import { Button, icons } from '@lading/ui';
import { createElement, useState } from 'react';
import { hasPermission } from '../../../access/permissions.ts';
import { useLate } from '../../../app/use-late.ts';
import { useText } from '../../../i18n/text.ts';
import { menuCodes } from '../../../session/state.ts';
import { useSession } from '../../../session/use-session.ts';
import type { BidDialogProps } from './bid-dialog.tsx';

const load = async () => (await import('./bid-dialog.tsx')).BidDialog;
const SAYS = ['bids', 'ui/desk'] as const;

function LateBid(props: BidDialogProps) {
  const Bid = useLate(load, true, SAYS);
  return Bid && createElement(Bid, props);
}

/** Opens the bids for a sailing, for whoever may bid; its form and its rules come with the opening. */
export function BidButton(props: Omit<BidDialogProps, 'onClose'>) {
  const text = useText();
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (!hasPermission(menuCodes(session), 'bid:place')) return null;
  return (
    <>
      <Button size="sm" icon={icons.bid} onClick={() => setOpen(true)}>
        {text('freight.bid')}
      </Button>
      {open && <LateBid {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
