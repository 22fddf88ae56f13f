import { boxRule } from './bill-text-box.ts';
import { vague } from './vague-goods.ts';

/** Marks and numbers in the letters of `latinText`. Warns of more than 50 lines and 35 characters in a line, on a house bill of 512 characters. */
export const marks = /* @__PURE__ */ boxRule('marks', 'N/M', 50, undefined, 512);

const vagueGoods = /* @__PURE__ */ vague(
  'goods.vague',
  {
    US: /^(?:(?:accessor|daily necessit)(?:y|ies)|(?:gift|part)s?)$/i,
    EU: /^(?:(?:accessor|batter|commodit)(?:y|ies)|all kinds? of goods|apparel|as (?:ordered|per attached invoice)|box(?:es)?|cloth(?:es|ing)|consol(?:idated cargo)?|(?:electronic )?equipment|footwear|freight all kinds|general cargo|machinery|miscellaneous|see invoice|stuff|(?:adapter|article|(?:auto )?part|bag|cable|carton|chemical|component|consumer|(?:dangerous |various )?good|decoration|document|electronic|food(?:stuff)?|fruit|garment|gift|item|sample|shoe|textile|tool|vegetable)s?)$/i,
  },
  /([\r\n,;/&+]|\band\b)/i,
);

/**
 * Description of goods in the letters of `latinText`. Warns of more than 150 lines and 35 characters in a line, on a house bill of
 * 512 characters; with a `destination` also of words its customs reject where they stand alone.
 */
export const goods = /* @__PURE__ */ boxRule('goods', 'PLASTIC KITCHEN CONTAINERS', 150, vagueGoods, 512);
