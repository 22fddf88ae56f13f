import { Button, icons } from '@lading/ui';
import { useState } from 'react';
import { hasPermission } from '../../access/permissions.ts';
import { useText } from '../../i18n/text.ts';
import { menuCodes } from '../../session/state.ts';
import { useSession } from '../../session/use-session.ts';
import { ShareDialog } from './share-dialog.tsx';

/** The way to a link for a consignee; nothing for whoever may not make one. */
export function ShareButton({ bookingId, workNo }: { bookingId: number; workNo: string }) {
  const text = useText();
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (!hasPermission(menuCodes(session), 'track:view')) return null;
  return (
    <>
      <Button size="sm" icon={icons.link} onClick={() => setOpen(true)}>
        {text('tracking.share')}
      </Button>
      {open && <ShareDialog bookingId={bookingId} workNo={workNo} onClose={() => setOpen(false)} />}
    </>
  );
}
