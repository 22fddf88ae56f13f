// The limit: rules and loops by hand that collect path and code of each error.
import { loops } from '../loops.mjs';
import { isContainer } from '../pure-rules.mjs';

export const isNumber = (value) => typeof value === 'string' && isContainer(value);
export const { checkBill, checkRows } = loops((path, code) => ({ path, code }));
export const countOf = (result) => result?.length ?? 0;
export const pathsOf = (result) => (result ?? []).map(({ path }) => path);
