import { toAlert, toMessage } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { MessageAlert, MessageModal, useKept } from '@lading/ui';
import { useMemo, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { useLoadable } from '../../kit/use-loadable.ts';
import { keptPlace } from './message-place.ts';
import type { Live } from './use-live.ts';

const { messageDetail } = contract.message;

/** Messages as they arrive: one pop-up after the other, and the window of the one whose details are asked for. */
export function LiveMessages({ waiting, drop }: Pick<Live, 'waiting' | 'drop'>) {
  const { client, preferences } = usePortal();
  const [opened, setOpened] = useState<number | null>(null);
  const [place, keepPlace] = useKept(useMemo(() => keptPlace(preferences), [preferences]));
  const detail = useQuery(messageDetail, opened === null ? null : { id: opened });
  const alert = waiting[0] ?? null;

  return (
    <>
      <MessageAlert
        message={alert && toAlert(alert)}
        onOpenChange={(_open, how) => {
          if (!alert) return;
          drop(alert.id);
          // Reading the detail is what marks a message read; one that ran out unseen stays unread.
          if (how === 'closed') client.call(messageDetail, { id: alert.id }).catch(() => null);
        }}
        onDetail={() => {
          if (!alert) return;
          setOpened(alert.id);
          drop(alert.id);
        }}
      />
      <MessageModal
        open={opened !== null}
        message={useLoadable(detail, toMessage)}
        onOpenChange={() => setOpened(null)}
        place={place}
        onPlaceChange={keepPlace}
      />
    </>
  );
}
