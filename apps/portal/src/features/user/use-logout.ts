import { useRouter } from '@tanstack/react-router';
import { usePortal } from '../../app/context.ts';

/** Ends the session here and on the server and shows the login page. */
export function useLogout(): () => Promise<void> {
  const { client, session } = usePortal();
  const router = useRouter();
  return async () => {
    const { endSession } = await import('../../session/calls.ts');
    void endSession(client);
    session.logout();
    await router.navigate({ to: '/login', search: {}, resetScroll: false });
  };
}
