import { useState, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';

type Read = (name: string) => unknown;

/** Whether a change of one field may be a change of another: a list and what stands in it. */
const isPart = (one: string, other: string) => one === other || one.startsWith(`${other}.`);

function valuesOf({ getValues, subscribe }: Pick<UseFormReturn, 'getValues' | 'subscribe'>) {
  const asked = new Map<string, unknown>();
  const reader = (): Read => (name) => {
    const value: unknown = getValues(name);
    asked.set(name, value);
    return value;
  };
  let read = reader();
  return {
    read: () => read,
    subscribe: (changed: () => void) => {
      const renew = () => {
        read = reader();
        changed();
      };
      const stop = subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (!name || [...asked.keys()].some((one) => isPart(name, one) || isPart(one, name))) renew();
        },
      });
      // An effect of a child may have set one before anybody listened.
      if ([...asked].some(([name, value]) => !Object.is(getValues(name), value))) renew();
      return stop;
    },
  };
}

/**
 * Reads values of a form while drawing. A change of one that was read gives another function, so that neither a `memo` nor
 * React's compiler keeps what the last one said, as they would with `watch`; what nobody read draws nothing.
 */
export function useValues(methods: UseFormReturn): Read {
  const [values] = useState(() => valuesOf(methods));
  return useSyncExternalStore(values.subscribe, values.read, values.read);
}
