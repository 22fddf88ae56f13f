import type { Code } from '@lading/api-client/contract';
import { rolesOf } from '../../../session/state.ts';
import { useSession } from '../../../session/use-session.ts';

/** Whether the reader holds one of the codes. */
export function useMay(...codes: readonly Code[]): boolean {
  const roles = rolesOf(useSession());
  return codes.some((code) => roles.includes(code));
}
