import { agreement, required } from './general.ts';

/** Every rule by its name. A bundle that needs one rule imports that rule; this object holds them all. */
export const rules = {
  required,
  agreement,
};

export type RuleName = keyof typeof rules;
