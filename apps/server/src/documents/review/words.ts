import type { BillMark, ComparedField, CosmeticKind, FieldComparison, Note } from '@lading/validators/bill';
import { LABELS, type Label, type Language, subLabel } from '../bill/labels.ts';

const one = ([zh, en]: Label, language: Language): string => (language === 'zh-CN' ? zh : en);

/** Fixed words of the list of differences. */
export const WORDS = {
  title: ['差异', 'Differences'],
  level: ['级别', 'Level'],
  bill: ['提单', 'Bill'],
  field: ['字段', 'Field'],
  place: ['位置', 'Path'],
  instruction: ['补料', 'Instruction'],
  draft: ['草单', 'Draft'],
  finding: ['说明', 'Finding'],
  decision: ['处理', 'Decision'],
  proposed: ['应改为', 'Should read'],
  reason: ['原因', 'Reason'],
  by: ['处理人', 'By'],
  at: ['时间', 'At'],
  answer: ['货代答复', 'Answer'],
  comments: ['备注', 'Comments'],
  booking: ['业务编号', 'Booking'],
  instructionVersion: ['补料版次', 'Instruction no.'],
  draftVersion: ['草单版次', 'Draft no.'],
  hash: ['草单 SHA-256', 'SHA-256 of the draft'],
  reviewer: ['核对人', 'Reviewer'],
  listedAt: ['导出时间', 'Taken at'],
  blocking: ['阻断', 'Blocking'],
  material: ['内容', 'Material'],
  cosmetic: ['格式', 'Form'],
  expected: ['通常', 'Usual'],
  same: ['一致', 'The same'],
  open: ['未处理', 'open'],
  ok: ['没有问题', 'looks right'],
  change: ['要求修改', 'change asked'],
  waived: ['放行', 'waived'],
  'request.open': ['已提交', 'sent'],
  'request.accepted': ['已接受', 'accepted'],
  'request.declined': ['不接受', 'declined'],
  typing: ['船公司录入错误', 'Carrier’s typing error'],
  outdated: ['草单用了旧补料', 'An old instruction was used'],
  ours: ['补料本身有误', 'Our instruction was wrong'],
  rules: ['目的港要求', 'Required at destination'],
  other: ['其他', 'Other'],
  none: ['没有差异。', 'No differences.'],
  noInstruction: ['没有补料可比。', 'There is no instruction to compare with.'],
  notTitle: ['提单核对单，非物权凭证', 'Bill review sheet, not a document of title'],
  extra: ['只在草单里有这一行', 'Only the draft has this row'],
  missing: ['草单里没有这一行', 'The draft does not have this row'],
} as const satisfies Record<string, Label>;
export type Word = keyof typeof WORDS;
export const word = (language: Language, name: Word): string => one(WORDS[name], language);

/** The word of a reason from the list; another reason is said as it was written. */
export const reasonWord = (language: Language, reason: string): string =>
  reason in WORDS ? word(language, reason as Word) : reason;

/** What was decided of a difference; one that has to be decided and is not is open. */
export function decisionOf(language: Language, field: FieldComparison, mark: BillMark | undefined): string {
  if (mark?.verdict) return word(language, mark.verdict.kind);
  const due = !field.expected && (field.class === 'blocking' || field.class === 'material');
  return due ? word(language, 'open') : '';
}

const KINDS: Record<CosmeticKind, Label> = {
  wrap: ['换行', 'line wrap'],
  case: ['大小写', 'case'],
  punct: ['标点', 'punctuation'],
  alias: ['代码别名', 'code alias'],
  format: ['写法', 'notation'],
};
/** What a difference of form is made of. */
export const kindWord = (language: Language, { kind, group }: FieldComparison): string =>
  kind ? one(KINDS[kind], language) : group === 'office' ? one(['不打印', 'not printed'], language) : '';

const PLACES = {
  placeReceipt: LABELS.placeReceipt,
  portStart: LABELS.portStart,
  portEnd: LABELS.portEnd,
  placeDelivery: LABELS.placeDelivery,
};
const OTHERS: Readonly<Record<string, Label>> = {
  goodsTypeName: ['货类', 'Cargo type'],
  blContract: ['制单人', 'Made by'],
  blTel: ['电话', 'Phone'],
  blEmail: ['邮箱', 'E-mail'],
  blDate: ['制单时间', 'Made at'],
  remark: ['备注', 'Remarks'],
  actualNumber: ['实收件数', 'Packages as received'],
  actualWeight: ['实收毛重 KGS', 'Gross weight as received KGS'],
  actualVolume: ['实收体积 CBM', 'Measurement as received CBM'],
};

function labelOf(field: ComparedField): Label {
  const place = /^(placeReceipt|portStart|portEnd|placeDelivery)(Code)?/.exec(field);
  if (place?.[1]) {
    const [zh, en] = PLACES[place[1] as keyof typeof PLACES];
    return place[2] ? [`${zh}代码`, `${en}, code`] : [zh, en];
  }
  return (LABELS as Readonly<Record<string, Label>>)[field] ?? OTHERS[field] ?? [field, field];
}

const rowOf = (path: string): string => /\[([^\]]*)\]/.exec(path)?.[1] ?? '';

/** `Seal no. · CSQU3054383`, `Description of goods · line 2`, `Total gross weight KGS`. */
export function nameOf(language: Language, { field, group, path, row }: FieldComparison): string {
  const [zh, en] = labelOf(field);
  if (group === 'totals') return one([`总${zh}`, `Total ${en.charAt(0).toLowerCase()}${en.slice(1)}`], language);
  const key = rowOf(path);
  if (group === 'cargo') {
    const line = Number(key.replace('+', '')) + 1;
    const what = row ? one(['货物一行', 'Line of cargo'], language) : one([zh, en], language);
    return key === '' ? what : `${what} · ${one([`第 ${line} 行`, `line ${line}`], language)}`;
  }
  const what = row && group === 'containers' ? one(['整箱', 'Whole container'], language) : one([zh, en], language);
  return key === '' ? what : `${what} · ${key.replace(/^\+/, '')}`;
}

/** Which bill of a booking: the main one, or one of its sub-bills. */
export const billName = (language: Language, position: number, number: string): string =>
  `${subLabel(language, position)} · ${number}`;

/** `Draft 3`, `草单第 3 版`. */
export function versionName(language: Language, name: 'instruction' | 'draft', version: number): string {
  return language === 'zh-CN' ? `${word(language, name)}第 ${version} 版` : `${word(language, name)} ${version}`;
}

/** `What was decided: why`, as a sentence begins. */
export function saying(language: Language, what: string, words = ''): string {
  const first = what.charAt(0).toUpperCase() + what.slice(1);
  return words ? `${first}${language === 'zh-CN' ? '：' : ': '}${words}` : first;
}

/** A note in words. */
function noteText(language: Language, { code, params }: Note): string {
  const zh = language === 'zh-CN';
  const sides = zh
    ? { left: '补料', right: '草单', both: '两边' }
    : { left: 'the instruction', right: 'the draft', both: 'both sides' };
  const side = 'side' in params ? sides[params.side] : '';
  switch (code) {
    case 'notPrinted':
      return zh ? '不印在提单上' : 'not printed on the bill';
    case 'schedule.changed':
      return zh ? '船公司可能已改配，请核对船期' : 'the carrier may have rolled the booking';
    case 'code.alias':
      return zh
        ? `${params.left} 与 ${params.right} 指同一个`
        : `${params.left} and ${params.right} stand for the same`;
    case 'party.sameAsConsignee': {
      const text = params.text.replace(/\s*[\r\n]+\s*/g, ', ');
      return zh ? `${side}写 SAME AS CONSIGNEE，即：${text}` : `${side} says SAME AS CONSIGNEE, which is: ${text}`;
    }
    case 'party.name':
      return zh ? '名称不同，不只是地址' : 'the name differs, not only the address';
    case 'hs.tail':
      return zh ? '前六位一致，后几位不同' : 'the first six digits agree, the rest does not';
    case 'hs.notInMaster':
      return zh ? `主单没有这些品目：${params.codes}` : `the master does not have these headings: ${params.codes}`;
    case 'container.checkDigit':
      return zh
        ? `校验位算得 ${params.expected}，${side}印 ${params.actual}`
        : `check digit works out as ${params.expected}; ${side} prints ${params.actual}`;
    case 'container.placeholder':
      return zh ? `${side}是占位箱号，还不是真箱` : `${side}: a placeholder, not a container`;
    case 'container.repeated':
      return zh ? `${side}里这个箱号出现 ${params.rows} 行` : `${side}: this number in ${params.rows} rows`;
    case 'seal.moved':
      return zh ? `封号 ${params.seal} 原在 ${params.from}` : `seal ${params.seal} stood on ${params.from}`;
    case 'seal.repeated':
      return zh
        ? `${side}里 ${params.container} 也用封号 ${params.seal}`
        : `${side}: seal ${params.seal} on ${params.container} too`;
    case 'totals.containers':
      return zh
        ? `${side}：货 ${params.goods}，箱 ${params.containers}，合计不符`
        : `${side}: cargo ${params.goods}, containers ${params.containers}; they do not add up`;
  }
}

/** All that is to be said of a difference beside its two values. */
export const findings = (language: Language, field: FieldComparison): string[] => [
  ...(field.row ? [word(language, field.row)] : []),
  ...(field.class === 'cosmetic' ? [kindWord(language, field)].filter(Boolean) : []),
  ...(field.notes ?? []).map((note) => noteText(language, note)),
];
