import { IconButton } from '../button/icon-button.tsx';
import { useText } from '../i18n/provider.tsx';
import { Menu } from '../menu/menu.tsx';
import type { MessagePlace } from './place.ts';

/** Moves the window without dragging. */
export function MoveMenu({ onMove }: { onMove: (place: MessagePlace) => void }) {
  const text = useText();
  const items = [
    { id: 'top-left', label: text('message.place.topLeft'), icon: 'corner-top-left' },
    { id: 'top-right', label: text('message.place.topRight'), icon: 'corner-top-right' },
    { id: 'bottom-left', label: text('message.place.bottomLeft'), icon: 'corner-bottom-left' },
    { id: 'bottom-right', label: text('message.place.bottomRight'), icon: 'corner-bottom-right' },
    { id: 'centre', label: text('message.place.centre'), icon: 'corner-center', separated: true },
  ] as const;
  return (
    <Menu
      label={text('message.move')}
      trigger={<IconButton icon="move" size="sm" label={text('message.move')} />}
      items={items.map((item) => ({ ...item, onSelect: () => onMove(item.id) }))}
    />
  );
}
