import type { ComponentPropsWithoutRef } from 'react';
import { describedBy, type MessageProps } from './messages.tsx';

interface TickProps extends MessageProps, ComponentPropsWithoutRef<'input'> {
  id: string;
  loading: boolean;
}

/** What a native box that is ticked or turned is given: it is described, and stays as it is while it waits or is read-only. */
export function tickAttributes({ id, loading, readOnly, onClick, onChange, ...messages }: TickProps) {
  const locked = loading || readOnly;
  return {
    id,
    type: 'checkbox',
    readOnly,
    'aria-busy': loading || undefined,
    'aria-disabled': loading || undefined,
    'aria-readonly': readOnly || undefined,
    'aria-invalid': messages.error ? true : undefined,
    'aria-describedby': describedBy(id, messages),
    onClick(event) {
      // Native checkboxes and radio buttons have no read-only state, so a press is refused here.
      if (locked) event.preventDefault();
      else onClick?.(event);
    },
    onChange(event) {
      // React calls this for a refused press, too.
      if (!locked) onChange?.(event);
    },
  } satisfies ComponentPropsWithoutRef<'input'>;
}
