import { useState } from 'react';

/** A row that is being added, under the name of its sending: sent twice it is added once. */
export function useBlankRow<Row>(row: Row) {
  const [requestId, setRequestId] = useState<string>();
  return {
    blank: requestId === undefined ? undefined : row,
    /** of the row that is added; a change of an old one has no need of it, and gets any */
    requestIdOf: (id: number) => (id === 0 && requestId !== undefined ? requestId : crypto.randomUUID()),
    add: () => setRequestId(crypto.randomUUID()),
    close: () => setRequestId(undefined),
  };
}
