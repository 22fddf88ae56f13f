import { useState } from 'react';
import type { MessageLine } from './open-message.tsx';

interface Stayed {
  readonly line: MessageLine;
  /** where it stood when it was opened */
  readonly at: number;
}

/** What was opened stays where it stood, though its list holds it no longer, until the list is left or filtered anew. */
export function useStaying(lines: readonly MessageLine[], filter: string) {
  const [kept, setKept] = useState<{ filter: string; stayed: readonly Stayed[] }>({ filter, stayed: [] });
  const stayed = kept.filter === filter ? kept.stayed : [];
  const without = (gone: number) => stayed.filter(({ line }) => line.id !== gone);
  const shown = lines.filter(({ id }) => !stayed.some(({ line }) => line.id === id));
  for (const { line, at } of [...stayed].sort((one, other) => one.at - other.at))
    shown.splice(at, 0, lines.find(({ id }) => id === line.id) ?? line);
  return {
    shown,
    keep(id: number) {
      const at = shown.findIndex((line) => line.id === id);
      const line = shown[at];
      if (line) setKept({ filter, stayed: [...without(id), { line: { ...line, read: true }, at }] });
    },
    forget: (id: number) => setKept({ filter, stayed: without(id) }),
    forgetAll: () => setKept({ filter, stayed: [] }),
  };
}
