import { forbidden } from '../http/failure.ts';
import type { Caller } from '../http/mount.ts';
import type { Visitor } from './session.ts';

/** What each role is granted; the three codes that the page appends never open a call. */
const ROLES = {
  customer: ['order:view', 'bill:view', 'bill:confirm', 'settlement:view', 'settlement:confirm', 'message:view'],
  staff: ['bill:issue', 'message:send', 'message:view'],
} as const;

export type Code = (typeof ROLES)[keyof typeof ROLES][number];

/** The permission codes of a user: those of the role, then those granted one by one. */
export const codesOf = ({ role, codes }: { role: keyof typeof ROLES; codes: readonly string[] }): string[] => [
  ...new Set<string>([...ROLES[role], ...codes]),
];

export interface Member extends Visitor {
  readonly customerId: number;
}

/** The caller as someone of a customer who holds a code; 403 for everybody else. */
export function granted({ visitor }: Caller, code: Code): Member {
  if (!visitor?.codes.includes(code) || visitor.customerId === null) throw forbidden();
  return { ...visitor, customerId: visitor.customerId };
}
