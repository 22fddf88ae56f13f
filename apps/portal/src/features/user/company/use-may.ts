import type { Code } from '@lading/api-client/contract';
import { rolesOf } from '../../../session/state.ts';
import { useSession } from '../../../session/use-session.ts';

/** Whether the reader holds a code. */
export const useMay = (code: Code): boolean => rolesOf(useSession()).includes(code);
