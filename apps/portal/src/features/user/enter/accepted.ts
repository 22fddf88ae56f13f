import { usePortal } from '../../../app/context.ts';

// Raised when the papers change, so that they are read again.
const VERSION = 1;

/** Whether the agreement was accepted on this device before, as a box to tick has it, and that it was now. */
export function useAccepted(): [accepted: true | undefined, accept: () => void] {
  const { storage } = usePortal();
  const item = storage.item('agreement', {
    version: VERSION,
    fallback: false,
    parse: (value) => (typeof value === 'boolean' ? value : undefined),
  });
  return [item.get() || undefined, () => item.set(true)];
}
