import type { BillMark, ComparedField, CosmeticKind, FieldComparison, Note } from '@lading/validators/bill';
import { say } from '../../messages/say.ts';
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
  listedAt: ['导出时间', 'Exported at'],
  blocking: ['必改', 'Blocking'],
  material: ['内容', 'Material'],
  cosmetic: ['格式', 'Format'],
  expected: ['通常', 'Usual'],
  same: ['一致', 'The same'],
  open: ['未处理', 'open'],
  ok: ['没有问题', 'looks right'],
  change: ['改单', 'change requested'],
  waived: ['按草单接受', 'waived'],
  'request.open': ['已提交', 'sent'],
  'request.accepted': ['已接受', 'accepted'],
  'request.declined': ['未接受', 'declined'],
  typing: ['船公司录入错误', 'Carrier’s typing error'],
  outdated: ['草单用了旧补料', 'Draft made from an old instruction'],
  ours: ['补料本身有误', 'Our instruction was wrong'],
  rules: ['目的港要求', 'Required at destination'],
  other: ['其他', 'Other'],
  none: ['没有差异。', 'No differences.'],
  houses: ['主单与分单合计', 'Master against the sum of its house bills'],
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
  wrap: ['换行', 'line break'],
  case: ['大小写', 'upper or lower case'],
  punct: ['标点', 'punctuation'],
  alias: ['同义代码', 'equivalent code'],
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
  goodsTypeName: ['货物类型', 'Cargo type'],
  blContract: ['制单人', 'Bill maker'],
  blTel: ['电话', 'Phone'],
  blEmail: ['邮箱', 'E-mail'],
  blDate: ['制单日期', 'Bill date'],
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
    const what = row ? one(['货物行', 'Cargo line'], language) : one([zh, en], language);
    return key === '' ? what : `${what} · ${say(language, 'line', { line })}`;
  }
  const what = row && group === 'containers' ? one(['多出的箱', 'Extra container'], language) : one([zh, en], language);
  return key === '' ? what : `${what} · ${key.replace(/^\+/, '')}`;
}

/** The master against its house bills, by their numbers. */
export const kindsName = (language: Language, numbers: readonly string[]): string =>
  saying(language, word(language, 'houses'), numbers.join(language === 'zh-CN' ? '、' : ', '));

/** Which bill of a booking: the main one, or one of its sub-bills. */
export const billName = (language: Language, position: number, number: string): string =>
  `${subLabel(language, position)} · ${number}`;

/** `Draft 3`, `草单第 3 版`. */
export const versionName = (language: Language, name: 'instruction' | 'draft', version: number): string =>
  say(language, `version.${name}`, { version });

/** `What was decided: why`, as a sentence begins. */
export function saying(language: Language, what: string, words = ''): string {
  const first = what.charAt(0).toUpperCase() + what.slice(1);
  return words ? say(language, 'saying', { what: first, why: words }) : first;
}

/** A note in words; several lines of a text become one. */
function noteText(language: Language, { code, params }: Note): string {
  const values: Record<string, string | number> = { ...params };
  if ('side' in params) values.side = say(language, `side.${params.side}`);
  if ('text' in params) values.text = params.text.replace(/\s*[\r\n]+\s*/g, ', ');
  return say(language, `note.${code}`, values);
}

/** All that is to be said of a difference beside its two values. */
export const findings = (language: Language, field: FieldComparison): string[] => [
  ...(field.row ? [word(language, field.row)] : []),
  ...(field.class === 'cosmetic' ? [kindWord(language, field)].filter(Boolean) : []),
  ...(field.notes ?? []).map((note) => noteText(language, note)),
];
