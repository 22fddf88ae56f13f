import { IconButton } from '../button/icon-button.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Menu } from '../menu/menu.tsx';
import type { MessagePlace } from './place.ts';

/** Moves the window without dragging. */
export function MoveMenu({ onMove }: { onMove: (place: MessagePlace) => void }) {
  const text = useText();
  const items = [
    { id: 'top-left', label: text('message.place.topLeft'), icon: icons.cornerTopLeft },
    { id: 'top-right', label: text('message.place.topRight'), icon: icons.cornerTopRight },
    { id: 'bottom-left', label: text('message.place.bottomLeft'), icon: icons.cornerBottomLeft },
    { id: 'bottom-right', label: text('message.place.bottomRight'), icon: icons.cornerBottomRight },
    { id: 'centre', label: text('message.place.centre'), icon: icons.cornerCenter, separated: true },
  ] as const;
  return (
    <Menu
      label={text('message.move')}
      trigger={<IconButton icon={icons.move} size="sm" label={text('message.move')} />}
      items={items.map((item) => ({ ...item, onSelect: () => onMove(item.id) }))}
    />
  );
}
