import { useState } from 'react';
import { flagship } from '../fixtures.ts';
import type { Outcome } from '../use-copy-confirm.ts';
import { BillCompare } from './bill-compare.tsx';
import { draft, me, sides } from './fixtures.ts';
import { applyMark, type BillMarks, type MarkAction } from './marks.ts';
import type { BillCompareProps } from './types.ts';

const done = async (): Promise<Outcome> => ({ ok: true });

export interface OwnedProps extends Partial<BillCompareProps> {
  given?: BillMarks;
  /** hears of every step after it was kept */
  onStep?: (action: MarkAction, marks: BillMarks) => void;
}

/** The screen with an owner that keeps its marks, for stories and tests. */
export function OwnedCompare({ given = {}, onStep, ...props }: OwnedProps) {
  const [marks, setMarks] = useState(given);
  const keep = async (action: MarkAction): Promise<Outcome> => {
    const next = applyMark(marks, action, { author: me(), at: '2026-11-20T09:48:00+08:00' });
    setMarks(next);
    onStep?.(action, next);
    return { ok: true };
  };
  return (
    <BillCompare
      {...sides(flagship(), draft())}
      me={me()}
      facts={{ viewed: true, newest: true }}
      onMark={keep}
      onSend={done}
      onApprove={done}
      {...props}
      marks={marks}
    />
  );
}
