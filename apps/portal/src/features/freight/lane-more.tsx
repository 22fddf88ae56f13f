import { Button } from '@lading/ui';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Saying } from '../../kit/rate-words.ts';
import { useSession } from '../../session/use-session.ts';
import type { Lane } from './asked.ts';

const LaneDialog = lazy(async () => ({ default: (await import('./lane-dialog.tsx')).LaneDialog }));

/** Beside the channels: what is charged beside the freight, and for members where there is room. */
export function LaneMore({ lane, say }: { lane: Lane; say: Saying }) {
  const text = useText();
  const guest = useSession().kind === 'guest';
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        {text(guest ? 'freight.surcharges' : 'freight.surchargesAndSpace')}
      </Button>
      {open && (
        <Suspense>
          <LaneDialog lane={lane} say={say} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
