import { useEffect, useMemo, useRef, useState } from 'react';
import { applyMark, type BillMarks, type MarkAction, type Signed, type Verdict } from './marks.ts';
import type { MarkOutcome } from './types.ts';

interface Step {
  readonly id: number;
  readonly action: MarkAction;
  readonly signed: Signed;
}

/** A step that was not kept. */
export interface MarkFailure {
  readonly action: MarkAction;
  readonly message: string;
  /** the verdict of somebody else, which stands in its place */
  readonly theirs?: Verdict & Signed;
}

type ByPath<T> = Readonly<Record<string, T>>;

function without<T>(all: ByPath<T>, path: string): ByPath<T> {
  const { [path]: _, ...rest } = all;
  return path in all ? rest : all;
}

/** Verdicts of others that came while the reviewer was here, by path, until the reviewer marks there. */
function useArrivals(given: BillMarks, me: string) {
  const before = useRef(given);
  const [arrived, setArrived] = useState<ByPath<Signed>>({});
  useEffect(() => {
    const known = before.current;
    before.current = given;
    if (known === given) return;
    const came = Object.entries(given).flatMap(([path, { verdict }]) =>
      verdict && verdict.author !== me && verdict.at !== known[path]?.verdict?.at ? [[path, verdict] as const] : [],
    );
    if (came.length > 0) setArrived((all) => ({ ...all, ...Object.fromEntries(came) }));
  }, [given, me]);
  return { arrived, forget: (path: string) => setArrived((all) => without(all, path)) };
}

/**
 * Marks as they are felt: a step shows at once and is taken back with a message when it could not be kept. Steps whose answer is on its
 * way lie over the given marks, whatever others write meanwhile. The owner resolves a step when its marks hold it.
 */
export function useMarks(
  given: BillMarks,
  me: string,
  onMark: (action: MarkAction, seen: string | null) => Promise<MarkOutcome>,
) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [failures, setFailures] = useState<ByPath<MarkFailure>>({});
  const { arrived, forget } = useArrivals(given, me);
  const next = useRef(0);
  const marks = useMemo(
    () => steps.reduce((all, step) => applyMark(all, step.action, step.signed), given),
    [given, steps],
  );
  const dismiss = (path: string) => setFailures((all) => without(all, path));

  const mark = async (action: MarkAction, over?: Signed) => {
    const id = next.current++;
    const { path } = action;
    dismiss(path);
    forget(path);
    setSteps((before) => [...before, { id, action, signed: { author: me, at: new Date().toISOString() } }]);
    const seen = over?.at ?? given[path]?.verdict?.at ?? null;
    const outcome = await onMark(action, seen).catch(
      (error: Error): MarkOutcome => ({ ok: false, message: error.message }),
    );
    setSteps((before) => before.filter((step) => step.id !== id));
    if (!outcome.ok) {
      const theirs = 'conflict' in outcome ? { theirs: outcome.conflict } : {};
      setFailures((all) => ({ ...all, [path]: { action, message: outcome.message, ...theirs } }));
    }
    return outcome.ok;
  };
  return { marks, mark, failures, arrived, dismiss };
}
