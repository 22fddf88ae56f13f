import type { Code } from '@lading/api-client/contract';

/** What each role is granted; the codes of pages never open a call. */
export const ROLES: Readonly<Record<string, readonly Code[]>> = {
  customer: ['order:view', 'bill:view', 'bill:confirm', 'settlement:view', 'settlement:confirm', 'message:view'],
  staff: ['bill:issue', 'message:send', 'message:view'],
};

/** The permission codes of a user: those of the role, then those granted one by one. An unknown role is granted none. */
export const codesOf = ({ role, codes }: { role: string; codes: readonly string[] }): string[] => [
  ...new Set<string>([...(ROLES[role] ?? []), ...codes]),
];
