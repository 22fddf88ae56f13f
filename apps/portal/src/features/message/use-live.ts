import { createLive, type LiveMessage } from '@lading/api-client/live';
import { invalidate } from '@lading/api-client/react';
import { useEffect, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { useRightsChanged } from '../../session/use-rights-changed.ts';
import { liveUrl } from './live-url.ts';
import { staleBy } from './stale.ts';

export interface Live {
  /** messages that wait to be shown, oldest first */
  readonly waiting: readonly LiveMessage[];
  drop(id: number): void;
  /** the server was lost, and is not there yet */
  readonly away: boolean;
}

/** Listens for as long as somebody is logged in. */
export function useLive(token: string): Live {
  const { client, preferences, checkToken } = usePortal();
  const rightsChanged = useRightsChanged();
  const [waiting, setWaiting] = useState<readonly LiveMessage[]>([]);
  const [away, setAway] = useState(false);

  useEffect(() => {
    const live = createLive({
      url: () => liveUrl(globalThis.location, preferences.language.get()),
      token: () => token,
    });
    const silence = live.on((event) => {
      const stale = staleBy(event, client.page);
      if (stale.length > 0) invalidate(stale);
      if (event.type === 'state') setAway((before) => (event.state === 'waiting' || before) && event.state !== 'open');
      // The server has shut the session out: nobody has to press anything for it to end here.
      if (event.type === 'state' && event.state === 'fatal') void checkToken();
      if (event.type === 'rights') void rightsChanged();
      // What this page did itself was answered there already, so no notice is shown for it.
      if (event.type === 'notice' && event.message.page !== client.page)
        setWaiting((before) => [...before, event.message]);
    });
    live.start();
    return () => {
      silence();
      live.stop();
      setWaiting([]);
      setAway(false);
    };
  }, [token, client, preferences, checkToken, rightsChanged]);

  const drop = (id: number) => setWaiting((before) => before.filter((message) => message.id !== id));
  return { waiting, drop, away };
}
