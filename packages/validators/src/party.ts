import { boxRule } from './bill-text-box.ts';
import { vague } from './vague-goods.ts';

const vagueParty = /* @__PURE__ */ vague('party.vague', { EU: /^(?:n\/a|private|unknown)$/i }, /([\r\n])/);

/**
 * Name and address of a party in the letters of `latinText`. Warns of more than 6 lines, the box of an electronic bill (EDIFACT
 * C058 sends 5, some carriers print 2), of more than 35 characters in a line, and with a `destination` of what is no name there.
 */
export const shipper = /* @__PURE__ */ boxRule('shipper', 'NINGBO HAOYU HOMEWARE CO., LTD.', 6, vagueParty);
/** As `shipper`; `TO ORDER` may stand for a name. */
export const consignee = /* @__PURE__ */ boxRule('consignee', 'TO ORDER', 6, vagueParty);
/** As `shipper`; `SAME AS CONSIGNEE` may stand for a name. */
export const notify = /* @__PURE__ */ boxRule('notify', 'SAME AS CONSIGNEE', 6, vagueParty);
