import { type KeyboardEvent, useState } from 'react';
import type { Command } from './command.ts';

interface Does {
  onChoose: (command: Command) => void;
  onPin?: ((command: Command, pinned: boolean) => void) | undefined;
}

/** The row that Enter opens, and the keys that move it while the field keeps the focus. */
export function useActive(items: readonly Command[], open: boolean, { onChoose, onPin }: Does) {
  const [wanted, setActive] = useState(0);
  // Each time it opens it begins at the first.
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setActive(0);
  }
  const active = Math.min(wanted, Math.max(0, items.length - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const current = items[active];
    const last = items.length - 1;
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active === 0 ? last : active - 1,
      PageDown: Math.min(last, active + 8),
      PageUp: Math.max(0, active - 8),
    };
    const to = moves[event.key];
    if (to !== undefined && items.length > 0) {
      event.preventDefault();
      setActive(to);
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      onChoose(current);
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd' && onPin) {
      event.preventDefault();
      if (current && current.pinnable !== false) onPin(current, !current.pinned);
    }
  };
  return { active, setActive, onKeyDown };
}
