import { useEffect, useRef, useState } from 'react';

/** A slip that is opened, and whose order button has the focus, where somebody came back to it from the login page. */
export function useSlip(chosen: boolean) {
  const [open, setOpen] = useState(chosen);
  const order = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (chosen) order.current?.focus();
  }, [chosen]);
  return { open, setOpen, order };
}
