import { safeInternalPath } from '../../../access/safe-path.ts';

/** What the address of the login page may say: where it leads, and by which of its ways unless by a password. */
export interface LoginSearch {
  redirect?: string | undefined;
  mode?: 'sms' | 'wechat' | undefined;
}

export const modeOf = (value: unknown): LoginSearch['mode'] =>
  value === 'sms' || value === 'wechat' ? value : undefined;

export const loginSearch = (input: Record<string, unknown>): LoginSearch => ({
  redirect: safeInternalPath(input['redirect']),
  mode: modeOf(input['mode']),
});
