import { NoticeRegion, TopLoadingBar } from '@lading/ui';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { useSession } from '../session/use-session.ts';
import { usePortal } from './context.ts';
import { useTitle } from './title.ts';

// Without live messages the pages still work, so a failure to load them is borne.
const LiveMessages = lazy<ComponentType<{ token: string }>>(() =>
  import('../features/message/live-messages.tsx').then(
    (part) => ({ default: part.LiveMessages }),
    () => ({ default: () => null }),
  ),
);

/** Around every page: the loading bar, the notices, and the live messages of who is logged in. */
export function Root() {
  const { notices } = usePortal();
  const session = useSession();
  const pending = useRouterState({ select: ({ status }) => status === 'pending' });
  useTitle();
  return (
    <>
      <TopLoadingBar active={pending} />
      <Outlet />
      {session.kind !== 'guest' && (
        <Suspense fallback={null}>
          <LiveMessages key={session.user.token} token={session.user.token} />
        </Suspense>
      )}
      <NoticeRegion store={notices} />
    </>
  );
}
