import { error } from './issue.ts';
import type { Rule } from './rule.ts';
import { plainCapitals, writtenRule } from './written-code.ts';

// Height and type, then the words for them that follow the feet.
const TRADE = '2G1|GP|DC|DV|普|平 5G1|HQ|HC|高 2U1|OT|开顶 2P1|FR|框架 2T1|TK|罐 2R1|RF|冷 5R1|RH|RQ|冷高';

/** The code for a word of the trade: 45G1 for `40HQ`, `40' HC` or `40尺高柜` (a 40 foot high cube). */
function findTrade(text: string) {
  const [, feet, said = ''] =
    /^(20|4[05])(\D+)$/.exec(plainCapitals(text).replace(/[._/'’尺柜\p{space}\p{Pd}\p{DI}]/gu, '')) ?? [];
  const entry = TRADE.split(' ').find((words) => words.split('|').includes(said));
  // 45 feet are always high.
  if (!entry || (feet === '45' && entry < '5')) return undefined;
  const code = (feet === '45' ? 'L' : feet?.charAt(0)) + entry.slice(0, 3);
  return [code, error('sizeType.trade', { written: text.trim(), code }), true] as const;
}

// By the grammar 20GP would be 20 feet long and 8 feet high, but everybody who writes it means 8'6".
const TYPE =
  /^(?![24]0GP)[1-4A-HK-NP][024-689C-FL-NP](?:[ABGHPR-V]\d|AS|B[KU]|GP|H[IR]|P[CFLS]|R[EST]|SN|T[DGN]|UT|VH)$/;

/** Size and type of a container: length, height and width, type. The detailed code (45G1) and the group (45GP) are legal. */
export const isoSizeType: Rule = /* @__PURE__ */ writtenRule({
  name: 'isoSizeType',
  example: '45G1',
  standard: 'ISO 6346',
  family: 'sizeType',
  pattern: /^[1-4A-HK-NP][024-689C-FL-NP][ABGHPR-V][\dA-Z]$/,
  test: (text) => TYPE.test(text),
  more: (text) => (TYPE.test(text) ? null : error('sizeType.type', { type: text.slice(2) }, 2, 2)),
  early: findTrade,
});

// Types, each with the second letters of its groups for 0, 1, 2 …; the last one holds for all further digits.
const GROUPS = 'AS BUUK GP HRRRRRI PLFFCCS RETS SN TNNNDDDDG UT VH';

/**
 * The ISO 6346 group of a size and type, by which containers are compared: 45GP for 40HQ, 40HC, 45G1 and 45GP. Undefined
 * for anything else, and for 40NOR, which has no group of its own.
 */
export function containerGroup(text: string): string | undefined {
  const code = isoSizeType.normalize(text);
  if (!isoSizeType.is(code)) return undefined;
  const last = code.charAt(3);
  const letters = GROUPS.split(' ').find((type) => type.startsWith(code.charAt(2))) ?? '';
  return last > '9' ? code : code.slice(0, 3) + (letters[Number(last) + 1] ?? letters.at(-1));
}
