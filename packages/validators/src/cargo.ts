import { boxRule } from './bill-text-box.ts';

/** Marks and numbers in the letters of `latinText`. Warns of more than 50 lines and 35 characters in a line, on a house bill of 512 characters. */
export const marks = /* @__PURE__ */ boxRule('marks', 'N/M', 50, undefined, 512);

/**
 * Description of goods in the letters of `latinText`. Warns of more than 150 lines and 35 characters in a line, on a house bill of
 * 512 characters; with a `destination` also of words its customs reject where they stand alone.
 */
export const goods = /* @__PURE__ */ boxRule('goods', 'PLASTIC KITCHEN CONTAINERS', 150, 'goods.vague', 512);
