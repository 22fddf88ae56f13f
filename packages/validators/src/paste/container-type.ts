import { isoSizeType } from '../size-type.ts';
import { plainName } from './units.ts';

// Said names of the trade and how they are written.
const SAID = new Map(
  Object.entries({
    小柜: '20GP',
    大柜: '40GP',
    平柜: '40GP',
    高柜: '40HQ',
    超高柜: '45HQ',
  }),
);
const GROUPS: Record<string, string> = {
  普柜: 'GP',
  平柜: 'GP',
  干货柜: 'GP',
  高柜: 'HQ',
  高: 'HQ',
  冷柜: 'RF',
  冷高: 'RH',
  冷高柜: 'RH',
  开顶: 'OT',
  开顶柜: 'OT',
  框架: 'FR',
  框架柜: 'FR',
  罐柜: 'TK',
};
const TRADE = /^(?:10|20|40|45|48|53)(?:GP|DC|DV|DRY|SD|HQ|HC|HT|OT|FR|PL|RF|RE|RH|RQ|TK|NOR)$/;
const HAN_GROUP = /^(10|20|40|45|48|53)([\u4e00-\u9fff]+)$/;
const LONGEST = 16;
const ONLY_DIGITS = /^[0-9]*$/;

/** How a container type is written, from what people write: `40'HQ`, `1x40HQ` and 40尺高柜 (a 40 foot high cube) are 40HQ, ISO codes stay. Else undefined. */
export function containerTypeName(text: string): string | undefined {
  if (text.length > LONGEST || text.length < 2 || ONLY_DIGITS.test(text)) return undefined;
  const plain = plainName(text).replace(/^[0-9]{1,3}[X*×]/, '');
  const name = plain.replace(/['′’"″尺-]|英尺|FT(?=[A-Z])/g, '');
  const [, length = '', group = ''] = HAN_GROUP.exec(name) ?? [];
  const said = GROUPS[group] ? length + GROUPS[group] : SAID.get(name);
  if (said) return said;
  return TRADE.test(name) || isoSizeType.is(name) ? name : undefined;
}
