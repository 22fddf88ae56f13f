import { useState } from 'react';

/** When the value was last another one, in ms. */
export function useSince(value: unknown): number {
  const [seen, setSeen] = useState(() => ({ value, at: Date.now() }));
  if (seen.value !== value) setSeen(() => ({ value, at: Date.now() }));
  return seen.at;
}
