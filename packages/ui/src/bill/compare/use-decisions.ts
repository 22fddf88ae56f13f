import { useState } from 'react';
import type { Outcome } from '../use-copy-confirm.ts';

type Step = 'send' | 'approve';

/** The two decisions of a review, one at a time; a refusal is kept in the server's words until the next try. */
export function useDecisions() {
  const [running, setRunning] = useState<Step>();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (step: Step, call: () => Promise<Outcome>) => {
    if (running) return;
    setRunning(step);
    setFailure(undefined);
    const outcome = await call().catch((error: Error): Outcome => ({ ok: false, message: error.message }));
    setRunning(undefined);
    setAsking(false);
    if (!outcome.ok) setFailure(outcome.message);
  };
  return { running, asking, setAsking, failure, run };
}
