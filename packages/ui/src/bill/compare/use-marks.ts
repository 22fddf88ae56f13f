import { useMemo, useRef, useState } from 'react';
import type { Outcome } from '../use-copy-confirm.ts';
import { applyMark, type BillMarks, type MarkAction, type Signed } from './marks.ts';

interface Step {
  readonly id: number;
  readonly action: MarkAction;
  readonly signed: Signed;
}

export interface MarkFailure {
  readonly path: string;
  readonly message: string;
}

/**
 * Marks as they are felt: a step shows at once and is taken back with a message when it could not be kept. Steps whose answer is on its
 * way lie over the given marks, whatever others write meanwhile. The owner resolves a step when its marks hold it.
 */
export function useMarks(given: BillMarks, me: string, onMark: (action: MarkAction) => Promise<Outcome>) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [failure, setFailure] = useState<MarkFailure>();
  const next = useRef(0);
  const marks = useMemo(
    () => steps.reduce((all, step) => applyMark(all, step.action, step.signed), given),
    [given, steps],
  );

  const mark = async (action: MarkAction) => {
    const id = next.current++;
    setFailure(undefined);
    setSteps((before) => [...before, { id, action, signed: { author: me, at: new Date().toISOString() } }]);
    const outcome = await onMark(action).catch((error: Error): Outcome => ({ ok: false, message: error.message }));
    setSteps((before) => before.filter((step) => step.id !== id));
    if (!outcome.ok) setFailure({ path: action.path, message: outcome.message });
    return outcome.ok;
  };
  return { marks, mark, failure, dismiss: () => setFailure(undefined) };
}
