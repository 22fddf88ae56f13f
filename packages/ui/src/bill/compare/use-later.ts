import { startTransition, useEffect, useState } from 'react';

/** False for the first drawing, true soon after: for what may come a moment later than the rest, and must not hold it up. */
export function useLater(): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => startTransition(() => setLater(true)), []);
  return later;
}
