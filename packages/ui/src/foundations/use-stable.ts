import { useInsertionEffect, useState } from 'react';

type Calls = Readonly<Record<string, (...args: never[]) => unknown>>;

/** Functions that stay the same, each of which calls the latest of its name. */
function stableCalls<Actions extends object>(given: Actions) {
  let latest = given as unknown as Calls;
  const names = Object.keys(given);
  const calls = Object.fromEntries(names.map((name) => [name, (...args: never[]) => latest[name]?.(...args)]));
  return {
    calls: calls as unknown as Actions,
    update: (next: Actions) => {
      latest = next as unknown as Calls;
    },
  };
}

/** An object of functions that stays the same while what they do is always the latest, so that a hundred cards need not be drawn anew. */
export function useStable<Actions extends object>(given: Actions): Actions {
  const [stable] = useState(() => stableCalls(given));
  // Before any other effect may call one of them.
  useInsertionEffect(() => stable.update(given));
  return stable.calls;
}
