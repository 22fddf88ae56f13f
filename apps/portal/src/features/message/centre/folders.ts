import { type contract, MESSAGE_GROUPS, type MessageGroup, type Out } from '@lading/api-client/contract';
import { icons, type MessageFolders } from '@lading/ui';
import type { useText } from '../../../i18n/text.ts';
import type { MessagesSearch } from './messages-search.ts';

type Counts = Out<typeof contract.message.messageCounts>;

export const GROUP_ICONS = {
  papers: icons.document,
  booking: icons.container,
  transit: icons.vessel,
  charges: icons.receipt,
  rates: icons.star,
  system: icons.info,
} as const satisfies Record<MessageGroup, unknown>;

/** The shelves with how many there are on each; the address says which is looked at. */
export function foldersOf(
  text: ReturnType<typeof useText>,
  counts: Counts | undefined,
  { box, type }: MessagesSearch,
): MessageFolders[] {
  const boxes = [
    { id: 'all', icon: icons.list, count: counts?.all, href: '/messages', current: !box && !type },
    { id: 'unread', icon: icons.bell, count: counts?.unread, href: '/messages?box=unread', current: box === 'unread' },
    { id: 'later', icon: icons.clock, count: counts?.later, href: '/messages?box=later', current: box === 'later' },
  ] as const;
  return [
    { items: boxes.map((folder) => ({ ...folder, label: text(`inbox.box.${folder.id}`) })) },
    {
      heading: text('inbox.kinds'),
      items: MESSAGE_GROUPS.map((group) => ({
        id: group,
        icon: GROUP_ICONS[group],
        label: text(`inbox.kind.${group}`),
        count: counts?.groups[group],
        href: `/messages?type=${group}`,
        current: type === group,
      })),
    },
  ];
}
