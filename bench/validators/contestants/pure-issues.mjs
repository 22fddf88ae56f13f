// The limit for what we say of an error: the same loops, and of each wrong value the same issue that checkRecord gives.
import { loops } from '../loops.mjs';
import { RULES } from './ours.mjs';

export const { checkBill, checkRows } = loops((path, kind, value) => ({
  ...(kind === 'required' ? { code: kind, params: {}, severity: 'error' } : RULES[kind].check(value)),
  path,
}));
export const countOf = (result) => result?.length ?? 0;
export const pathsOf = (result) => (result ?? []).map(({ path }) => path);
