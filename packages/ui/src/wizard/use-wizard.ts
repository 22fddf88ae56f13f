import { useEffect, useRef, useState } from 'react';
import { troubleOf, type WizardStep } from './wizard-step.ts';

interface Trouble {
  id: string;
  /** empty where the fields say it */
  text: string;
}

interface Asked {
  steps: readonly WizardStep[];
  step: string | undefined;
  defaultStep: string | undefined;
  onStep: ((id: string) => void) | undefined;
  onFinish: () => unknown;
}

/** Where a wizard is, how far it was held good, and what is against going on. */
export function useWizard({ steps, step, defaultStep, onStep, onFinish }: Asked) {
  const [own, setOwn] = useState(defaultStep);
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  const [reached, setReached] = useState(0);
  const [trouble, setTrouble] = useState<Trouble>();
  const [busy, setBusy] = useState(false);
  const asking = useRef(false);

  const placeOf = (id: string | undefined) =>
    Math.max(
      0,
      steps.findIndex((one) => one.id === id),
    );
  const asked = placeOf(step ?? own);
  const open = steps.findIndex(({ id }) => !passed.has(id));
  // An address may ask for a step whose way there does not hold yet.
  const at = open < 0 ? asked : Math.min(asked, open);
  const mounted = Math.max(reached, asked);
  if (mounted !== reached) setReached(mounted);

  const go = (place: number) => {
    const target = steps[place];
    if (!target) return;
    setOwn(target.id);
    onStep?.(target.id);
  };
  /** Asks the steps from one to another; goes to the first that does not hold and answers false. */
  const hold = async (from: number, to: number): Promise<boolean> => {
    for (let place = from; place < to; place++) {
      const one = steps[place];
      if (!one) break;
      const text = await troubleOf(one);
      if (text !== undefined) {
        setPassed((before) => new Set([...before].filter((id) => id !== one.id)));
        setTrouble({ id: one.id, text });
        if (place !== asked) go(place);
        return false;
      }
      setPassed((before) => new Set(before).add(one.id));
    }
    return true;
  };
  /** One thing at a time: what is pressed meanwhile waits for nothing and does nothing. */
  const alone = async (work: () => Promise<unknown>) => {
    if (asking.current) return;
    asking.current = true;
    setBusy(true);
    setTrouble(undefined);
    try {
      await work();
    } finally {
      asking.current = false;
      setBusy(false);
    }
  };

  // Once for each step that is asked for too early; what stands in the fields is asked when somebody goes on.
  const tried = useRef<number>(undefined);
  useEffect(() => {
    if (at >= asked) tried.current = undefined;
    else if (tried.current !== asked) {
      tried.current = asked;
      void alone(() => hold(at, asked));
    }
  });

  return {
    at,
    reached: mounted,
    busy,
    trouble: trouble?.id === steps[at]?.id ? trouble : undefined,
    back: (place: number) => {
      if (asking.current) return;
      setTrouble(undefined);
      go(place);
    },
    next: () =>
      alone(async () => {
        if (at < steps.length - 1) {
          if (await hold(at, at + 1)) go(at + 1);
        } else if (await hold(0, steps.length)) await onFinish();
      }),
  };
}
