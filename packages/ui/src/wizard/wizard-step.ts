import type { ReactNode } from 'react';

/** true or nothing where a step holds; false where its fields say what is wrong; a text that says it */
export type StepAnswer = boolean | string | undefined;

export interface WizardStep {
  /** as it stands in an address */
  id: string;
  title: string;
  /** a line under the title, among the steps */
  note?: string | undefined;
  /** the fields; what was reached stays in the page, so that nothing that was typed is lost */
  content: ReactNode;
  /** asked before the next step: `() => form.trigger(['port'])` of react-hook-form, or anything else */
  validate?: (() => StepAnswer | Promise<StepAnswer>) | undefined;
  /** what was written, for the last look: a `DescriptionList` */
  summary?: ReactNode;
}

/** The id of the last look, in an address too. */
export const REVIEW = 'review';

/** Of a step what is against going on; undefined where nothing is. */
export async function troubleOf({ validate }: Pick<WizardStep, 'validate'>): Promise<string | undefined> {
  const answer = await validate?.();
  if (answer === false) return '';
  return typeof answer === 'string' ? answer : undefined;
}
