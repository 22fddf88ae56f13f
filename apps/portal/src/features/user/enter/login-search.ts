import { safeInternalPath } from '../../../access/safe-path.ts';

export const LOGIN_MODES = ['password', 'sms'] as const;
export type LoginMode = (typeof LOGIN_MODES)[number];

export const isLoginMode = (value: unknown): value is LoginMode => LOGIN_MODES.some((mode) => mode === value);

/** What the address of the login page may say: where it leads, and by which of its ways. */
export interface LoginSearch {
  redirect?: string | undefined;
  mode?: LoginMode | undefined;
}

export const loginSearch = (input: Record<string, unknown>): LoginSearch => ({
  redirect: safeInternalPath(input['redirect']),
  mode: isLoginMode(input['mode']) ? input['mode'] : undefined,
});
