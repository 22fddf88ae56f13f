import { toApiError } from '@lading/api-client';
import { redirect } from '@tanstack/react-router';
import type { PortalContext } from '../app/context.ts';
import { decide, type GuardedMatch } from './guard.ts';

interface Visit {
  context: PortalContext;
  matches: readonly GuardedMatch[];
  location: { href: string };
  /** a link is only hovered: decide, but change and show nothing */
  preload: boolean;
}

/** Lets a member page open, or throws the redirect that opens another. */
export async function guardMember({ context, matches, location, preload }: Visit): Promise<void> {
  const { session, notices, text } = context;
  const decision = () => decide(session.getState(), matches);
  if (decision() === 'loadRoles') {
    try {
      await session.loadRoles();
    } catch (cause) {
      const error = toApiError(cause);
      // The end of a session is announced where every 401 is.
      if (!preload && error.kind !== 'unauthorized')
        notices.show({ kind: 'error', text: error.serverMessage ?? text('errors.hasError') });
      throw redirect({ to: '/index', replace: true });
    }
  }
  switch (decision()) {
    case 'login':
      throw redirect({ to: '/login', search: { redirect: location.href }, replace: true, resetScroll: false });
    case 'forbidden':
      if (!preload) session.logout();
      throw redirect({ to: '/index', replace: true });
  }
}
