import { type Code, error, type Issue } from '../issue.ts';

/** A code that needs no parameters beside the field: what a required field may say when it is empty. */
export type RequiredCode = {
  [C in Code]: C extends 'required' | 'agreement' | `required.${string}` ? C : never;
}[Code];

/** An issue and the field it is about, in the syntax of yup: `containers[3].ctnNo`; the record itself is `''`. */
export type RecordIssue<C extends Code = Code> = Issue<C> & { readonly path: string };

/** What is said of an empty field. */
export const missing = (code: RequiredCode): Issue => error(code, {}) as Issue<RequiredCode>;

/** The issue at a path; named one by one, the parts are copied in a third of the time. */
export const at = (path: string, { code, params, severity, index, length, suggestions }: Issue): RecordIssue =>
  ({ code, params, severity, index, length, suggestions, path }) as RecordIssue;
