import { useRouter } from '@tanstack/react-router';
import { usePortal } from '../../app/context.ts';
import { CUSTOMER_DESK } from '../../session/desk.ts';
import { type ToDo, toDoTarget } from './to-do-target.ts';

interface Opening {
  /** the review of a bill; without it the orders page opens with it */
  openCopy?: ((order: { bookingId: number }, tab: 'compare') => void) | undefined;
  /** the statement of an account, in a dialog of the page */
  openAccount(accountId: number): void;
}

/** Opens what a to-do says, whichever page lists it; one of an unknown kind opens nothing. */
export function useToDo({ openCopy, openAccount }: Opening): (toDo: ToDo) => void {
  const { tabs } = usePortal();
  const router = useRouter();
  return (toDo) => {
    const target = toDoTarget(toDo);
    switch (target?.open) {
      case 'account':
        return openAccount(target.accountId);
      case 'copy':
        if (openCopy) return openCopy(target, target.tab);
        return void router.navigate({ to: CUSTOMER_DESK, search: { review: target.bookingId, tab: target.tab } });
      case 'company':
        return void router.navigate({ to: '/personal' });
      case 'bids':
        return void router.navigate({ to: '/follow' });
      case 'declaration':
        return void router.navigate({ href: target.href });
      case 'release':
        return void router.navigate({ href: `/orders/${target.bookingId}?release=${target.releaseId}` });
      case 'orders':
        if (target.again) tabs.apply({ type: 'removedByName', name: 'routes.orders' });
        return void router.navigate({ to: CUSTOMER_DESK, search: target.search, resetScroll: false });
    }
  };
}
