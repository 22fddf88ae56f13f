import { type Issue, type RuleName, rules } from '@lading/validators';
import { WEB_STATUS } from '@lading/validators/bill';
import { issueOf, recordResolver } from '@lading/validators/form';
import { messages } from '@lading/validators/messages/en-US';
import { type PastedRow, parseContainerList } from '@lading/validators/paste';
import { checkRecord, containerRecord, loginRecord } from '@lading/validators/record';
import { billSchema, type loginSchema } from '@lading/validators/yup';
import { useForm } from 'react-hook-form';
import type { InferType } from 'yup';

/** What the rule of that name says of a value, as the text to be formatted. */
export function saidOf(name: RuleName, value: unknown): string | null {
  const issue: Issue | null = rules[name].check(value);
  return issue && messages[issue.code];
}

export const container = rules.containerNumber.check('csqu3054383')?.suggestions?.[0];

/** The codes of what keeps a bill from being sent, by path. */
export async function codesOf(bill: unknown): Promise<Record<string, string | undefined>> {
  const problems = await billSchema('MBL')
    .validate(bill, { abortEarly: false })
    .then(
      () => [],
      (error: { inner: { path?: string; type?: string }[] }) => error.inner,
    );
  return Object.fromEntries(problems.map(({ path = '', type }) => [path, type]));
}

/** A form that checks the field that was left, and everything when it is sent. */
export function useLogin() {
  const { register, formState } = useForm({ resolver: recordResolver(loginRecord), mode: 'onBlur' });
  const { errors } = formState;
  return { register, issues: Object.values(errors).map((error) => issueOf(error)?.code) };
}

export type Login = InferType<typeof loginSchema>;

/** Rows for a table of containers from the clipboard, with what is wrong in them. */
export const pasted = (text: string): readonly (PastedRow['suggested'] & { wrong: number })[] =>
  parseContainerList(text).rows.map(({ suggested }) => ({
    ...suggested,
    wrong: checkRecord(containerRecord, suggested)?.length ?? 0,
  }));

export const isConfirmed = (status: number): boolean => status === WEB_STATUS.confirmed;
