import type { TabHistoryProps } from '@lading/ui';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { type MessageId, useText } from '../i18n/text.ts';
import { usePortal } from './context.ts';
import { neighbour } from './tabs.ts';
import { titleIn } from './title.ts';

/** The open pages; closing the one that is shown goes to the one before it. */
export function useTabs(): TabHistoryProps {
  const text = useText();
  const router = useRouter();
  const { tabs: store } = usePortal();
  const tabs = useSyncExternalStore(store.subscribe, store.snapshot);
  const here = useRouterState({ select: ({ location }) => location.pathname });
  return {
    tabs: tabs.map(({ href, name, number }, index) => ({
      path: href,
      title: titleIn(text, name as MessageId, number),
      closable: index > 0,
    })),
    current: tabs.find(({ path }) => path === here)?.href ?? here,
    onClose(href) {
      const index = store.snapshot().findIndex((tab) => tab.href === href);
      const closed = store.snapshot()[index];
      const next = neighbour(store.snapshot(), index);
      store.apply({ type: 'removedAt', index });
      if (closed?.path === here) void router.navigate({ href: next.href });
    },
  };
}
