import { useState } from 'react';
import type { ChangeReason } from './marks.ts';

interface Words {
  readonly value: string;
  readonly reason?: ChangeReason;
}

/** What is being written, apart from its editor: another draft may give that another place. */
export interface HalfWritten {
  get(): Words | undefined;
  keep(words: Words | undefined): void;
}

function holder(): HalfWritten {
  let kept: Words | undefined;
  return {
    get: () => kept,
    keep: (words) => {
      kept = words;
    },
  };
}

export const useHalfWritten = (): HalfWritten => useState(holder)[0];
