// The limit: rules and loops by hand that collect path and code of each error.
import { loops } from '../loops.mjs';

export { isNumber } from '../numbers/pure.mjs';

export const { checkBill, checkRows } = loops((path, code) => ({ path, code }));
export const countOf = (result) => result?.length ?? 0;
export const pathsOf = (result) => (result ?? []).map(({ path }) => path);
