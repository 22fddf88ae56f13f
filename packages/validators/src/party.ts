import { type BoxOptions, boxRule } from './bill-text-box.ts';
import { type Issue, warning } from './issue.ts';
import { vague } from './vague-goods.ts';

const vagueParty = /* @__PURE__ */ vague('party.vague', { EU: /^(?:n\/a|private|unknown)$/i }, /([\r\n])/);

const CODED = /\b(?:USCI|OC) ?\+ ?[0-9A-Z]/i;
/** A party that names nobody, so that another one of the bill is asked instead. */
export const namesNobody = (text: string): boolean => /^\s*(?:to (?:the )?order|same as)\b/i.test(text);

/** China's manifest wants a company code of each party that is a company, whatever way the cargo goes. */
export const withoutCode = (text: string): Issue[] =>
  CODED.test(text) || namesNobody(text) ? [] : [warning('party.noCode', { destination: 'CN' })];

const doubts = (text: string, options?: BoxOptions): Issue[] =>
  options?.destination === 'CN' ? withoutCode(text) : vagueParty(text, options);

/**
 * Name and address of a party in the letters of `latinText`. Warns of more than 6 lines, the box of an electronic bill (EDIFACT
 * C058 sends 5, some carriers print 2), of more than 35 characters in a line, and with a `destination` of what is no name there, or of a company without its code.
 */
export const shipper = /* @__PURE__ */ boxRule('shipper', 'NINGBO HAOYU HOMEWARE CO., LTD.', 6, doubts);
/** As `shipper`; `TO ORDER` may stand for a name. */
export const consignee = /* @__PURE__ */ boxRule('consignee', 'TO ORDER', 6, doubts);
/** As `shipper`; `SAME AS CONSIGNEE` may stand for a name. */
export const notify = /* @__PURE__ */ boxRule('notify', 'SAME AS CONSIGNEE', 6, vagueParty);
