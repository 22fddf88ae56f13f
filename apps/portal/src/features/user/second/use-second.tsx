import { createElement, type ReactNode, useState } from 'react';
import { useLate } from '../../../app/use-late.ts';
import { type LoginResult, useEnter } from '../enter/use-enter.ts';
import { isSecond, type Second } from './second.ts';

// Few are asked for it, and the first page is light without it.
const loadStep = async () => (await import('./second-step.tsx')).SecondStep;
const STEP_SAYS = ['second'] as const;

interface Entering {
  /** goes in with whoever has come, or on to the second step */
  goOn(came: LoginResult | Second): Promise<void>;
  /** the page of the second step, in place of the one that began */
  step: ReactNode;
}

/** How a way of logging in goes on, to what was `wanted`. */
export function useSecond(wanted: string | undefined): Entering {
  const enter = useEnter(wanted);
  const [second, setSecond] = useState<Second>();
  const Step = useLate(loadStep, second !== undefined, STEP_SAYS);
  return {
    goOn: async (came) => (isSecond(came) ? setSecond(came) : enter(came)),
    step: second && Step && createElement(Step, { second, onDone: enter, onBack: () => setSecond(undefined) }),
  };
}
