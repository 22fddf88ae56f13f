import type { Code } from '@lading/api-client/contract';
import { rolesOf } from './state.ts';
import { useSession } from './use-session.ts';

/** Whether the reader holds one of the codes. */
export function useMay(...codes: readonly Code[]): boolean {
  const roles = rolesOf(useSession());
  return codes.some((code) => roles.includes(code));
}
