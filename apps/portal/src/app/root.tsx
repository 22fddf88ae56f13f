import { TopLoadingBar } from '@lading/ui';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { createElement, useSyncExternalStore } from 'react';
import { useSession } from '../session/use-session.ts';
import { usePortal } from './context.ts';
import { SubjectContext, useTitle } from './title.ts';
import { useLate } from './use-late.ts';

const loadParts = async () => (await import('./live-parts.tsx')).LiveParts;
const PARTS_SAY = ['review', 'ui/desk'] as const;
const loadNotices = async () => (await import('./notices.tsx')).Notices;
const NOTICES_SAY = [] as const;

/** Whoever is logged in gets the live messages, with their texts. Without them the pages still work, so a failure to load them is borne. */
function Live({ token }: { token: string }) {
  const Parts = useLate(loadParts, false, PARTS_SAY);
  return Parts && createElement(Parts, { token });
}

/** Around every page: the loading bar, the notices, and the live messages of who is logged in. */
export function Root() {
  const { notices, client } = usePortal();
  const waiting = useSyncExternalStore(notices.subscribe, notices.snapshot, notices.snapshot).length > 0;
  const Notices = useLate(loadNotices, waiting, NOTICES_SAY);
  const session = useSession();
  const pending = useRouterState({ select: ({ status }) => status === 'pending' });
  const loading = useSyncExternalStore(client.loading.subscribe, client.loading.get, client.loading.get);
  const name = useTitle();
  return (
    <>
      <TopLoadingBar active={pending || loading} />
      <SubjectContext value={name}>
        <Outlet />
      </SubjectContext>
      {session.kind !== 'guest' && <Live key={session.user.token} token={session.user.token} />}
      {Notices && createElement(Notices)}
    </>
  );
}
