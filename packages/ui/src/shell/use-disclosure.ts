import { useEffect, useId, useRef, useState } from 'react';

/** A button that shows and hides a part of the page. Escape, a press elsewhere and the focus going elsewhere hide it. */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      const inside = [button.current, document.getElementById(id)];
      if (target instanceof Node && !inside.some((part) => part?.contains(target))) setOpen(false);
    };
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', giveUp);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', giveUp);
    };
  }, [open, id]);

  return {
    id,
    open,
    close: () => setOpen(false),
    button: { ref: button, 'aria-expanded': open, 'aria-controls': id, onClick: () => setOpen((was) => !was) },
  };
}
