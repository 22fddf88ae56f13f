import { useEffect, useRef, useState } from 'react';

/** The slip that stands open before anybody opened one: that of the address where it is there, else the first. */
export const openOf = (rows: readonly { readonly id: number }[], named: number | undefined): number | undefined =>
  rows.some(({ id }) => id === named) ? named : rows[0]?.id;

/** A slip that may stand open from the start; its order button has the focus where somebody came back to it from the login page. */
export function useSlip(chosen: boolean, opened = chosen) {
  const [open, setOpen] = useState(opened);
  const order = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (chosen) order.current?.focus();
  }, [chosen]);
  return { open, setOpen, order };
}
