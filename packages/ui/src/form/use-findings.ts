import { issueOf, type Source } from '@lading/validators/form';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useIssueText } from '../i18n/rules.ts';
import type { Finding } from './field-props.ts';
import { errorsIn, inOrder } from './found.ts';
import { useAfterPress } from './use-after-press.ts';
import { useWarnings } from './use-warnings.ts';

// Stands for words that are being fetched in another language; a field that is wrong never looks right.
const PENDING = '…';

interface Findings {
  /** what keeps the form from being sent, in the order of the page */
  wrong: readonly Finding[];
  /** what should be looked at again */
  doubtful: readonly Finding[];
  /** asks about a field that was left */
  leave(name: string): void;
  /** asks again about a field of which something is said */
  change(name: string): void;
  /** asks for every warning, before the form is sent */
  askAll(): void;
}

/** What the rules and the server found in a form so far, in words, and when they are asked again. */
export function useFindings(methods: UseFormReturn, record: Source, order: readonly string[]): Findings {
  const issueText = useIssueText();
  const afterPress = useAfterPress();
  const { found, ask } = useWarnings(record, (name?: string) =>
    name === undefined ? methods.getValues() : methods.getValues(name),
  );
  const wrong = inOrder(errorsIn(methods.formState.errors), order)
    .map(({ name, error }): Finding => {
      const issue = issueOf(error);
      return { name, issue, words: issue ? issueText(issue) || PENDING : (error.message ?? '') };
    })
    .filter(({ words }) => words !== '');
  const doubtful = inOrder(found, order).map(({ name, issue }): Finding => ({ name, issue, words: issueText(issue) }));

  // One after the other: an answer about what stood there before must not come last.
  const checks = useRef<Promise<unknown>>(Promise.resolve());
  const check = (name: string) => {
    // A field may have been wrong because of another one, such as the repeated password.
    const again = wrong.filter(({ issue }) => issue).map((one) => one.name);
    const run = () => methods.trigger([...new Set([name, ...again])]);
    checks.current = checks.current.then(run, run);
    ask(name);
  };
  return {
    wrong,
    doubtful,
    leave: (name) => afterPress(() => check(name)),
    change: (name) => {
      if ([...wrong, ...doubtful].some((one) => one.name === name)) check(name);
    },
    askAll: () => ask(),
  };
}
