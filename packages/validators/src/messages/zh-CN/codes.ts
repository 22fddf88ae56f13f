import type {
  AirWaybillIssues,
  EoriIssues,
  HsIssues,
  ImoIssues,
  SealIssues,
  UnLocodeIssues,
  UsccIssues,
  VgmIssues,
} from '../../issues/codes.ts';
import * as written from './written.ts';

const seal = '封号';
const hs = 'HS编码';
const place = '地点代码';
const imo = 'IMO编号';
const waybill = '空运单号';
const uscc = '统一社会信用代码';

type Codes = SealIssues &
  HsIssues &
  UnLocodeIssues &
  ImoIssues &
  AirWaybillIssues &
  UsccIssues &
  EoriIssues &
  VgmIssues;

export const codes: Record<keyof Codes, string> = {
  'seal.chars': '封号只能有英文字母和数字，第{position}位不能是“{character}”',
  'seal.separators': '每格只填一个封号，只有字母和数字，请去掉第{position}位的空格、横线或其他符号',
  'seal.fullWidth': written.fullWidth(seal),
  'seal.tooLong': '封号最多{max}位，现在是{actual}位',
  'seal.long': '多数船公司的封号最多{max}位，现在是{actual}位，请核对',
  'seal.several': '每格只填一个封号，这里有{count}个，请分行填写',
  'hs.chars': 'HS编码只能有数字，请去掉或改正第{position}位的“{character}”',
  'hs.fullWidth': written.fullWidth(hs),
  'hs.lookalike': written.lookalike(hs),
  'hs.length': 'HS编码至少{expected}位数字，现在只有{actual}位',
  'hs.several': '每格只填一个HS编码，这里有{count}个，请分行填写',
  'hs.chapter':
    '第{chapter}章{chapter, select, 98 {由各国自行编制，国外海关可能不认} 99 {由各国自行编制，国外海关可能不认} other {在协调制度中不存在}}，请核对HS编码的前两位',
  'hs.digits': 'HS编码一般为6、8、10或12位，现在是{actual}位，请核对',
  'unLocode.chars': '地点代码是2位国家代码加3位大写字母或2到9的数字，第{position}位不能是“{character}”',
  'unLocode.case': written.small(place),
  'unLocode.separators': written.separators(place),
  'unLocode.fullWidth': written.fullWidth(place),
  'unLocode.lookalike': written.lookalike(place),
  'unLocode.length': '地点代码应为{expected}位，如CNNGB，现在只有{actual}位',
  'imo.chars': 'IMO编号只填7位数字，不写“IMO”，第{position}位不能是“{character}”',
  'imo.separators': written.separators(imo),
  'imo.fullWidth': written.fullWidth(imo),
  'imo.lookalike': written.lookalike(imo),
  'imo.length': written.length(imo),
  'imo.checkDigit': written.checkDigit(imo),
  'airWaybill.chars': '空运单号是3位加8位数字，第{position}位不能是“{character}”',
  'airWaybill.separators': '空运单号写成“020-12345675”，不加空格或其他符号',
  'airWaybill.fullWidth': written.fullWidth(waybill),
  'airWaybill.lookalike': written.lookalike(waybill),
  'airWaybill.length': '空运单号应为{expected}位数字，现在只有{actual}位',
  'airWaybill.checkDigit': written.checkDigit(waybill),
  'uscc.chars':
    '统一社会信用代码是18位数字和大写字母，第3到8位为数字，不用 I、O、S、V、Z，第{position}位不能是“{character}”',
  'uscc.case': written.small(uscc),
  'uscc.separators': written.separators(uscc),
  'uscc.fullWidth': written.fullWidth(uscc),
  'uscc.lookalike': written.lookalike(uscc),
  'uscc.length': written.length(uscc),
  'uscc.checkDigit': written.checkDigit(uscc),
  'eori.character': '第{position}个字符“{character}”不能用，EORI号只有大写字母和数字，如 DE5550142',
  'eori.country': 'EORI号应以欧盟国家代码、GB 或 XI 开头，如 DE5550142',
  'eori.length': 'EORI号含国家代码共3至17位，现有{actual}位',
  'vgm.zero': 'VGM必须大于0',
  'vgm.belowCargo': 'VGM {vgm} 千克小于货物毛重 {cargo} 千克，请核对',
  'vgm.belowTare': 'VGM {vgm} 千克小于货物毛重与箱皮重（{tare} 千克）之和 {least} 千克，请核对',
  'vgm.aboveMaxGross': 'VGM {vgm} 千克超过箱子的最大总重 {maxGross} 千克，请核对',
};
